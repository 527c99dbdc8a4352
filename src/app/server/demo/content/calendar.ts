import { localeOf, timeZone, type Language } from '#platform/shared/language.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof weekdays)[number];

/** Some days from now (before: negative), moved on to a weekday where one is named, at a time on Dutch clocks. */
export interface When {
  days: number;
  weekday?: Weekday;
  at?: string;
}

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

export function momentOf(now: Date, { days, weekday, at = '09:00' }: When): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const midnight = Math.floor(asDutchClock(now) / dayLength) * dayLength + days * dayLength;
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
  return deep(content, now) as T;
}

function deep(value: unknown, now: Date): unknown {
  if (typeof value === 'string') return writeDates(value, now);
  if (Array.isArray(value)) return value.map((each) => deep(each, now));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each, now)]));
}
