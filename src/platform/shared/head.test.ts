import { expect, test } from 'vitest';
import { headMarkup, headTags, pageTitle, type Head } from './head.ts';

const head: Head = { title: 'Nieuws', platformName: 'Gemeente Voorbeeld', language: 'nl' };

function contentOf(full: Head, name: string): string | undefined {
  return headTags(full).find(({ attributes }) => (attributes['name'] ?? attributes['property']) === name)?.attributes['content'];
}

test('R2.53 the title of a page is its own title plus the name of the platform', () => {
  expect(headTags(head)[0]).toEqual({ tag: 'title', attributes: {}, text: 'Nieuws – Gemeente Voorbeeld' });
});

test.each([
  { title: '', platformName: 'Plein', expected: 'Plein' },
  { title: 'Plein', platformName: 'Plein', expected: 'Plein' },
  { title: ' Over ons ', platformName: '', expected: 'Over ons' },
])('a title without two different parts has no dash: "$title" on "$platformName"', ({ title, platformName, expected }) => {
  expect(pageTitle({ title, platformName })).toBe(expected);
});

test('R2.55 the description is a meta tag, and is left out when there is none', () => {
  expect(contentOf({ ...head, description: 'Wat er speelt.' }, 'description')).toBe('Wat er speelt.');
  expect(contentOf(head, 'description')).toBeUndefined();
});

test('R2.56 the social card shows title, description, address, site, language and picture', () => {
  const shared: Head = {
    ...head,
    description: 'Wat er speelt.',
    canonical: 'https://voorbeeld.nl/nieuws',
    socialCard: { image: { url: 'https://voorbeeld.nl/a/1', width: 1200, height: 630, alt: 'Het plein' } },
  };
  const card = Object.fromEntries(
    headTags(shared).flatMap(({ attributes }) => (attributes['property'] ? [[attributes['property'], attributes['content']]] : [])),
  );
  expect(card).toEqual({
    'og:type': 'website',
    'og:site_name': 'Gemeente Voorbeeld',
    'og:locale': 'nl_NL',
    'og:title': 'Nieuws',
    'og:description': 'Wat er speelt.',
    'og:url': 'https://voorbeeld.nl/nieuws',
    'og:image': 'https://voorbeeld.nl/a/1',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Het plein',
  });
  expect(contentOf(shared, 'twitter:card')).toBe('summary_large_image');
});

test('R2.56 a social card may speak for itself, and is small without a picture', () => {
  const shared: Head = { ...head, language: 'en', socialCard: { title: 'Read this', type: 'article' } };
  expect(contentOf(shared, 'og:title')).toBe('Read this');
  expect(contentOf(shared, 'og:type')).toBe('article');
  expect(contentOf(shared, 'og:locale')).toBe('en_GB');
  expect(contentOf(shared, 'twitter:card')).toBe('summary');
});

test('R2.57 the canonical address and its translations are links', () => {
  const tags = headTags({
    ...head,
    canonical: 'https://voorbeeld.nl/nieuws',
    alternates: [
      { language: 'nl', href: 'https://voorbeeld.nl/nieuws' },
      { language: 'en', href: 'https://voorbeeld.nl/en/nieuws' },
      { language: 'x-default', href: 'https://voorbeeld.nl/nieuws' },
    ],
  });
  const links = tags.filter(({ tag }) => tag === 'link').map(({ attributes: { rel, hreflang, href } }) => ({ rel, hreflang, href }));
  expect(links).toEqual([
    { rel: 'canonical', hreflang: undefined, href: 'https://voorbeeld.nl/nieuws' },
    { rel: 'alternate', hreflang: 'nl', href: 'https://voorbeeld.nl/nieuws' },
    { rel: 'alternate', hreflang: 'en', href: 'https://voorbeeld.nl/en/nieuws' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://voorbeeld.nl/nieuws' },
  ]);
});

test('R2.58 every size of the favicon is a link of its own', () => {
  const tags = headTags({
    ...head,
    icons: [
      { href: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { href: '/icon-32.png', sizes: '32x32', type: 'image/png' },
      { href: '/icon-180.png', sizes: '180x180', rel: 'apple-touch-icon' },
    ],
  });
  const icons = tags.filter(({ tag }) => tag === 'link').map(({ attributes: { rel, sizes, href } }) => [rel, sizes, href]);
  expect(icons).toEqual([
    ['icon', 'any', '/icon.svg'],
    ['icon', '32x32', '/icon-32.png'],
    ['apple-touch-icon', '180x180', '/icon-180.png'],
  ]);
});

test('R2.59 the theme colour is one tag, or one for each colour scheme', () => {
  expect(contentOf({ ...head, themeColor: { light: '#0b5' } }, 'theme-color')).toBe('#0b5');
  const both = headTags({ ...head, themeColor: { light: '#fff', dark: '#111' } }).filter(
    ({ attributes }) => attributes['name'] === 'theme-color',
  );
  expect(both.map(({ attributes: { content, media } }) => [content, media])).toEqual([
    ['#fff', '(prefers-color-scheme: light)'],
    ['#111', '(prefers-color-scheme: dark)'],
  ]);
});

test('a page that must not be found says so', () => {
  expect(contentOf({ ...head, robots: 'noindex' }, 'robots')).toBe('noindex');
});

test('what an editor wrote cannot break out of the head', () => {
  const hostile = headMarkup(headTags({ ...head, title: '</title><script>', description: '"><img onerror=x> & meer' }));
  expect(hostile).not.toContain('<script>');
  expect(hostile).not.toContain('<img');
  expect(hostile).toContain('<title>&lt;/title&gt;&lt;script&gt; – Gemeente Voorbeeld</title>');
  expect(hostile).toContain('content="&quot;&gt;&lt;img onerror=x&gt; &amp; meer"');
});

test('facts for search engines are blocks of data, and no word in them can end the block', () => {
  const markup = headMarkup(headTags({ ...head, structuredData: [{ '@type': 'NewsArticle', headline: '</script><script>alert(1)' }] }));
  const [, text = ''] = /<script type="application\/ld\+json" data-head="">(.*?)<\/script>/.exec(markup) ?? [];
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: '</script><script>alert(1)' });
  expect(markup.match(/<script/g)).toHaveLength(1);
});
