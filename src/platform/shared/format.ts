import { localeOf, timeZone, type Language } from './language.ts';

/** Made once and kept: making a formatter costs far more than using it, and a page formats many dates. */
function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const formatter = made.get(language) ?? make(language);
    made.set(language, formatter);
    return formatter;
  };
}

function dates(nl: Intl.DateTimeFormatOptions, en = nl): (language: Language) => Intl.DateTimeFormat {
  const options = { nl, en };
  return perLanguage((language) => new Intl.DateTimeFormat(localeOf[language], { timeZone, hourCycle: 'h23', ...options[language] }));
}

function numbers(options: Intl.NumberFormatOptions): (language: Language) => Intl.NumberFormat {
  return perLanguage((language) => new Intl.NumberFormat(localeOf[language], options));
}

const longDates = dates({ dateStyle: 'long' });
const longMoments = dates({ dateStyle: 'long', timeStyle: 'short' });
const times = dates({ timeStyle: 'short' });

// British 05/11/2026 reads as the 11th of May elsewhere, so English tables name the month.
const tableDates = dates({ day: '2-digit', month: '2-digit', year: 'numeric' }, { day: 'numeric', month: 'short', year: 'numeric' });

/** 5 november 2026 · 5 November 2026 */
export function formatDate(language: Language, date: Date): string {
  return longDates(language).format(date);
}

const fullDates = dates({ dateStyle: 'full' });

/** donderdag 5 november 2026 · Thursday 5 November 2026 */
export function formatFullDate(language: Language, date: Date): string {
  return fullDates(language).format(date);
}

const hours = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/** The hour of the day here, from 0 to 23. */
export function hourOf(date: Date): number {
  return Number(hours.format(date));
}

/** 05-11-2026 · 5 Nov 2026 */
export function formatTableDate(language: Language, date: Date): string {
  return tableDates(language).format(date);
}

const isoDays = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** 2026-11-05: the day on which a moment falls here, as machines write it. */
export function isoDay(date: Date): string {
  return isoDays.format(date);
}

const isoParts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** 2026-11-05T14:05:00+01:00: a moment as clocks here had it, as machines write it. */
export function isoMoment(date: Date): string {
  const parts = Object.fromEntries(isoParts.formatToParts(date).map(({ type, value }) => [type, value]));
  const { hour, minute, second, timeZoneName = '' } = parts;
  return `${isoDay(date)}T${hour}:${minute}:${second}${timeZoneName.replace('GMT', '') || 'Z'}`;
}

/** 14:05 */
export function formatTime(language: Language, date: Date): string {
  return times(language).format(date);
}

/** 5 november 2026 om 14:05 · 5 November 2026 at 14:05 */
export function formatDateTime(language: Language, date: Date): string {
  return longMoments(language).format(date);
}

const daysOfYear = dates({ day: 'numeric', month: 'long' });
const yearOf = (day: string) => day.slice(0, 4);
const nearDays = perLanguage((language) => new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' }));

/** vandaag 14:05 · gisteren 09:30 · 5 november · 5 november 2025: as people say it on the day of `now`. */
export function formatRecent(language: Language, date: Date, now: Date): string {
  const [day, today] = [isoDay(date), isoDay(now)];
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  if (daysAgo === 0 || daysAgo === 1) return `${nearDays(language).format(-daysAgo, 'day')} ${formatTime(language, date)}`;
  return yearOf(day) === yearOf(today) ? daysOfYear(language).format(date) : formatDate(language, date);
}

/** 5–9 november 2026 · 5 – 9 November 2026 */
export function formatDateRange(language: Language, from: Date, to: Date): string {
  return longDates(language).formatRange(from, to);
}

const plainNumbers = numbers({ maximumFractionDigits: 3 });
const money = numbers({ style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' });
const percentages = numbers({ style: 'percent', maximumFractionDigits: 1 });

/** 1.234.567,5 · 1,234,567.5 */
export function formatNumber(language: Language, value: number): string {
  return plainNumbers(language).format(value);
}

/** € 1.234,50 · €1,234.50 */
export function formatMoney(language: Language, euros: number): string {
  return money(language).format(euros);
}

/** 0.456 → 45,6% · 45.6% */
export function formatPercentage(language: Language, fraction: number): string {
  return percentages(language).format(fraction);
}

const waits = (['second', 'minute'] as const).map((unit) => numbers({ style: 'unit', unit, unitDisplay: 'long' }));

/** 1 seconde · 45 seconds · 2 minuten. Rounded up: who waits that long has waited long enough. */
export function formatWait(language: Language, seconds: number): string {
  const isShort = seconds < 90;
  return waits[isShort ? 0 : 1]?.(language).format(Math.ceil(isShort ? seconds : seconds / 60)) ?? '';
}

// Rounded up, so that a file just over a limit never reads as one that fits.
const sizes = (['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const).map((unit) =>
  numbers({ style: 'unit', unit, maximumFractionDigits: 1, roundingMode: 'ceil' }),
);

/** 1536 → 1,5 kB · 1.5 kB. Steps of 1024, as the limits are counted. */
export function formatBytes(language: Language, bytes: number): string {
  let amount = bytes;
  let step = 0;
  while (amount >= 1000 && step < sizes.length - 1) {
    amount /= 1024;
    step++;
  }
  return sizes[step]?.(language).format(amount) ?? '';
}
