import type { APIRequestContext, Page } from '@playwright/test';
import { expect, lookSignedIn, test } from './support/test.ts';

const className = /_[\w-]{4}(?![\w-])/g;
const appScript = /<script[^>]+\/entry-browser-/;

interface MadePage {
  address: string;
  markup: string;
  stylesheets: string[];
  blocks: Set<string>;
}

async function get(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

async function made(request: APIRequestContext, address: string): Promise<MadePage> {
  const page = await get(request, address);
  const lists = [...page.matchAll(/data-lazy-list="([^"]+)"/g)].map(([, list = '']) => get(request, list));
  return {
    address,
    // With the lists that come after it.
    markup: [page, ...(await Promise.all(lists))].join(''),
    stylesheets: [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href),
    blocks: new Set([...page.matchAll(/data-block="([^"]+)"/g)].map(([, type = '']) => type)),
  };
}

async function locationsIn(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const xml = await get(request, sitemap);
  return [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
}

async function listedAddresses(request: APIRequestContext): Promise<string[]> {
  const parts = await locationsIn(request, '/sitemap.xml');
  return (await Promise.all(parts.map((part) => locationsIn(request, part)))).flat();
}

async function madeAll(request: APIRequestContext, addresses: readonly string[]): Promise<MadePage[]> {
  const pages: MadePage[] = [];
  for (const address of addresses) pages.push(await made(request, address));
  return pages;
}

/** As few pages as show every type of block, an item, a search and a statement. */
async function samplePages(request: APIRequestContext): Promise<string[]> {
  const addresses = (await listedAddresses(request)).filter((address) => !/^\/en\b/.test(address));
  const [items = [], others = []] = [true, false].map((isItem) => addresses.filter((address) => address.includes('/i/') === isItem));
  const pages = await madeAll(request, others);
  const shown = new Set<string>();
  const withNews = pages
    .toSorted((one, other) => other.blocks.size - one.blocks.size)
    .filter(({ blocks }) => {
      const isNew = !blocks.isSubsetOf(shown);
      blocks.forEach((type) => shown.add(type));
      return isNew;
    });
  return [...withNews.map(({ address }) => address), items[0] ?? '', '/search?q=haven', '/legal/privacy'];
}

const unlistedScreens = ['/search?q=haven', '/search?q=xqzzy', '/login', '/register', '/reset', '/een-pagina-die-er-niet-is'];

test('a visitor’s page links the styles of everything on it and of its late lists, in few files', async ({ request }) => {
  test.slow();
  const addresses = [...(await listedAddresses(request)), ...unlistedScreens];
  const classesOf = new Map<string, Set<string>>();
  const shown = new Set<string>();
  for (const { address, markup, stylesheets, blocks } of await madeAll(request, addresses)) {
    for (const href of stylesheets) if (!classesOf.has(href)) classesOf.set(href, new Set((await get(request, href)).match(className)));
    const known = stylesheets.reduce((all, href) => all.union(classesOf.get(href) ?? new Set()), new Set<string>());
    const used = new Set([...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...used.difference(known)], address).toEqual([]);
    expect(stylesheets.length, address).toBeLessThanOrEqual(6);
    const ofApp = stylesheets.filter((href) => href.includes('/entry-browser-'));
    expect(ofApp, `${address}: what the application shows by itself is for who has it`).toHaveLength(appScript.test(markup) ? 1 : 0);
    blocks.forEach((type) => shown.add(type));
  }
  expect(shown.size, [...shown].join()).toBeGreaterThan(12);
});

/** Lists far down come when somebody gets near them. */
async function untilListsAreHere(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('[data-lazy-list]').forEach((list) => list.scrollIntoView()));
  await expect(page.locator('[data-lazy-list]')).toHaveCount(0);
}

/** Pictures that are made for the first time keep the few lines to the server busy, and are not what this is about. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/a/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
}

test('who goes to a page with other blocks sees nothing of it before its styles are there', async ({ page }) => {
  test.slow();
  await withoutPictures(page);
  const addresses = await samplePages(page.request);
  await lookSignedIn(page, 'user', '/over-ons/over-deze-website');
  const links = page.locator('link[rel=stylesheet]');
  const linksBefore = await links.count();
  // At every change of the page, before the browser paints it.
  await page.evaluate(() => {
    const found = new Set<string>();
    const knownIn = new Map<string, string>();
    Object.assign(window, { found });
    function look(): void {
      for (const { href, cssRules } of document.styleSheets)
        if (href && !knownIn.has(href)) knownIn.set(href, [...cssRules].map(({ cssText }) => cssText).join());
      const known = [...knownIn.values()].join();
      for (const { classList } of document.querySelectorAll('#root [class]:not(svg, svg *)'))
        for (const name of classList) if (!known.includes(`.${name}`)) found.add(`${location.pathname} ${name}`);
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  });
  for (const address of addresses) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.getElementById('root')?.append(link);
      link.click();
      link.remove();
    }, address);
    await expect(page).toHaveURL(address);
    await untilListsAreHere(page);
  }
  expect(await page.evaluate(() => [...(window as unknown as { found: Set<string> }).found])).toEqual([]);
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(linked.length).toBeGreaterThan(linksBefore);
  expect(linked).toEqual([...new Set(linked)]);
});

test('the order in which the files after the first come does not change a page', async ({ page }) => {
  test.slow();
  for (const address of await samplePages(page.request)) {
    await page.goto(address);
    await untilListsAreHere(page);
    const changed = await page.evaluate(async () => {
      const elements = [...document.querySelectorAll('body, body *')];
      const before = elements.map((element) => getComputedStyle(element).cssText);
      const after = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].slice(1).toReversed();
      const loads = after.map((link) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        link.addEventListener('load', () => resolve(), { once: true });
        document.head.append(link);
        return promise;
      });
      await Promise.all(loads);
      return elements
        .filter((element, index) => getComputedStyle(element).cssText !== before[index])
        .map(({ tagName, className: names }) => `${tagName} ${String(names)}`);
    });
    expect(changed, address).toEqual([]);
  }
});
