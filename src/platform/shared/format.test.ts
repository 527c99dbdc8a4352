import { expect, test } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRecent,
  formatPercentage,
  formatTableDate,
  formatTime,
  formatWait,
  isoMoment,
} from './format.ts';
import { languages } from './language.ts';

const afternoon = new Date('2026-11-05T13:05:00Z');

/** Intl puts spaces in that do not break; a reader sees a space. */
function spaced(text: string): string {
  return text.replace(/\s/g, ' ');
}

function inBoth(write: (language: 'nl' | 'en') => string): string[] {
  return languages.map((language) => spaced(write(language)));
}

test('a date in running text', () => {
  expect(inBoth((language) => formatDate(language, afternoon))).toEqual(['5 november 2026', '5 November 2026']);
});

test('a date in a table cannot be misread', () => {
  expect(inBoth((language) => formatTableDate(language, afternoon))).toEqual(['05-11-2026', '5 Nov 2026']);
});

test('a date with its time', () => {
  expect(inBoth((language) => formatDateTime(language, afternoon))).toEqual(['5 november 2026 om 14:05', '5 November 2026 at 14:05']);
});

test('R1.28 the clock has 24 hours', () => {
  expect(inBoth((language) => formatTime(language, afternoon))).toEqual(['14:05', '14:05']);
  expect(inBoth((language) => formatTime(language, new Date('2026-11-04T23:05:00Z')))).toEqual(['00:05', '00:05']);
});

test('moments are shown in the time of Amsterdam, in summer and in winter', () => {
  expect(formatDateTime('nl', new Date('2026-07-01T22:30:00Z'))).toBe('2 juli 2026 om 00:30');
  expect(formatDateTime('nl', new Date('2026-10-25T00:30:00Z'))).toBe('25 oktober 2026 om 02:30');
  expect(formatDateTime('nl', new Date('2026-10-25T01:30:00Z'))).toBe('25 oktober 2026 om 02:30');
  expect(formatDateTime('nl', new Date('2026-10-25T02:30:00Z'))).toBe('25 oktober 2026 om 03:30');
});

test('a range names what differs once', () => {
  const to = new Date('2026-11-09T12:00:00Z');
  expect(inBoth((language) => formatDateRange(language, afternoon, to))).toEqual(['5–9 november 2026', '5 – 9 November 2026']);
  expect(inBoth((language) => formatDateRange(language, afternoon, afternoon))).toEqual(['5 november 2026', '5 November 2026']);
});

test('numbers, money and percentages', () => {
  expect(inBoth((language) => formatNumber(language, 1_234_567.5))).toEqual(['1.234.567,5', '1,234,567.5']);
  expect(inBoth((language) => formatMoney(language, 1234.5))).toEqual(['€ 1.234,50', '€1,234.50']);
  expect(inBoth((language) => formatPercentage(language, 0.456))).toEqual(['45,6%', '45.6%']);
});

test('sizes of files', () => {
  expect(inBoth((language) => formatBytes(language, 1536))).toEqual(['1,5 kB', '1.5 kB']);
  expect([0, 1, 999, 42 * 1024 ** 2, 3 * 1024 ** 3, 5000 * 1024 ** 3].map((bytes) => spaced(formatBytes('nl', bytes)))).toEqual([
    '0 byte',
    '1 byte',
    '999 byte',
    '42 MB',
    '3 GB',
    '5.000 GB',
  ]);
});

test('a file just over the limit does not read as one that fits', () => {
  expect(spaced(formatBytes('nl', 30 * 1024 ** 2))).toBe('30 MB');
  expect(spaced(formatBytes('nl', 30 * 1024 ** 2 + 1))).toBe('30,1 MB');
});

test('how long to wait is said in whole seconds, and from a minute and a half on in minutes', () => {
  expect(inBoth((language) => formatWait(language, 1))).toEqual(['1 seconde', '1 second']);
  expect(inBoth((language) => formatWait(language, 0.4))).toEqual(['1 seconde', '1 second']);
  expect(inBoth((language) => formatWait(language, 89))).toEqual(['89 seconden', '89 seconds']);
  expect(inBoth((language) => formatWait(language, 90))).toEqual(['2 minuten', '2 minutes']);
});

test.each([
  ['2026-11-18T07:41:00Z', 'vandaag 08:41', 'today 08:41'],
  // Midnight has passed here, and not yet where clocks stand still.
  ['2026-11-17T23:30:00Z', 'vandaag 00:30', 'today 00:30'],
  ['2026-11-17T22:30:00Z', 'gisteren 23:30', 'yesterday 23:30'],
  ['2026-11-13T12:00:00Z', '13 november', '13 November'],
  ['2025-12-13T12:00:00Z', '13 december 2025', '13 December 2025'],
])('%s is told as people say it on that day', (moment, nl, en) => {
  const now = new Date('2026-11-18T09:00:00Z');
  expect(formatRecent('nl', new Date(moment), now)).toBe(nl);
  expect(formatRecent('en', new Date(moment), now)).toBe(en);
});

test('a moment for machines says how far the clock here is from that of the world, in winter and in summer', () => {
  expect(isoMoment(new Date('2026-11-05T13:05:09Z'))).toBe('2026-11-05T14:05:09+01:00');
  expect(isoMoment(new Date('2026-07-05T22:30:00Z'))).toBe('2026-07-06T00:30:00+02:00');
});
