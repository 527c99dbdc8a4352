import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

const origin = 'https://noorderhaven.test';
const both = { paths: { nl: '/over-ons', en: '/about-us' }, changedOn: { nl: '2026-11-05T13:05:00+01:00' } };

test('every language has an address of its own that names the other one', () => {
  const xml = sitemapXml([both], origin);
  expect(xml.match(/<loc>[^<]+<\/loc>/g)).toEqual([`<loc>${origin}/over-ons</loc>`, `<loc>${origin}/en/about-us</loc>`]);
  expect(xml.match(/hreflang="en" href="https:\/\/noorderhaven.test\/en\/about-us"/g)).toHaveLength(2);
  expect(xml.match(/hreflang="x-default" href="https:\/\/noorderhaven.test\/over-ons"/g)).toHaveLength(2);
  expect(xml).toContain('<lastmod>2026-11-05T12:05:00.000Z</lastmod>');
});

test('what is in Dutch alone has no English address', () => {
  expect(sitemapXml([{ paths: { nl: '/' }, changedOn: {} }], origin)).not.toContain('/en');
});

test('an address cannot break out of the file', () => {
  expect(sitemapXml([{ paths: { nl: '/a&b<c' }, changedOn: {} }], origin)).toContain(`<loc>${origin}/a&amp;b&lt;c</loc>`);
});

test('the index names every file, with the moment of its last change', () => {
  const xml = sitemapIndexXml(
    [
      { name: 'a.xml', changedOn: new Date('2026-11-05T12:05:00Z') },
      { name: 'b.xml', changedOn: undefined },
    ],
    origin,
  );
  expect(xml).toContain(`<sitemap><loc>${origin}/a.xml</loc><lastmod>2026-11-05T12:05:00.000Z</lastmod></sitemap>`);
  expect(xml).toContain(`<sitemap><loc>${origin}/b.xml</loc></sitemap>`);
});
