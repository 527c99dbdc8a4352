import { afterEach, beforeEach, expect, test } from 'vitest';
import { followLinks, logNavigationFailure } from './navigation.ts';

let root: HTMLElement;
let visited: string[];
let stop: () => void;
const logged: unknown[][] = [];

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  // Keeps the test page where it is: what is not followed here would be loaded by the browser.
  document.body.addEventListener('click', keepPage);
  visited = [];
  stop = followLinks({ root, navigate: (path) => void visited.push(path), write: (...entry) => logged.push(entry) });
});

afterEach(() => {
  stop();
  document.body.removeEventListener('click', keepPage);
  root.remove();
});

function keepPage(event: Event): void {
  event.preventDefault();
}

function link(attributes: Record<string, string>, content = 'Lees meer'): HTMLAnchorElement {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = content;
  root.append(element);
  return element;
}

function click(element: Element, init: MouseEventInit = {}): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
}

test('a place on this page is followed too, so that the history knows of it', () => {
  click(link({ href: '#inhoud' }));
  expect(visited).toEqual([`${location.pathname}${location.search}#inhoud`]);
});

test('a plain click on a link within the site is followed without a new document', () => {
  click(link({ href: '/nieuws?pagina=2#boven' }));
  expect(visited).toEqual(['/nieuws?pagina=2#boven']);
});

test('a click on something inside the link counts', () => {
  const element = link({ href: `${location.origin}/nieuws`, target: '_self' });
  const inner = document.createElement('span');
  element.replaceChildren(inner);
  click(inner);
  expect(visited).toEqual(['/nieuws']);
});

test.each<{ what: string; attributes: Record<string, string> }>([
  { what: 'a download', attributes: { href: '/a/1', download: '' } },
  { what: 'another window', attributes: { href: '/nieuws', target: '_blank' } },
  { what: 'another site', attributes: { href: 'https://example.org/nieuws' } },
  { what: 'an e-mail address', attributes: { href: 'mailto:a@example.org' } },
  { what: 'the top of this page', attributes: { href: '#' } },
  { what: 'a link that asks for a new document', attributes: { href: '/logout', 'data-full-load': '' } },
  { what: 'a path that reads as another site', attributes: { href: `${location.origin}//example.org` } },
  { what: 'a link that is being edited', attributes: { href: '/nieuws', contenteditable: 'true' } },
  { what: 'an anchor without address', attributes: {} },
])('$what is left to the browser', ({ attributes }) => {
  click(link(attributes));
  expect(visited).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    click(link({ href: '/nieuws' }), init);
    expect(visited).toEqual([]);
  },
);

test('a whole region can ask for new documents', () => {
  root.dataset['fullLoad'] = '';
  click(link({ href: '/nieuws' }));
  expect(visited).toEqual([]);
});

test('a click that somebody else already handled is not followed', () => {
  const element = link({ href: '/nieuws' });
  element.addEventListener('click', (event) => event.preventDefault());
  click(element);
  expect(visited).toEqual([]);
});

test('a click beside links does nothing', () => {
  click(root);
  expect(visited).toEqual([]);
});

test('R8.17 a navigation that fails is logged, without what the person searched for, and loaded as a document', async () => {
  stop();
  const loaded = new Promise<string>((resolve) => {
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        resolve(new URL((event as Event & { destination: { url: string } }).destination.url).pathname);
      },
      { once: true },
    );
  });
  stop = followLinks({ root, navigate: () => Promise.reject(new Error('chunk is gone')), write: (...entry) => logged.push(entry) });
  click(link({ href: '/zoeken?q=geheim' }));
  expect(await loaded).toBe('/zoeken');
  expect(logged).toEqual([[3, 'Navigation failed: /zoeken', expect.stringContaining('chunk is gone')]]);
});

test('R8.17 a failure on the way back is logged the same way', () => {
  const entries: unknown[][] = [];
  logNavigationFailure((...entry) => entries.push(entry), '/nieuws#boven', 'weg');
  expect(entries).toEqual([[3, 'Navigation failed: /nieuws', 'weg']]);
});
