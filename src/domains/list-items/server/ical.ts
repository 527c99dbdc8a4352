import { isoDay } from '#platform/shared/format.ts';
import type { FeedItem } from './rss.ts';

/** Events for a calendar (RFC 5545). What has no start is no event. */
export function icalOf(name: string, items: readonly FeedItem[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plein//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...items.flatMap((item) => (item.startsOn === null ? [] : eventLines(item, item.startsOn))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(item: FeedItem, startsOn: string): string[] {
  const { place = '', isAllDay = false } = item.fields as { place?: string; isAllDay?: boolean };
  return [
    'BEGIN:VEVENT',
    `UID:${item.guid}@${new URL(item.url).hostname}`,
    `DTSTAMP:${utc(item.publishedOn)}`,
    ...(isAllDay ? dayLines(startsOn, item.endsOn) : momentLines(startsOn, item.endsOn)),
    `SUMMARY:${escapeText(item.title)}`,
    ...(item.metadata.description ? [`DESCRIPTION:${escapeText(item.metadata.description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${item.url}`,
    'END:VEVENT',
  ];
}

function momentLines(startsOn: string, endsOn: string | null): string[] {
  return [`DTSTART:${utc(startsOn)}`, ...(endsOn === null ? [] : [`DTEND:${utc(endsOn)}`])];
}

/** Days, as they are counted here. The end is the day after the last one. */
function dayLines(startsOn: string, endsOn: string | null): string[] {
  const last = new Date(`${isoDay(new Date(endsOn ?? startsOn))}T12:00:00Z`);
  last.setUTCDate(last.getUTCDate() + 1);
  return [`DTSTART;VALUE=DATE:${digits(isoDay(new Date(startsOn)))}`, `DTEND;VALUE=DATE:${digits(last.toISOString().slice(0, 10))}`];
}

const digits = (text: string) => text.replace(/\D/g, '');

/** 20261118T183000Z */
function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** No line is longer than 75 bytes; the next begins with a space. Between characters, never within one. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
