import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#platform/shared/errors.ts';
import { receiveFile, removeLeftUploads } from './multipart.ts';
import { createBareServer } from './server-factory.ts';

/** A hundredth of the real times or less, so that nobody waits for them. */
const pace = { longest: 1500, leastBytes: 20, within: 200 };
const times = { headersTimeout: 100, requestTimeout: 300, keepAliveTimeout: 720, idleTimeout: 3000 };
const folder = mkdtempSync(join(tmpdir(), 'plein-multipart-'));
let server: Server;

beforeAll(async () => {
  server = createBareServer(
    (request, response) => {
      receiveFile(request, { field: 'file', maxBytes: 1000, folder, pace, inspect: () => {} }, ({ path }) => readFile(path)).then(
        (bytes) => response.end(`got ${bytes.length}`),
        (error: unknown) => {
          response.statusCode = error instanceof AppError ? error.status : 500;
          response.setHeader('connection', 'close').end('no');
        },
      );
    },
    { isSecure: false, answerEarly: null, isUpload: () => true, times },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n';
const tail = '\r\n--b--\r\n';

/** Sends a file in pieces with time between them, and gives what is answered. */
async function send({ pieces, piece, wait }: { pieces: number; piece: string; wait: number }): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  const length = head.length + pieces * piece.length + tail.length;
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${head}`,
  );
  for (let sent = 0; sent < pieces && answer === '' && !socket.destroyed; sent++) {
    await delay(wait);
    socket.write(piece);
  }
  socket.write(tail);
  await expect.poll(() => answer, { timeout: 3000 }).not.toBe('');
  socket.destroy();
  return answer;
}

test('R9.39 a file that keeps coming is waited for, for longer than any other request', async () => {
  expect(await send({ pieces: 10, piece: 'x'.repeat(40), wait: 60 })).toContain('got 400');
});

test.each([
  ['comes a byte at a time', { pieces: 100, piece: 'x', wait: 50 }],
  ['stops in the middle', { pieces: 2, piece: 'x'.repeat(40), wait: 700 }],
])('I2 one that %s is 408, and leaves nothing', async (_, slow) => {
  expect(await send(slow)).toContain(' 408 ');
  expect(readdirSync(folder)).toEqual([]);
});

test('I2 one that never ends is 408 as well', async () => {
  expect(await send({ pieces: 24, piece: 'x'.repeat(40), wait: 80 })).toContain(' 408 ');
});

test('D8 what a killed process left is removed, and nothing that is still coming in', async () => {
  const [left, coming] = [join(folder, 'left'), join(folder, 'coming')];
  for (const path of [left, coming]) writeFileSync(path, 'x');
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(left, anHourAgo, anHourAgo);
  await removeLeftUploads(folder);
  expect(readdirSync(folder)).toEqual(['coming']);
  await removeLeftUploads(join(folder, 'none'));
});
