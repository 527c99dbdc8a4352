import { expect, test } from 'vitest';
import { withQueryOf } from './redirect.ts';

test.each([
  ['/nieuws', '?page=2', '/nieuws?page=2'],
  ['/nieuws#lijst', '?page=2', '/nieuws?page=2#lijst'],
  ['/nieuws?type=event', '?page=2', '/nieuws?type=event'],
  ['/nieuws', '', '/nieuws'],
])('to %s with %s leads to %s', (href, search, address) => {
  expect(withQueryOf(href, search)).toBe(address);
});
