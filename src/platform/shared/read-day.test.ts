import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  '5-11-2026',
  '05-11-2026',
  ' 5/11/2026 ',
  '5.11.2026',
  '5 11 2026',
  '5 nov 2026',
  '5 Nov. 2026',
  '5 november 2026',
  '2026-11-05',
])('%s is the fifth of November', (text) => expect(readDay(text)).toBe('2026-11-05'));

test.each([
  ['1 mrt 2024', '2024-03-01'],
  ['1 maart 2024', '2024-03-01'],
  ['1 March 2024', '2024-03-01'],
  ['3 mei 1968', '1968-05-03'],
  ['3 May 1968', '1968-05-03'],
  ['29-2-2024', '2024-02-29'],
])('%s is %s', (text, day) => expect(readDay(text)).toBe(day));

test.each(['', '5-11', '5-11-26', '30-2-2026', '13-13-2026', '0-1-2026', '5 ma 2026', 'morgen', '5-11-2026-1', '-5-11-2026', '11-2026'])(
  '%s is no day',
  (text) => expect(readDay(text)).toBeUndefined(),
);
