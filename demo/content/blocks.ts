import { altOf, inLanguages, itemGuid, itemsIn, type Background, type Item } from './block-parts.ts';
import { rich } from './markup.ts';
import type { DemoBlock, Words } from './shapes.ts';

/**
 * Short ways to write building blocks by hand. The words of both languages stand together here; each function puts what is the same
 * in every language in `options` and the words in `content`.
 */

const optional = <K extends string, V>(key: K, value: V | undefined) => (value === undefined ? {} : { [key]: value });
const linkTo = (href: string | undefined) => (href === undefined ? undefined : { href });
const picture = (asset: string | undefined) => (asset === undefined ? undefined : { asset });

export function text(words: Words<string>, background: Background = 'none'): DemoBlock {
  return { type: 'text', options: { background }, content: inLanguages(words, (markup) => ({ text: rich(markup) })) };
}

export function image(asset: string, caption: Words<string>, shape: 'original' | 'wide' | 'landscape' | 'square' = 'landscape'): DemoBlock {
  return {
    type: 'image',
    options: { picture: { asset }, shape },
    content: inLanguages(caption, (line, language) => ({ picture: altOf(asset, language), caption: line })),
  };
}

interface GalleryOptions {
  variant: 'grid' | 'carousel';
  columns?: 2 | 3 | 4;
  shape?: 'landscape' | 'square';
  background?: Background;
}

export function gallery(
  options: GalleryOptions,
  heading: Words<string>,
  pictures: Item<{ picture: string }, { caption: string }>[],
): DemoBlock {
  return {
    type: 'gallery',
    options: { ...options, items: pictures.map((item, index) => ({ guid: itemGuid(index), picture: { asset: item.picture } })) },
    content: inLanguages(heading, (line, language) => ({
      heading: line,
      items: itemsIn(
        pictures.map((item) => ({
          nl: { ...item.nl, picture: altOf(item.picture, 'nl') },
          ...(item.en && { en: { ...item.en, picture: altOf(item.picture, 'en') } }),
        })),
        language,
      ),
    })),
  };
}

export function video(href: string, poster: string, words: Words<{ title: string; note: string; transcript: string }>): DemoBlock {
  return {
    type: 'video',
    options: { video: { href }, poster: { asset: poster } },
    content: inLanguages(words, ({ title, note, transcript }, language) => ({
      title,
      note,
      poster: altOf(poster, language),
      transcript: rich(transcript),
    })),
  };
}

export function embed(href: string, words: Words<{ title: string; description: string }>): DemoBlock {
  return { type: 'embed', options: { source: { href } }, content: inLanguages(words, (own) => own) };
}

/** For content that has words in its items alone. */
const everyLanguage = { nl: '', en: '' };

export function buttons(items: Item<{ href: string; look?: 'primary' | 'secondary' }, { label: string }>[]): DemoBlock {
  return {
    type: 'button',
    options: {
      background: 'none',
      items: items.map(({ href, look = 'primary' }, index) => ({ guid: itemGuid(index), link: { href }, look })),
    },
    content: inLanguages(everyLanguage, (_, language) => ({ items: itemsIn(items, language) })),
  };
}

interface CardsOptions {
  variant?: 'links' | 'pictures';
  columns?: 2 | 3 | 4;
  background?: Background;
  more?: string;
}

export function cards(
  { more, variant = 'links', columns = 3, background = 'none' }: CardsOptions,
  words: Words<{ heading: string; more?: string }>,
  items: Item<{ href: string; picture?: string }, { title: string; text: string }>[],
): DemoBlock {
  return {
    type: 'cards',
    options: {
      background,
      variant,
      columns,
      ...optional('more', linkTo(more)),
      items: items.map((item, index) => ({
        guid: itemGuid(index),
        link: { href: item.href },
        ...optional('picture', picture(item.picture)),
      })),
    },
    // A picture on a card only decorates: its title already says where it leads.
    content: inLanguages(words, (own, language) => ({ ...own, items: itemsIn(items, language) })),
  };
}

export function quote(
  portrait: string | undefined,
  words: Words<{ text: string; source: string; role: string }>,
  background: Background = 'none',
): DemoBlock {
  return {
    type: 'quote',
    options: { background, ...optional('portrait', picture(portrait)) },
    content: inLanguages(words, (own) => ({ ...own, portrait: { alt: '' } })),
  };
}

interface Entry extends Words<{ title: string; text?: string }> {
  /** What unfolds within it. */
  entries?: Words<{ title: string; text: string }>[];
}

export function accordion(heading: Words<string>, entries: Entry[], background: Background = 'none'): DemoBlock {
  const flat = entries.flatMap((entry) => {
    const top = { entry, parent: undefined as Entry | undefined };
    return [top, ...(entry.entries ?? []).map((nested) => ({ entry: nested as Entry, parent: entry }))];
  });
  const guidOf = (entry: Entry | undefined) => (entry ? itemGuid(flat.findIndex((each) => each.entry === entry)) : null);
  const written = (words: { title: string; text?: string }) => ({
    title: words.title,
    ...optional('text', words.text && rich(words.text)),
  });
  const words = flat.map(({ entry }) => ({ nl: written(entry.nl), ...(entry.en && { en: written(entry.en) }) }));
  return {
    type: 'accordion',
    options: { background, items: flat.map(({ entry, parent }) => ({ guid: guidOf(entry), parentGuid: guidOf(parent) })) },
    content: inLanguages(heading, (line, language) => ({ heading: line, items: itemsIn(words, language) })),
  };
}
