import { localeOf, timeZone, type Language } from '#platform/shared/language.ts';
import { mapTexts } from './map-texts.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof weekdays)[number];

/**
 * Some days from now (before: negative), or the last or next time a date (`04-24`) comes round, for what belongs to a season. A town hall
 * is closed at weekends and on holidays, so whatever day it is installed on: what names no weekday is on a day of work, and what names one is on
 * the first that is no holiday. Only `any` is that very day. At a time on Dutch clocks.
 */
export type When = ({ days: number } | { lastOn: string } | { nextOn: string }) & { weekday?: Weekday | 'any'; at?: string };

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
  const { weekday } = when;
  const today = Math.floor(asDutchClock(now) / dayLength) * dayLength;
  if ('days' in when) return openDay(today + when.days * dayLength, weekday, when.days < 0 ? -1 : 1);
  const year = new Date(today).getUTCFullYear();
  const inYears = (date: string, step: 1 | -1) =>
    [year - 1, year, year + 1].map((each) => openDay(Date.parse(`${each}-${date}T00:00:00Z`), weekday, step));
  if ('lastOn' in when) return inYears(when.lastOn, -1).findLast((day) => day < today) ?? today;
  return inYears(when.nextOn, 1).find((day) => day >= today) ?? today;
}

/** The nearest day, this way or that, on which somebody is there; or the next one of the weekday that is asked for. */
function openDay(day: number, weekday: When['weekday'], step: 1 | -1): number {
  if (weekday === 'any') return day;
  if (weekday === undefined) return isWeekend(day) || isHoliday(day) ? openDay(day + step * dayLength, weekday, step) : day;
  const onWeekday = day + ((weekdays.indexOf(weekday) - new Date(day).getUTCDay() + 7) % 7) * dayLength;
  return isHoliday(onWeekday) ? openDay(onWeekday + dayLength, weekday, step) : onWeekday;
}

function isWeekend(day: number): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** New Year, King's Day, Liberation Day, Christmas and the evenings before; and how many days after Easter Sunday the others come. */
const holidays = ['01-01', '04-27', '05-05', '12-24', '12-25', '12-26', '12-31'];
const holidaysAfterEaster = [1, 39, 50];

function isHoliday(day: number): boolean {
  const date = new Date(day);
  if (holidays.includes(date.toISOString().slice(5, 10))) return true;
  return holidaysAfterEaster.includes((day - easterOf(date.getUTCFullYear())) / dayLength);
}

/** The Sunday after the first full moon of spring, as Gauss reckoned it; true from 1900 to 2099. */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = moon + sunday === 35 || (moon === 28 && sunday === 6 && year % 19 > 10);
  return Date.UTC(year, 2, 22 + moon + sunday - (isLate ? 7 : 0));
}

export function momentOf(now: Date, when: When): Date {
  const [hours = 0, minutes = 0] = (when.at ?? '09:00').split(':').map(Number);
  return fromDutchClock(dayOf(now, when) + (hours * 60 + minutes) * 60_000);
}

export function isoDayOf(now: Date, when: When): string {
  return momentOf(now, { ...when, at: '12:00' })
    .toISOString()
    .slice(0, 10);
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
