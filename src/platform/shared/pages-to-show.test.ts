import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test.each([
  { current: 1, last: 0, shown: [] },
  { current: 1, last: 1, shown: [] },
  { current: 1, last: 2, shown: [1, 2] },
  { current: 1, last: 100, shown: [1, 2, 100] },
  { current: 4, last: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
  { current: 50, last: 100, shown: [1, 49, 50, 51, 100] },
  { current: 900, last: 3, shown: [1, 2, 3] },
])('on page $current of $last the pager offers $shown', ({ current, last, shown }) => {
  expect(pagesToShow(current, last)).toEqual(shown);
});
