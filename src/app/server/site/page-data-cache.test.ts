import { expect, test } from 'vitest';
import type { Page } from '#domains/pages/model/page.ts';
import { PageDataCache } from './page-data-cache.ts';

const pageOf = (title: string) => ({ title }) as Page;
const unread = () => Promise.reject(new Error('It was read again'));

test('a page is read once for each language', async () => {
  const pages = new PageDataCache(() => true);
  await pages.get('a', 'nl', async () => pageOf('Nieuws'));
  await pages.get('a', 'en', async () => pageOf('News'));
  expect([await pages.get('a', 'nl', unread), await pages.get('a', 'en', unread)]).toEqual([pageOf('Nieuws'), pageOf('News')]);
});

test('one that could not be read is read for the next reader', async () => {
  const pages = new PageDataCache(() => true);
  await expect(pages.get('a', 'nl', unread)).rejects.toThrow();
  expect(await pages.get('a', 'nl', async () => pageOf('Nieuws'))).toEqual(pageOf('Nieuws'));
});

test('of very many pages those that nobody asked for longest make room', async () => {
  const pages = new PageDataCache(() => true, 1000);
  await pages.get('home', 'nl', async () => pageOf('home'));
  for (let number = 0; number < 200; number++) {
    await pages.get(String(number), 'nl', async () => pageOf(String(number)));
    expect(await pages.get('home', 'nl', unread)).toEqual(pageOf('home'));
  }
  await expect(pages.get('0', 'nl', unread)).rejects.toThrow();
});

test('a page that is longer than all the room is given and not kept', async () => {
  const pages = new PageDataCache(() => true, 1000);
  await pages.get('home', 'nl', async () => pageOf('home'));
  expect(await pages.get('long', 'nl', async () => pageOf('a'.repeat(1000)))).toEqual(pageOf('a'.repeat(1000)));
  await expect(pages.get('long', 'nl', unread)).rejects.toThrow();
  expect(await pages.get('home', 'nl', unread)).toEqual(pageOf('home'));
});

test('while nothing is heard of the content version, a page is read for every reader', async () => {
  let isHeard = true;
  const pages = new PageDataCache(() => isHeard);
  await pages.get('a', 'nl', async () => pageOf('Nieuws'));
  isHeard = false;
  await expect(pages.get('a', 'nl', unread)).rejects.toThrow();
  isHeard = true;
  expect(await pages.get('a', 'nl', unread)).toEqual(pageOf('Nieuws'));
});
