import { expect, test } from 'vitest';
import { momentOf, withDates } from './calendar.ts';

test.each([
  { now: '2026-11-16T22:30:00Z', when: { days: 0, at: '19:30' }, moment: '2026-11-16T18:30:00.000Z', name: 'winter time' },
  {
    now: '2026-11-16T23:30:00Z',
    when: { days: 0, at: '09:00' },
    moment: '2026-11-17T08:00:00.000Z',
    name: 'past midnight on Dutch clocks',
  },
  { now: '2026-07-01T10:00:00Z', when: { days: 2, at: '19:30' }, moment: '2026-07-03T17:30:00.000Z', name: 'summer time' },
  {
    now: '2026-10-20T10:00:00Z',
    when: { days: 10, at: '09:00' },
    moment: '2026-10-30T08:00:00.000Z',
    name: 'across the change of the clocks',
  },
  {
    now: '2026-11-16T10:00:00Z',
    when: { days: 3, weekday: 'sat', at: '11:00' },
    moment: '2026-11-21T10:00:00.000Z',
    name: 'the Saturday after',
  },
  {
    now: '2026-11-16T10:00:00Z',
    when: { days: 5, weekday: 'sat', at: '11:00' },
    moment: '2026-11-21T10:00:00.000Z',
    name: 'that very day',
  },
  { now: '2026-11-16T10:00:00Z', when: { lastOn: '04-24' }, moment: '2026-04-24T07:00:00.000Z', name: 'last spring' },
  { now: '2026-03-01T10:00:00Z', when: { lastOn: '04-24' }, moment: '2025-04-24T07:00:00.000Z', name: 'the spring before' },
  {
    now: '2026-11-16T10:00:00Z',
    when: { nextOn: '01-01', weekday: 'any', at: '12:00' },
    moment: '2027-01-01T11:00:00.000Z',
    name: 'next New Year, that very day',
  },
  { now: '2026-11-16T10:00:00Z', when: { days: 5 }, moment: '2026-11-23T08:00:00.000Z', name: 'a weekend ahead is over' },
  { now: '2026-11-16T10:00:00Z', when: { days: -1 }, moment: '2026-11-13T08:00:00.000Z', name: 'a weekend past has not begun' },
  {
    now: '2026-12-22T10:00:00Z',
    when: { days: 2 },
    moment: '2026-12-28T08:00:00.000Z',
    name: 'Christmas and the weekend after it are over',
  },
  {
    now: '2026-12-23T10:00:00Z',
    when: { days: 2, weekday: 'sat' },
    moment: '2027-01-02T08:00:00.000Z',
    name: 'the first Saturday after Boxing Day',
  },
  { now: '2027-03-24T10:00:00Z', when: { days: 3, weekday: 'mon' }, moment: '2027-04-05T07:00:00.000Z', name: 'not on Easter Monday' },
  { now: '2027-05-04T10:00:00Z', when: { days: 2, weekday: 'thu' }, moment: '2027-05-13T07:00:00.000Z', name: 'not on Ascension Day' },
  { now: '2028-02-29T10:00:00Z', when: { days: 366 }, moment: '2029-03-01T08:00:00.000Z', name: 'a year after a leap day' },
  {
    now: '2026-09-09T10:00:00Z',
    when: { lastOn: '09-08', weekday: 'sat' },
    moment: '2025-09-13T07:00:00.000Z',
    name: 'a Saturday that is still to come was last year',
  },
  {
    now: '2026-12-14T10:00:00Z',
    when: { nextOn: '12-15', weekday: 'sat' },
    moment: '2026-12-19T08:00:00.000Z',
    name: 'a Saturday that is still to come is this year',
  },
] as const)('$name', ({ now, when, moment }) => {
  expect(momentOf(new Date(now), when).toISOString()).toBe(moment);
});

test('dates in texts are written in their language', () => {
  const now = new Date('2026-11-16T10:00:00Z');
  const words = { nl: ['tot {nl:+23}', 'op zaterdag {nl:+3sat}'], en: { deep: 'until {en:+23}, {en:+60y}' }, on: now };
  expect(withDates(words, now)).toEqual({
    nl: ['tot 9 december', 'op zaterdag 21 november'],
    en: { deep: 'until 9 December, 15 January 2027' },
    on: now,
  });
});
