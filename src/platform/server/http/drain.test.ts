import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { drainable, type DrainTimes } from './drain.ts';

const open: http.Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.closeAllConnections();
});

async function listen(listener: RequestListener, times: Partial<DrainTimes> = {}) {
  const server = http.createServer(listener);
  open.push(server);
  const { drain, isDraining } = drainable(server, times);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { drain, isDraining, port: (server.address() as AddressInfo).port };
}

function get(port: number, agent: http.Agent, path = '/'): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, agent, path, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    });
    request.on('error', reject);
  });
}

/** Asks again and again on one connection, until the server says to go elsewhere. */
async function keepAsking(port: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (let answers = 1; ; answers++) {
    const { status, connection } = await get(port, agent);
    expect(status).toBe(200);
    if (connection === 'close') return answers;
  }
}

test('clients on kept connections get every answer, the last one with a goodbye', async () => {
  const server = await listen((_, response) => setTimeout(() => response.writeHead(200, ['content-type', 'text/plain']).end('yes'), 1));
  const clients = Array.from({ length: 30 }, () => keepAsking(server.port));
  await delay(100);
  await server.drain();
  const answers = await Promise.all(clients);
  expect(Math.min(...answers)).toBeGreaterThan(0);
  expect(Math.max(...answers)).toBeGreaterThan(5);
});

test('a request in progress is finished, a new visitor is refused', async () => {
  const server = await listen((_, response) => setTimeout(() => response.end('late'), 300));
  const agent = new http.Agent();
  const slow = get(server.port, agent);
  await delay(50);
  const drained = server.drain();
  await delay(50);
  await expect(get(server.port, agent)).rejects.toThrow('ECONNREFUSED');
  expect((await slow).status).toBe(200);
  await drained;
});

test('it is not ready at once and keeps serving until it takes no more connections', async () => {
  const server = await listen((_, response) => response.end('yes'), { beforeClosing: 200 });
  const agent = new http.Agent();
  expect(server.isDraining()).toBe(false);
  const drained = server.drain();
  expect(server.isDraining()).toBe(true);
  expect((await get(server.port, agent)).status).toBe(200);
  await drained;
});

test('a process that was replaced stays ready and does not wait', async () => {
  const server = await listen((_, response) => response.end('yes'), { beforeClosing: 5000 });
  const startedOn = performance.now();
  const drained = server.drain({ isReplaced: true });
  expect(server.isDraining()).toBe(false);
  await drained;
  expect(performance.now() - startedOn).toBeLessThan(1000);
});

test('a connection that asks nothing is cut after the idle time', async () => {
  const server = await listen((_, response) => response.end('yes'), { idle: 100 });
  const agent = new http.Agent({ keepAlive: true });
  await get(server.port, agent);
  const startedOn = performance.now();
  await server.drain();
  expect(performance.now() - startedOn).toBeGreaterThan(90);
  expect(performance.now() - startedOn).toBeLessThan(1500);
});

test('an answer that never ends is cut after the longest time', async () => {
  const server = await listen((_, response) => response.write('and then'), { idle: 50, longest: 200 });
  const socket = net.connect(server.port, '127.0.0.1').resume();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await delay(50);
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
  await server.drain();
  expect(await closed).toBe('closed');
});
