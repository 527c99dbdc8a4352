import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closesWithin, sendRaw } from '../../../../tests/support/raw-http.ts';
import { limits } from './limits.ts';
import { createBareServer } from './server-factory.ts';

/** A hundredth of the real times, so that nobody waits for them. */
const times = { headersTimeout: 100, requestTimeout: 300, keepAliveTimeout: 720, idleTimeout: 600 };
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(
  listener: RequestListener,
  answerEarly: ((...args: Parameters<RequestListener>) => boolean) | null = null,
): Promise<number> {
  server = createBareServer(listener, { isSecure: false, answerEarly, times }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const echo: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('ok'));
};

test('I2 headers that come too slowly end with 408', async () => {
  const port = await listen(echo);
  const { answers, isClosed } = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 3000);
  expect(answers).toMatchObject([{ status: 408, headers: { connection: 'close', 'x-content-type-options': 'nosniff' } }]);
  expect(isClosed).toBe(true);
});

test('I2 a body that comes a byte at a time is not waited for', async () => {
  const port = await listen(echo);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.resume().write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n');
  const drip = setInterval(() => socket.write('x'), 50);
  const isClosed = await closesWithin(socket, 3000);
  clearInterval(drip);
  expect(isClosed).toBe(true);
});

test('a body that came, and was left unread by who waited for it, does not end the connection on which others are served since', async () => {
  const port = await listen((request, response) => {
    if (request.method === 'GET') return response.end('page');
    return request.once('readable', () => response.end('refused'));
  });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let answers = '';
  socket.on('data', (data: Buffer) => (answers += data.toString('latin1')));
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}');
  await expect.poll(() => answers).toContain('refused');
  expect(await closesWithin(socket, 1.5 * times.requestTimeout)).toBe(false);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => answers).toContain('page');
  socket.destroy();
});

test('I2 an upload may take longer', async () => {
  server = createBareServer(echo, { isSecure: false, answerEarly: null, isUpload: ({ url }) => url === '/upload', times });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  socket.write('POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\n');
  for (let byte = 0; byte < 12; byte++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.write('x');
  }
  await expect.poll(() => answer).toContain(' 200 ');
  socket.destroy();
});

test('I2 a connection on which nobody says anything is let go', async () => {
  const port = await listen(echo);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  expect(await closesWithin(socket.resume(), 3000)).toBe(true);
});

const sendMuch: RequestListener = (_, response) => response.end(Buffer.alloc(64 * 1024 * 1024));
const sendMuchEarly = (...args: Parameters<RequestListener>) => {
  sendMuch(...args);
  return true;
};

test.each([
  ['an answer', sendMuch, null],
  ['an answer from memory', echo, sendMuchEarly],
])('I2 a client that never reads %s is let go', async (_, listener, answerEarly) => {
  const port = await listen(listener, answerEarly);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [served] = (await once(server, 'connection')) as [Socket];
  expect(await closesWithin(served, 3000)).toBe(true);
  socket.destroy();
});

test('a connection between two requests is kept for longer than a balancer keeps it', () => {
  expect(limits).toMatchObject({ idleTimeout: 60_000, requestTimeout: 30_000 });
  expect(limits.keepAliveTimeout).toBeGreaterThan(60_000);
  const real = createBareServer(echo, { isSecure: false, answerEarly: null });
  expect(real).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 610_000,
    keepAliveTimeout: 72_000,
    maxConnections: 2000,
  });
});
