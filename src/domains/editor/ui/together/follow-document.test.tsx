import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDocument } from './follow-document.ts';
import type { Word } from './read-events.ts';

interface Connection {
  /** What it was asked with. */
  lastHeard: string | null;
  isOpen: boolean;
  say(text: string): void;
  end(): void;
}

let stop: () => void;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that says what the test says, to each connection by itself. */
function listening(statuses: number[] = []) {
  const connections: Connection[] = [];
  const heard: Word[] = [];
  vi.stubGlobal('fetch', (_: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const connection: Connection = {
          lastHeard: headers['last-event-id'] ?? null,
          isOpen: true,
          say: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
        };
        connections.push(connection);
        signal.addEventListener('abort', () => {
          connection.isOpen = false;
          controller.error(new Error('aborted'));
        });
      },
    });
    return Promise.resolve(new Response(body, { status: statuses[connections.length - 1] ?? 200 }));
  });
  stop = followDocument('5b0f1f8e-1111-4222-8333-444455556667', { after: null, hear: (word) => void heard.push(word) });
  return { connections, heard };
}

const change = (id: number) =>
  `id: ${id}\nevent: change\ndata: {"kind":"words","block":null,"language":"nl","version":${id},"who":null}\n\n`;

test('R10.13 a stream that broke goes on from the event that was heard last', async () => {
  const { connections, heard } = listening();
  await vi.advanceTimersByTimeAsync(10);
  // In pieces, as a network brings it.
  connections[0]?.say(change(4).slice(0, 20));
  connections[0]?.say(`${change(4).slice(20)}:\n\n`);
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toMatchObject([{ name: 'change', id: '4', data: { version: 4 } }]);
  connections[0]?.end();
  await vi.advanceTimersByTimeAsync(1100);
  expect(connections.map(({ lastHeard }) => lastHeard)).toEqual([null, '4']);
});

test('R10.13 a connection that gives no sign of life is dead, and another one is made', async () => {
  const { connections } = listening();
  await vi.advanceTimersByTimeAsync(30_000);
  connections[0]?.say(':\n\n');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, true]);
});

test('R10.18 after a right is taken nothing is asked any more', async () => {
  const { connections, heard } = listening();
  await vi.advanceTimersByTimeAsync(10);
  connections[0]?.say('event: ended\ndata: {"reason":"forbidden"}\n\n');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toMatchObject([{ name: 'ended', data: { reason: 'forbidden' } }]);
  expect(connections).toHaveLength(1);
});

test.each([
  { status: 403, told: [{ name: 'ended', data: { reason: 'forbidden' } }], tries: 1 },
  { status: 404, told: [{ name: 'ended', data: { reason: 'gone' } }], tries: 1 },
  { status: 401, told: [], tries: 3 },
])('R10.18 one that is refused with $status says why, and is tried again where that may help', async ({ status, told, tries }) => {
  const { connections, heard } = listening([status, status, status, status]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(heard).toMatchObject(told);
  expect(connections.length).toBeGreaterThanOrEqual(tries);
  expect(connections.length).toBeLessThanOrEqual(tries + 2);
});
