import { localeOf, timeZone, type Language } from '#platform/shared/language.ts';
import { mapTexts } from './map-texts.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof weekdays)[number];

/**
 * Some days from now (before: negative), or the last or next time a date (`04-24`) comes round, for what belongs to a season. Moved on
 * to a weekday where one is named, at a time on Dutch clocks.
 */
export type When = ({ days: number } | { lastOn: string } | { nextOn: string }) & { weekday?: Weekday; at?: string };

const dayLength = 24 * 60 * 60 * 1000;

const dutchClock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What Dutch clocks show, as if it were UTC: to count with. */
function asDutchClock(moment: Date): number {
  const parts = Object.fromEntries(dutchClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function fromDutchClock(shown: number): Date {
  const guess = new Date(shown);
  return new Date(shown - (asDutchClock(guess) - shown));
}

/** The beginning of the day, on Dutch clocks as if they were UTC. */
function dayOf(now: Date, when: When): number {
  const today = Math.floor(asDutchClock(now) / dayLength) * dayLength;
  if ('days' in when) return today + when.days * dayLength;
  const year = new Date(today).getUTCFullYear();
  const inYear = (offset: number) => Date.parse(`${year + offset}-${'lastOn' in when ? when.lastOn : when.nextOn}T00:00:00Z`);
  if ('lastOn' in when) return inYear(0) < today ? inYear(0) : inYear(-1);
  return inYear(0) >= today ? inYear(0) : inYear(1);
}

export function momentOf(now: Date, when: When): Date {
  const { weekday, at = '09:00' } = when;
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const midnight = dayOf(now, when);
  const wait = weekday === undefined ? 0 : (weekdays.indexOf(weekday) - new Date(midnight).getUTCDay() + 7) % 7;
  return fromDutchClock(midnight + wait * dayLength + (hours * 60 + minutes) * 60_000);
}

const marker = /\{(nl|en):([+-]\d+)(sun|mon|tue|wed|thu|fri|sat)?(y)?\}/g;

/** A date in a text moves along with the day on which the demo is made: `{nl:+23}` becomes `9 december`, `{nl:+23y}` has the year too. */
function writeDates(text: string, now: Date): string {
  return text.replaceAll(marker, (_, language: Language, days: string, weekday: Weekday | undefined, year: string | undefined) => {
    const format = new Intl.DateTimeFormat(localeOf[language], {
      timeZone,
      day: 'numeric',
      month: 'long',
      ...(year && { year: 'numeric' }),
    });
    return format.format(momentOf(now, { days: Number(days), at: '12:00', ...(weekday && { weekday }) }));
  });
}

/** The same content with the dates filled in, however deep they stand. */
export function withDates<T>(content: T, now: Date): T {
  return mapTexts(content, (text) => writeDates(text, now));
}
