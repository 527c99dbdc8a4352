import { localeOf, type Language } from './language.ts';

export interface HeadIcon {
  href: string;
  /** `32x32`, or `any` for a drawing that scales. */
  sizes: string;
  type?: string;
  /** `icon` unless said otherwise. */
  rel?: 'icon' | 'apple-touch-icon';
}

export interface SocialImage {
  url: string;
  width?: number;
  height?: number;
  alt?: string;
}

/** What a page says about itself to browsers, search engines and who shares it. */
export interface Head {
  /** Of the page alone; the platform's name is added. */
  title: string;
  /** Of the title, where it is not that of the page. */
  titleLanguage?: Language;
  platformName: string;
  language: Language;
  description?: string;
  /** Addresses are absolute: crawlers and social networks read them outside the site. */
  canonical?: string;
  alternates?: ReadonlyArray<{ language: Language | 'x-default'; href: string }>;
  robots?: string;
  /** What programs can follow, such as a list as RSS. */
  feeds?: ReadonlyArray<{ href: string; type: string; title: string }>;
  /** What a shared link looks like. The page's own title and description unless it says otherwise. */
  socialCard?: { title?: string; description?: string; type?: 'website' | 'article'; image?: SocialImage };
  themeColor?: { light: string; dark?: string };
  icons?: readonly HeadIcon[];
  /** What search engines read as facts: each an object of schema.org, as JSON-LD. */
  structuredData?: readonly object[];
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Marks the tags that are ours to replace; what others put in the head is left alone. */
export const ownTagMark = 'data-head';

/** `Nieuws – Gemeente Voorbeeld`; a page called like the platform does not say it twice. */
export function pageTitle({ title, platformName }: Pick<Head, 'title' | 'platformName'>): string {
  return [...new Set([title.trim(), platformName.trim()])].filter((part) => part !== '').join(' – ');
}

/** The tags of a head, the same for the server that prints them and the browser that updates them. */
export function headTags(head: Head): HeadTag[] {
  return [
    { tag: 'title', attributes: head.titleLanguage ? { lang: head.titleLanguage } : {}, text: pageTitle(head) },
    ...meta('name', { description: head.description, robots: head.robots }),
    ...link('canonical', head.canonical),
    ...(head.alternates ?? []).flatMap(({ language, href }) => link('alternate', href, { hreflang: language })),
    ...(head.feeds ?? []).flatMap(({ href, type, title }) => link('alternate', href, { type, title })),
    ...socialTags(head),
    ...themeTags(head.themeColor),
    ...(head.icons ?? []).flatMap(({ href, sizes, type, rel = 'icon' }) => link(rel, href, { sizes, ...(type && { type }) })),
    ...(head.structuredData ?? []).map(structuredTag),
  ];
}

/** A block of data: no browser runs it. Written so that nothing in it can end the element. */
function structuredTag(facts: object): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c');
  return { tag: 'script', attributes: { type: 'application/ld+json', [ownTagMark]: '' }, text };
}

/** The tags as HTML, with everything a person wrote escaped. */
export function headMarkup(tags: readonly HeadTag[]): string {
  let markup = '';
  for (const { tag, attributes, text } of tags) {
    markup += `<${tag}`;
    for (const name in attributes) markup += ` ${name}="${escaped(attributes[name] ?? '')}"`;
    markup += text === undefined ? '>' : `>${textIn(tag, text)}</${tag}>`;
  }
  return markup;
}

/** In a block of data a browser reads no entities. */
function textIn(tag: HeadTag['tag'], text: string): string {
  return tag === 'script' ? text : escaped(text);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function socialTags(head: Head): HeadTag[] {
  const { socialCard: card = {} } = head;
  const description = card.description ?? head.description;
  const { image } = card;
  return [
    ...meta('property', {
      'og:type': card.type ?? 'website',
      'og:site_name': head.platformName,
      'og:locale': localeOf[head.language].replace('-', '_'),
      'og:title': card.title ?? head.title,
      'og:description': description,
      'og:url': head.canonical,
      'og:image': image?.url,
      'og:image:width': image?.width?.toString(),
      'og:image:height': image?.height?.toString(),
      'og:image:alt': image?.alt,
    }),
    ...meta('name', { 'twitter:card': image ? 'summary_large_image' : 'summary' }),
  ];
}

function themeTags(color: Head['themeColor']): HeadTag[] {
  if (!color) return [];
  if (!color.dark) return meta('name', { 'theme-color': color.light });
  return (['light', 'dark'] as const).map((scheme) => ({
    tag: 'meta',
    attributes: {
      name: 'theme-color',
      content: color[scheme] ?? color.light,
      media: `(prefers-color-scheme: ${scheme})`,
      [ownTagMark]: '',
    },
  }));
}

function meta(key: 'name' | 'property', contents: Record<string, string | undefined>): HeadTag[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content ? [{ tag: 'meta' as const, attributes: { [key]: name, content, [ownTagMark]: '' } }] : [],
  );
}

function link(rel: string, href: string | undefined, more: Record<string, string> = {}): HeadTag[] {
  return href ? [{ tag: 'link', attributes: { rel, href, ...more, [ownTagMark]: '' } }] : [];
}
