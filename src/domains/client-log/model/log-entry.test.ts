import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLogEntry } from './log-entry.rules.ts';
import { LogBatch, LogEntry, logLimits } from './log-entry.ts';
import { writeLog } from './client-log.contract.ts';

const receivedOn = new Date('2026-11-15T12:00:00Z');

const entry: LogEntry = {
  short_message: 'Iets ging mis',
  full_message: 'Error: Iets ging mis\n    at save (app.js:1:2)',
  level: 2,
  timestamp: receivedOn.getTime() / 1000 - 4.5,
  origin: 'https://voorbeeld.nl',
  platform: 'voorbeeld.nl',
  user_agent: 'Mozilla/5.0',
  bot: false,
};

test('R3.48 an entry has a short and a full message, level, time, origin, platform, user agent and bot flag', () => {
  expect(LogEntry.parse(entry)).toEqual(entry);
  const names = ['short_message', 'level', 'timestamp', 'origin', 'platform', 'user_agent', 'bot'];
  expect(names.filter((name) => LogEntry.safeParse({ ...entry, [name]: undefined }).success)).toEqual([]);
});

test('R7.30 the log takes an array of entries, from anybody, at /log', () => {
  expect(writeLog).toMatchObject({ method: 'POST', path: '/log', access: 'public', bodyLimit: 65_536 });
  expect(LogBatch.safeParse([entry, entry]).success).toBe(true);
  expect(LogBatch.safeParse(entry).success).toBe(false);
});

test('a field nobody asked for is refused', () => {
  expect(LogEntry.safeParse({ ...entry, ip: '10.0.0.1' }).success).toBe(false);
});

test('at most 50 entries at once', () => {
  expect(LogBatch.safeParse(Array.from({ length: 50 }, () => entry)).success).toBe(true);
  expect(LogBatch.safeParse(Array.from({ length: 51 }, () => entry)).success).toBe(false);
});

test('an entry is at most 8 KiB, counted in bytes and not in characters', () => {
  const room = logLimits.entryBytes - JSON.stringify({ ...entry, full_message: '' }).length;
  expect(LogEntry.safeParse({ ...entry, full_message: 'x'.repeat(room) }).success).toBe(true);
  expect(LogEntry.safeParse({ ...entry, full_message: 'x'.repeat(room + 1) }).success).toBe(false);
  expect(LogEntry.safeParse({ ...entry, full_message: '€'.repeat(room / 2) }).success).toBe(false);
});

test('a clean entry stays as it is', () => {
  expect(cleanLogEntry(entry, receivedOn)).toEqual({
    shortMessage: 'Iets ging mis',
    fullMessage: entry.full_message,
    level: 2,
    loggedOn: new Date('2026-11-15T11:59:55.500Z'),
    origin: 'https://voorbeeld.nl',
    platform: 'voorbeeld.nl',
    userAgent: 'Mozilla/5.0',
    isBot: false,
  });
});

test.each([
  { level: 0, kept: 2 },
  { level: 1, kept: 2 },
  { level: -40, kept: 2 },
  { level: 2, kept: 2 },
  { level: 3.9, kept: 3 },
  { level: 7, kept: 7 },
  { level: 99, kept: 7 },
])('a visitor who claims level $level gets level $kept', ({ level, kept }) => {
  expect(cleanLogEntry({ ...entry, level }, receivedOn).level).toBe(kept);
});

test.each([
  { claim: 'tomorrow', seconds: 86_400 },
  { claim: 'two days ago', seconds: -172_800 },
  { claim: 'beyond the end of time', seconds: 1e300 },
])('a time that cannot be, $claim, becomes the time of arrival', ({ seconds }) => {
  expect(cleanLogEntry({ ...entry, timestamp: receivedOn.getTime() / 1000 + seconds }, receivedOn).loggedOn).toEqual(receivedOn);
});

test('a line end cannot make one entry look like two', () => {
  const forged = cleanLogEntry({ ...entry, short_message: 'ok\r\n{"level":"fatal"}', origin: 'a\nb' }, receivedOn);
  expect(forged.shortMessage).toBe('ok {"level":"fatal"}');
  expect(forged.origin).toBe('a b');
});

test.each([
  { what: 'colours', text: '\u001b[31;1mred\u001b[0m' },
  { what: 'a one-byte colour', text: '\u009b31mred' },
  { what: 'a window title', text: '\u001b]0;pwned\u0007red' },
  { what: 'a link', text: '\u001b]8;;https://evil.example\u001b\\red\u001b]8;;\u001b\\' },
  { what: 'a bell and NUL', text: 'r\u0007e\u0000d' },
  { what: 'a text that runs backwards', text: '\u202er\u2066ed\u2069' },
  { what: 'half a character', text: 'r\ud83ded' },
])('$what for a terminal is taken out', ({ text }) => {
  const { shortMessage, fullMessage } = cleanLogEntry({ ...entry, short_message: text, full_message: text }, receivedOn);
  expect([shortMessage, fullMessage]).toEqual(['red', 'red']);
});

test('markup stays text, for the viewer to escape', () => {
  expect(cleanLogEntry({ ...entry, short_message: '</script><b>' }, receivedOn).shortMessage).toBe('</script><b>');
});

test('whatever is sent, what is kept is bounded, in range and free of control characters', () => {
  const hostile = fc.string({ unit: 'binary', maxLength: 9000 });
  fc.assert(
    fc.property(hostile, hostile, fc.double({ noNaN: true }), fc.double({ noNaN: true }), (text, more, level, timestamp) => {
      const clean = cleanLogEntry(
        { ...entry, short_message: text, full_message: more, origin: more, platform: text, user_agent: more, level, timestamp },
        receivedOn,
      );
      const kept = [clean.shortMessage, clean.fullMessage, clean.origin, clean.platform, clean.userAgent];
      expect(kept.every((part, index) => part.length <= ([250, 6000, 200, 100, 300][index] ?? 0))).toBe(true);
      expect(kept.every((part) => part.isWellFormed() && !/[^\P{Cc}\n]|\p{Bidi_Control}/u.test(part))).toBe(true);
      expect(kept.filter((part) => part.includes('\n')).every((part) => part === clean.fullMessage)).toBe(true);
      expect([2, 3, 4, 5, 6, 7]).toContain(clean.level);
      expect(clean.loggedOn <= receivedOn).toBe(true);
    }),
  );
});
