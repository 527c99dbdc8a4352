import { once } from 'node:events';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discardBody } from './discard-body.ts';

/** A hundredth of the real times or less, so that nobody waits for them. */
const pace = { longest: 1500, leastBytes: 20, within: 200 };
let server: http.Server;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    discardBody(request, { bytes: 10_000, pace });
    response.statusCode = 413;
    response.end('too large');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a body in pieces with time between them; gives the answer, and how long the connection lasted. */
async function send(body: { pieces: number; piece: string; wait: number }): Promise<{ answer: string; lasted: number; isCut: boolean }> {
  const { pieces, piece, wait } = body;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  // Not by `once` of events, for which a connection that breaks is a failure.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  const started = performance.now();
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${pieces * piece.length}\r\n\r\n`);
  let sent = 0;
  for (; sent < pieces && !socket.destroyed; sent++) {
    socket.write(piece);
    await delay(wait);
  }
  socket.end();
  await closed;
  return { answer, lasted: performance.now() - started, isCut: sent < pieces };
}

test('who sends a body that was refused reads why, when it comes at a fair pace', async () => {
  const { answer, isCut } = await send({ pieces: 8, piece: 'x'.repeat(40), wait: 60 });
  expect(answer).toContain(' 413 ');
  expect(isCut).toBe(false);
});

test.each([
  ['comes a byte at a time', { pieces: 100, piece: 'x', wait: 50 }],
  ['stops in the middle', { pieces: 3, piece: 'x'.repeat(40), wait: 600 }],
])('I2 who sends one that %s is cut off long before its time is over', async (_, slow) => {
  const { lasted, isCut } = await send(slow);
  expect(isCut).toBe(true);
  expect(lasted).toBeLessThan(pace.longest - 200);
});

test('I2 who sends at a fair pace and without end is cut off by time', async () => {
  const { lasted, isCut } = await send({ pieces: 100, piece: 'x'.repeat(40), wait: 50 });
  expect(isCut).toBe(true);
  expect(lasted).toBeGreaterThan(pace.longest - 100);
});

test('I2 who sends more than was granted is cut off at once', async () => {
  const { lasted, isCut } = await send({ pieces: 100, piece: 'x'.repeat(2000), wait: 20 });
  expect(isCut).toBe(true);
  expect(lasted).toBeLessThan(pace.longest / 2);
});
