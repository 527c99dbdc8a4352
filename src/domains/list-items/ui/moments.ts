import { formatDate, formatDateRange, formatTime } from '#platform/shared/format.ts';
import { type Language, localeOf, timeZone } from '#platform/shared/language.ts';
import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from '../messages/nl.ts';

type Texts = Translation<typeof nl>;

interface Moments {
  startsOn: string | null;
  endsOn: string | null;
  isAllDay: boolean;
}

/** 18 november 2026, 19:30 tot 21:00 uur; or from one day to another. */
export function whenOf({ startsOn, endsOn, isAllDay }: Moments, language: Language, t: Texts): string {
  if (startsOn === null) return '';
  const from = new Date(startsOn);
  const to = new Date(endsOn ?? startsOn);
  if (formatDate(language, from) !== formatDate(language, to)) return formatDateRange(language, from, to);
  const day = formatDate(language, from);
  return isAllDay ? day : `${day}, ${timesOf({ startsOn, endsOn, isAllDay }, language, t)}`;
}

/** 19:30 uur, or 19:30 tot 21:00 uur. Empty for a whole day. */
export function timesOf({ startsOn, endsOn, isAllDay }: Moments, language: Language, t: Texts): string {
  if (startsOn === null || isAllDay) return '';
  const from = formatTime(language, new Date(startsOn));
  return endsOn === null ? t.atTime(from) : t.fromTo(from, formatTime(language, new Date(endsOn)));
}

const partsOf = {
  nl: new Intl.DateTimeFormat(localeOf.nl, { timeZone, day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat(localeOf.en, { timeZone, day: 'numeric', month: 'long' }),
};

/** For a leaf of a calendar. */
export function dayAndMonth(language: Language, moment: string): { day: string; month: string } {
  const parts = partsOf[language].formatToParts(new Date(moment));
  const part = (type: 'day' | 'month') => parts.find((each) => each.type === type)?.value ?? '';
  return { day: part('day'), month: part('month') };
}

/** A day without a time, as it is stored: 2026-11-18. Noon is the same day everywhere that matters. */
export function formatDay(language: Language, day: string): string {
  return formatDate(language, new Date(`${day}T12:00:00Z`));
}
