import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticePositions } from '#platform/shared/notice.ts';
import { createNotices, type NoticeOptions } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function titles(notices: ReturnType<typeof createNotices>): string[] {
  return notices.getSnapshot().map(({ title }) => title);
}

test.each([-1, -0.001, NaN, Infinity, -Infinity])('R5.01 a timeout of %s is refused', (timeout) => {
  const notices = createNotices();
  expect(() => notices.show({ title: 'Dag', timeout })).toThrow(RangeError);
  expect(titles(notices)).toEqual([]);
});

test('R5.01 a notice stays as long as its timeout says', () => {
  const notices = createNotices();
  notices.show({ title: 'Dag', timeout: 1.5 });
  notices.show({ title: 'Hallo', timeout: 60_000 });
  vi.advanceTimersByTime(2);
  expect(titles(notices)).toEqual(['Hallo']);
  vi.advanceTimersByTime(60_000);
  expect(titles(notices)).toEqual([]);
});

test('R5.02 R9.06 a notice closes after 5000 ms', () => {
  const notices = createNotices();
  notices.show({ title: 'Dag' });
  vi.advanceTimersByTime(4_999);
  expect(titles(notices)).toEqual(['Dag']);
  vi.advanceTimersByTime(1);
  expect(titles(notices)).toEqual([]);
});

test('a timeout of 0 stays until it is closed', () => {
  const notices = createNotices();
  const id = notices.show({ title: 'Dag', timeout: 0 });
  vi.advanceTimersByTime(86_400_000);
  expect(titles(notices)).toEqual(['Dag']);
  notices.close(id);
  expect(titles(notices)).toEqual([]);
});

test('R5.03 there are nine positions, and no other', () => {
  expect(noticePositions).toHaveLength(9);
  const notices = createNotices();
  for (const position of noticePositions) notices.show({ title: position, position });
  expect(notices.getSnapshot().map(({ position }) => position)).toEqual([...noticePositions]);
  // As it would come from outside, where no compiler looks.
  const elsewhere = { title: 'Dag', position: 'middle' } as unknown as NoticeOptions;
  expect(() => notices.show(elsewhere)).toThrow(RangeError);
});

test('what went wrong never closes by itself, whatever timeout it asks for', () => {
  const notices = createNotices();
  notices.show({ title: 'Mislukt', look: 'negative', timeout: 1_000 });
  vi.advanceTimersByTime(86_400_000);
  expect(titles(notices)).toEqual(['Mislukt']);
});

test('three stand in one position; the next waits, and its time starts when it is shown', () => {
  const notices = createNotices();
  const [first] = ['a', 'b', 'c', 'd'].map((title) => notices.show({ title, timeout: title === 'd' ? 1_000 : 0 }));
  notices.show({ title: 'e', position: 'top' });
  expect(titles(notices)).toEqual(['a', 'b', 'c', 'e']);
  vi.advanceTimersByTime(4_000);
  notices.close(first ?? 0);
  expect(titles(notices)).toEqual(['b', 'c', 'd', 'e']);
  vi.advanceTimersByTime(999);
  expect(titles(notices)).toContain('d');
  vi.advanceTimersByTime(1);
  expect(titles(notices)).toEqual(['b', 'c']);
});

test('a waiting notice that is closed is never shown', () => {
  const notices = createNotices();
  const ids = ['a', 'b', 'c', 'd'].map((title) => notices.show({ title, timeout: 0 }));
  notices.close(ids[3] ?? 0);
  notices.close(ids[0] ?? 0);
  expect(titles(notices)).toEqual(['b', 'c']);
});

test('time stands still while somebody is at a notice, and goes on where it was', () => {
  const notices = createNotices();
  notices.show({ title: 'Dag' });
  vi.advanceTimersByTime(3_000);
  notices.setPaused('hover', true);
  vi.advanceTimersByTime(60_000);
  notices.setPaused('focus', true);
  notices.setPaused('hover', false);
  vi.advanceTimersByTime(60_000);
  expect(titles(notices)).toEqual(['Dag']);
  notices.setPaused('focus', false);
  vi.advanceTimersByTime(1_999);
  expect(titles(notices)).toEqual(['Dag']);
  vi.advanceTimersByTime(1);
  expect(titles(notices)).toEqual([]);
});

test('a notice that comes while time stands still waits for its whole time', () => {
  const notices = createNotices();
  notices.setPaused('hover', true);
  notices.show({ title: 'Dag' });
  vi.advanceTimersByTime(60_000);
  notices.setPaused('hover', false);
  vi.advanceTimersByTime(4_999);
  expect(titles(notices)).toEqual(['Dag']);
  vi.advanceTimersByTime(1);
  expect(titles(notices)).toEqual([]);
});

test('who listens hears of every change until they stop', () => {
  const notices = createNotices();
  const seen: number[] = [];
  const stop = notices.subscribe(() => seen.push(notices.getSnapshot().length));
  const id = notices.show({ title: 'Dag' });
  notices.close(id);
  notices.close(id);
  stop();
  notices.show({ title: 'Hallo' });
  expect(seen).toEqual([1, 0]);
});

test('when the page turns to another language, a notice that can be told in it is, where it stood, and the others go', () => {
  const notices = createNotices();
  notices.show({ title: 'Foto opgeslagen.', timeout: 0 });
  const id = notices.show({ title: 'Taal', timeout: 0, inLanguage: (language) => ({ title: language === 'en' ? 'Language' : 'Taal' }) });
  notices.turnTo('en');
  expect(notices.getSnapshot()).toMatchObject([{ id, title: 'Language' }]);
  notices.turnTo('nl');
  expect(notices.getSnapshot()).toMatchObject([{ id, title: 'Taal' }]);
});

test('what is told twice stands there once, as the newer one and for its whole time, where the older stood', () => {
  const notices = createNotices();
  const undone: string[] = [];
  const saved = (which: string) => ({
    title: 'Opgeslagen',
    message: 'Home',
    action: { label: 'Zet terug', run: () => undone.push(which) },
  });
  const first = notices.show(saved('first'));
  notices.show({ title: 'Dag', timeout: 0 });
  vi.advanceTimersByTime(4_000);
  const second = notices.show(saved('second'));
  expect(titles(notices)).toEqual(['Opgeslagen', 'Dag']);
  expect(notices.getSnapshot()[0]?.id).toBe(second);
  expect(second).not.toBe(first);
  notices.getSnapshot()[0]?.action?.run();
  expect(undone).toEqual(['second']);
  notices.close(first);
  vi.advanceTimersByTime(4_999);
  expect(titles(notices)).toEqual(['Opgeslagen', 'Dag']);
  vi.advanceTimersByTime(1);
  expect(titles(notices)).toEqual(['Dag']);
});

test('what is told twice while it waits for its turn waits once', () => {
  const notices = createNotices();
  for (const title of ['een', 'twee', 'drie', 'vier', 'vier']) notices.show({ title, timeout: 0 });
  for (const { id } of notices.getSnapshot()) notices.close(id);
  expect(titles(notices)).toEqual(['vier']);
});

test.each<Partial<NoticeOptions>>([
  { message: 'Contact' },
  { look: 'warning' },
  { detail: 'Code 1A2B3C4D' },
  { position: 'top' },
  { action: { label: 'Zet terug', run: () => {} } },
  { link: { label: 'Bekijk', href: '/' } },
])('what differs in %o is told beside the other', (difference) => {
  const notices = createNotices();
  notices.show({ title: 'Opgeslagen', message: 'Home' });
  notices.show({ title: 'Opgeslagen', message: 'Home', ...difference });
  expect(titles(notices)).toHaveLength(2);
});

test('work under way is told for each of what works', () => {
  const notices = createNotices();
  const [first] = [notices.show({ title: 'Bezig', look: 'processing' }), notices.show({ title: 'Bezig', look: 'processing' })];
  expect(titles(notices)).toHaveLength(2);
  notices.close(first);
  expect(titles(notices)).toHaveLength(1);
});
