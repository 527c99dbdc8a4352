import { expect, test } from 'vitest';
import { icalOf } from './ical.ts';
import { rssOf, type FeedItem } from './rss.ts';

const item: FeedItem = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  shortId: '11111111111',
  title: 'Vis & <friet>; op “vrijdag”, échte',
  listItemTypeName: 'event',
  parentGuids: [],
  metadata: { description: 'Eén regel\nen nog een' },
  publishedOn: '2026-11-01T08:00:00.000Z',
  startsOn: '2026-11-18T18:30:00.000Z',
  endsOn: '2026-11-18T20:00:00.000Z',
  isHighlighted: false,
  picture: null,
  fields: { place: 'Raadzaal, stadhuis', isAllDay: false },
  language: 'nl',
  url: 'https://plein.test/agenda/i/5b0f1f8e-1111-4222-8333-444455556666/vis',
};

test('RSS: what people wrote is escaped, and what XML cannot hold is left out', () => {
  const title = `${item.title}\u0000\u000b\ud800`;
  const xml = rssOf({
    title: 'A & B',
    description: '',
    language: 'nl',
    url: 'https://plein.test/',
    selfUrl: 'https://plein.test/feed?a&b',
    items: [{ ...item, title }],
  });
  expect(xml).toContain('<title>Vis &amp; &lt;friet&gt;; op “vrijdag”, échte</title>');
  expect(xml).toContain('<title>A &amp; B</title>');
  expect(xml).toContain('href="https://plein.test/feed?a&amp;b"');
  expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 08:00:00 GMT</pubDate>');
  expect(xml).toContain(`<guid isPermaLink="false">urn:uuid:${item.guid}</guid>`);
});

const linesOf = (ical: string) => ical.replaceAll('\r\n ', '').split('\r\n');

test('iCal: moments in universal time, texts escaped', () => {
  const lines = linesOf(icalOf('Agenda', [item]));
  expect(lines).toContain('DTSTART:20261118T183000Z');
  expect(lines).toContain('DTEND:20261118T200000Z');
  expect(lines).toContain('SUMMARY:Vis & <friet>\\; op “vrijdag”\\, échte');
  expect(lines).toContain('DESCRIPTION:Eén regel\\nen nog een');
  expect(lines).toContain('LOCATION:Raadzaal\\, stadhuis');
  expect(lines).toContain(`UID:${item.guid}@plein.test`);
});

test('iCal: a line break in a title starts no line of its own', () => {
  expect(linesOf(icalOf('Agenda', [{ ...item, title: 'x\r\nATTACH:evil' }])).some((line) => line.startsWith('ATTACH'))).toBe(false);
});

test('iCal: whole days end with the day after the last', () => {
  const fields = { isAllDay: true };
  const lines = linesOf(icalOf('Agenda', [{ ...item, fields, startsOn: '2026-10-23T22:00:00.000Z', endsOn: '2026-10-25T22:30:00.000Z' }]));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261024');
  expect(lines).toContain('DTEND;VALUE=DATE:20261026');
});

test('iCal: no line is longer than 75 bytes, and no character is cut in two', () => {
  const ical = icalOf('Agenda', [{ ...item, title: 'é€😀'.repeat(60) }]);
  for (const line of ical.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(ical)).toContain(`SUMMARY:${'é€😀'.repeat(60)}`);
});

test('iCal: what has no start is left out', () => {
  expect(icalOf('Agenda', [{ ...item, startsOn: null }])).not.toContain('VEVENT');
});
