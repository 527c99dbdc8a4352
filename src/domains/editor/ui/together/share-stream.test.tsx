import { expect, test, vi } from 'vitest';
import type { Following } from './follow-document.ts';
import type { Word } from './read-events.ts';
import { shareStream } from './share-stream.ts';

const person = 'b4a1c1f0-0000-4000-8000-000000000001';

const saved = (version: number): Word => ({
  name: 'change',
  data: { kind: 'words', block: null, language: 'nl', version, who: null },
  id: String(version),
});

/** Tabs of one browser that edit one document: each has its own channel and its own wish for the lock. */
function tabs() {
  const document = crypto.randomUUID();
  const streams: (Following & { isOpen: boolean })[] = [];
  return {
    streams,
    open() {
      const heard: Word[] = [];
      const joined = vi.fn<() => void>();
      const close = shareStream({
        document,
        person,
        hear: (word) => void heard.push(word),
        joined,
        follow(_, following) {
          const stream = { ...following, isOpen: true };
          streams.push(stream);
          return () => void (stream.isOpen = false);
        },
      });
      return { heard, joined, close };
    },
  };
}

test('R10.13 the tabs of a browser share one stream, and each hears all', async () => {
  const { streams, open } = tabs();
  const first = open();
  await expect.poll(() => streams.length).toBe(1);
  const [second, third] = [open(), open()];
  await expect.poll(() => second.joined.mock.calls.length + third.joined.mock.calls.length).toBe(2);
  streams[0]?.hear(saved(3));
  await expect.poll(() => [first, second, third].map(({ heard }) => heard.length)).toEqual([1, 1, 1]);
  expect(streams).toHaveLength(1);
  expect(first.joined).not.toHaveBeenCalled();
  for (const { close } of [first, second, third]) close();
});

test('R10.13 when the tab with the stream is closed, another goes on from what was heard last', async () => {
  const { streams, open } = tabs();
  const first = open();
  await expect.poll(() => streams.length).toBe(1);
  const second = open();
  await expect.poll(() => second.joined.mock.calls.length).toBe(1);
  streams[0]?.hear(saved(7));
  await expect.poll(() => second.heard.length).toBe(1);
  first.close();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams.map(({ isOpen, after }) => [isOpen, after])).toEqual([
    [false, null],
    [true, '7'],
  ]);
  second.close();
  await expect.poll(() => streams[1]?.isOpen).toBe(false);
});

test('a tab that comes in late knows at once who is there', async () => {
  const { streams, open } = tabs();
  const first = open();
  await expect.poll(() => streams.length).toBe(1);
  const present = { guid: person, name: 'Anna', block: null, language: 'nl', since: '2026-11-19T00:00:00Z' } as const;
  streams[0]?.hear({ name: 'presence', data: [present], id: null });
  const second = open();
  await expect.poll(() => second.heard).toEqual([{ name: 'presence', data: [present], id: null }]);
  first.close();
  second.close();
});

test('without locks each tab has a stream of its own', () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  const { streams, open } = tabs();
  const both = [open(), open()];
  expect(streams).toHaveLength(2);
  both.forEach(({ close }) => close());
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  vi.restoreAllMocks();
});
