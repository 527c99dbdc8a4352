import { expect, test } from 'vitest';
import { enhanceBackToList } from './back-to-list.enhance.ts';

function backFrom(cameFrom: string): string | null {
  const element = document.createElement('p');
  element.innerHTML = '<a href="/nieuws">Terug naar Nieuws</a>';
  enhanceBackToList(element, cameFrom);
  return element.querySelector('a')?.getAttribute('href') ?? null;
}

test('V16 who came from a topic of the list goes back to that topic', () => {
  expect(backFrom(`${location.origin}/nieuws?list=bestuur&p=2`)).toBe(`${location.origin}/nieuws?list=bestuur&p=2`);
});

test.each(['', `${location.origin}/nieuws`, `${location.origin}/search?q=haven`, 'https://elders.example/nieuws?list=bestuur'])(
  'who came from %j goes back to the list',
  (cameFrom) => {
    expect(new URL(backFrom(cameFrom) ?? '', location.origin).href).toBe(`${location.origin}/nieuws`);
  },
);
