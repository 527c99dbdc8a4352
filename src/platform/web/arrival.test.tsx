import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArrivals, type Arrivals } from './arrival.ts';

let arrivals: Arrivals;
let page: HTMLElement;
const ownAddress = location.href;

beforeEach(() => {
  history.replaceState(null, '', '/een');
  page = document.createElement('div');
  document.body.append(page);
  arrivals = createArrivals('first');
});

afterEach(() => {
  arrivals.stop();
  page.remove();
  history.replaceState(null, '', ownAddress);
  document.getElementById('plein-announcements')?.remove();
});

function show(html: string): void {
  page.innerHTML = html;
  const tall = document.createElement('div');
  tall.style.height = '5000px';
  page.append(tall);
}

async function scrollBy(top: number): Promise<void> {
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo({ top, behavior: 'instant' });
  await scrolled;
}

/** As a router does it: the address first, then the page, then word of it. */
function arrive(address: string, html: string, { key = 'default', isReturn = false } = {}): void {
  history.replaceState(null, '', address);
  show(html);
  arrivals.arrive({ key, title: 'Nieuws – Voorbeeld', hash: location.hash, isReturn });
}

test('focus goes to the heading of the new page, and not into the tab order', () => {
  arrive('/twee', '<header><h1>Logo</h1></header><main><h1>Nieuws</h1></main>');
  expect(document.activeElement?.textContent).toBe('Nieuws');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test('without a heading focus goes to the main part', () => {
  arrive('/twee', '<main><p>Zonder kop</p></main>');
  expect(document.activeElement?.localName).toBe('main');
});

test('the new title is announced politely, by a region that was there before', () => {
  const region = document.querySelector('[aria-live=polite][role=status]');
  expect(region?.textContent).toBe('');
  arrive('/twee', '<main><h1>Nieuws</h1></main>');
  expect(region?.textContent).toBe('Nieuws – Voorbeeld');
});

test('what is announced takes no room below the page, which would scroll for it', () => {
  show('<main><h1>Een</h1></main>');
  const region = document.querySelector('[aria-live=polite][role=status]');
  expect(region?.getBoundingClientRect().bottom).toBeLessThan(page.getBoundingClientRect().bottom);
});

test('a new page starts at its top', async () => {
  show('<main><h1>Een</h1></main>');
  await scrollBy(1_200);
  arrive('/twee', '<main><h1>Twee</h1></main>', { key: 'a' });
  expect(scrollY).toBe(0);
});

test('going back and forward finds the place where the reader was', async () => {
  show('<main><h1>Een</h1></main>');
  await scrollBy(1_200);
  arrive('/twee', '<main><h1>Twee</h1></main>', { key: 'a' });
  await scrollBy(300);
  arrive('/een', '<main><h1>Een</h1></main>', { key: 'first', isReturn: true });
  expect(scrollY).toBe(1_200);
  arrive('/twee', '<main><h1>Twee</h1></main>', { key: 'a', isReturn: true });
  expect(scrollY).toBe(300);
});

const longPage = '<main><h1>Nieuws</h1><div id="spacer"></div><h2 id="één">Verderop</h2></main>';

function stretch(): void {
  const spacer = document.getElementById('spacer');
  if (spacer) spacer.style.height = '2000px';
}

test('an address with a fragment leads to that part of the page', () => {
  history.replaceState(null, '', '/twee#één');
  show(longPage);
  stretch();
  arrivals.arrive({ key: 'a', title: 'Nieuws', hash: location.hash, isReturn: false });
  expect(document.activeElement?.id).toBe('één');
  expect(scrollY).toBeGreaterThan(1_500);
});

test('a link to a part of the same page leads there every time, and is not announced as a new page', async () => {
  show(longPage);
  stretch();
  history.replaceState(null, '', '/een#één');
  // The browser made this entry, so the router takes it for a return and knows no key for it.
  const toPart = { key: 'default', title: 'Nieuws', hash: location.hash, isReturn: true };
  arrivals.arrive(toPart);
  const place = scrollY;
  expect(place).toBeGreaterThan(1_500);
  await scrollBy(100);
  arrivals.arrive(toPart);
  expect(scrollY).toBe(place);
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('');
});

test('an entry without a key of its own does not take the place of another page', async () => {
  arrivals.stop();
  arrivals = createArrivals('default');
  show('<main><h1>Een</h1></main>');
  await scrollBy(1_200);
  arrive('/twee', '<main><h1>Twee</h1></main>', { key: 'a' });
  arrive('/twee#weg', '<main><h1>Twee</h1></main>', { key: 'default', isReturn: true });
  expect(scrollY).toBe(0);
});

test('a fragment that leads nowhere is no reason to fail', () => {
  arrive('/twee#%E0%A4%A', '<main><h1>Nieuws</h1></main>');
  expect(document.activeElement?.textContent).toBe('Nieuws');
});

test('the browser restores the place itself when the document is left', () => {
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
