import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headMarkup, headTags, type Head } from '#platform/shared/head.ts';
import { applyHead } from './head.ts';

const head: Head = {
  title: 'Nieuws',
  platformName: 'Voorbeeld',
  language: 'nl',
  description: 'Wat er speelt.',
  canonical: 'https://voorbeeld.nl/nieuws',
  icons: [{ href: 'data:,', sizes: '32x32' }],
};

const before = { title: document.title, lang: document.documentElement.lang };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  for (const element of document.head.querySelectorAll('[data-head], [data-other]')) element.remove();
  document.title = before.title;
  document.documentElement.lang = before.lang;
});

function description(): string | null | undefined {
  return document.head.querySelector('meta[name=description]')?.getAttribute('content');
}

function apply(next: Head): void {
  applyHead(next);
  vi.advanceTimersByTime(50);
}

test('R2.60 R9.28 changes of the head are applied once, 50 ms after the last', () => {
  apply({ ...head, title: 'Start' });
  const titles: string[] = [];
  vi.spyOn(document, 'title', 'set').mockImplementation((title) => titles.push(title));
  applyHead({ ...head, title: 'Een' });
  vi.advanceTimersByTime(40);
  applyHead({ ...head, title: 'Twee' });
  vi.advanceTimersByTime(49);
  expect(titles).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(titles).toEqual(['Twee – Voorbeeld']);
  vi.restoreAllMocks();
});

test('R2.53 R2.55 R2.57 a new page has its own title, language and tags, and loses those of the page before', () => {
  apply(head);
  expect(document.title).toBe('Nieuws – Voorbeeld');
  expect(document.documentElement.lang).toBe('nl');
  expect(description()).toBe('Wat er speelt.');

  apply({ title: 'About', platformName: 'Voorbeeld', language: 'en', canonical: 'https://voorbeeld.nl/en/about' });
  expect(document.title).toBe('About – Voorbeeld');
  expect(document.documentElement.lang).toBe('en');
  expect(description()).toBeUndefined();
  expect([...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual([
    'https://voorbeeld.nl/en/about',
  ]);
});

test('tags that the server printed are taken over, and what stays the same is left standing', () => {
  const printed = new DOMParser().parseFromString(headMarkup(headTags(head)), 'text/html');
  document.head.append(...printed.head.querySelectorAll('[data-head]'));
  const icon = document.head.querySelector('link[rel=icon]');
  const count = document.head.querySelectorAll('[data-head]').length;

  apply(head);
  expect(document.head.querySelectorAll('[data-head]')).toHaveLength(count);
  apply({ ...head, description: 'Iets anders.' });
  expect(description()).toBe('Iets anders.');
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
  expect(document.head.querySelector('link[rel=icon]')).toBe(icon);
});

test('tags of others are left alone', () => {
  const other = document.createElement('meta');
  other.name = 'description';
  other.content = 'Van een ander';
  other.dataset['other'] = '';
  document.head.append(other);
  apply(head);
  apply({ ...head, description: undefined });
  expect(description()).toBe('Van een ander');
});

test('facts for search engines are those of the new page alone', () => {
  const facts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
  apply({ ...head, structuredData: [{ '@type': 'BreadcrumbList', name: 'een' }] });
  const [first] = facts();
  apply({ ...head, structuredData: [{ '@type': 'BreadcrumbList', name: 'twee' }] });
  expect(facts()).toEqual([first?.replace('een', 'twee')]);
  apply(head);
  expect(facts()).toEqual([]);
});
