import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { requestWithin, type OutboundOptions, type Reach } from './outbound-request.ts';

const servers: Server[] = [];
const address = new URL('http://voorbeeld.test/pad?a=b');

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, and a reach that goes no further than it. */
async function serve(listener: RequestListener): Promise<{ server: Server; reach: Reach }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const reach: Reach = {
    request,
    port: (server.address() as AddressInfo).port,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowedAddress: (candidate) => candidate === '127.0.0.1',
    timeoutMs: 5_000,
    maxBytes: 1_000,
  };
  return { server, reach };
}

async function answerOf(listener: RequestListener, options?: OutboundOptions) {
  const { reach } = await serve(listener);
  return requestWithin(reach, address, options);
}

test('an answer comes with its status, type and body', async () => {
  const answer = await answerOf((asked, response) => {
    response.setHeader('content-type', 'Text/Plain; charset=utf-8').end(`${asked.method} ${asked.headers.host} ${asked.url}`);
  });
  expect(answer).toMatchObject({ status: 200, type: 'text/plain' });
  expect(answer.body.toString()).toMatch(/^GET voorbeeld\.test\S* \/pad\?a=b$/);
});

test('E3 the name is asked for once, and the connection goes to the address that was checked', async () => {
  const { reach } = await serve((_, response) => response.end('ok'));
  const answers = ['127.0.0.1', '127.0.0.2'];
  const checked: string[] = [];
  const answer = await requestWithin(
    {
      ...reach,
      resolve: async () => [{ address: answers.shift() ?? '', family: 4 }],
      isAllowedAddress: (candidate) => checked.push(candidate) > 0 && reach.isAllowedAddress(candidate),
    },
    address,
  );
  expect(answer.status).toBe(200);
  expect(checked).toEqual(['127.0.0.1']);
  expect(answers).toEqual(['127.0.0.2']);
});

test('E3 an address outside the reach is not called, by name or by number', async () => {
  const { server, reach } = await serve((_, response) => response.end('ok'));
  let connects = 0;
  server.on('connection', () => connects++);
  const nowhere = { ...reach, isAllowedAddress: () => false };
  await expect(requestWithin(nowhere, address)).rejects.toMatchObject({ code: 'outbound.url_not_allowed' });
  await expect(requestWithin(nowhere, new URL('http://127.0.0.1/'))).rejects.toMatchObject({ code: 'outbound.url_not_allowed' });
  expect(connects).toBe(0);
});

test('over https the server is asked for by its name, and one that cannot prove it gives no answer', async () => {
  const { reach } = await serve((_, response) => response.end('ok'));
  let hello = Buffer.alloc(0);
  const impostor = createTcpServer((socket) => {
    socket.once('data', (data) => {
      hello = data;
      socket.end('I am who you want me to be');
    });
  });
  await once(impostor.listen(0, '127.0.0.1'), 'listening');
  const overTls = { ...reach, request: httpsRequest, port: (impostor.address() as AddressInfo).port };
  await expect(requestWithin(overTls, new URL('https://voorbeeld.test/'))).rejects.toMatchObject({ code: 'outbound.no_answer' });
  expect(hello.includes('voorbeeld.test')).toBe(true);
  impostor.close();
});

test.each(['http://127.0.0.1/', 'https://169.254.169.254/', 'file:///etc/passwd', 'http://voorbeeld.test:81/', '/pad?a=b'])(
  'E4 a redirect to %s is an answer, and is not followed',
  async (location) => {
    let asked = 0;
    const answer = await answerOf((_, response) => {
      asked++;
      response.writeHead(302, { location }).end('elsewhere');
    });
    expect(answer).toMatchObject({ status: 302 });
    expect(answer.body).toHaveLength(0);
    expect(asked).toBe(1);
  },
);

test('E5 a body that goes on is cut off', async () => {
  const endless: RequestListener = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(400)));
    };
    response.on('drain', more);
    more();
  };
  await expect(answerOf(endless)).rejects.toMatchObject({ code: 'outbound.too_large', status: 422 });
});

test('E5 a body of the largest size is read, one byte more is not', async () => {
  const answer = await answerOf((_, response) => response.end(Buffer.alloc(1_000)));
  expect(answer.body).toHaveLength(1_000);
  await expect(answerOf((_, response) => response.end(Buffer.alloc(1_001)))).rejects.toMatchObject({ code: 'outbound.too_large' });
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('E5 one encoding is undone: %s', async (encoding, compress) => {
  const answer = await answerOf((_, response) => response.setHeader('content-encoding', encoding).end(compress('hallo')));
  expect(answer.body.toString()).toBe('hallo');
});

test('E5 a small body that unpacks into a large one is cut off', async () => {
  const bomb = gzipSync(Buffer.alloc(500_000));
  expect(bomb.length).toBeLessThan(1_000);
  await expect(answerOf((_, response) => response.setHeader('content-encoding', 'gzip').end(bomb))).rejects.toMatchObject({
    code: 'outbound.too_large',
  });
});

test.each(['gzip, gzip', 'br, gzip', 'identity, gzip', 'zstd', 'compress'])('E5 the encoding "%s" is refused', async (encoding) => {
  const chain = gzipSync(gzipSync('hallo'));
  await expect(answerOf((_, response) => response.setHeader('content-encoding', encoding).end(chain))).rejects.toMatchObject({
    code: 'outbound.wrong_encoding',
  });
});

test('E5 a body that is not what its encoding says gives no answer', async () => {
  await expect(answerOf((_, response) => response.setHeader('content-encoding', 'gzip').end('hallo'))).rejects.toMatchObject({
    code: 'outbound.no_answer',
  });
});

test('E5 a type that was not asked for is not read', async () => {
  const page: RequestListener = (_, response) => response.setHeader('content-type', 'text/html').end('<p>hallo</p>');
  await expect(answerOf(page, { types: ['image/png'] })).rejects.toMatchObject({ code: 'outbound.wrong_type' });
  expect(await answerOf(page, { types: ['text/html'] })).toMatchObject({ status: 200 });
});

test.each([200, 302, 404])('E5 a body that is not worth reading is not waited for: status %d', async (status) => {
  const { server, reach } = await serve(
    (_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).write('and more'),
  );
  const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  await Promise.allSettled([requestWithin(reach, address, { types: ['image/png'] })]);
  expect(await closed).toBeDefined();
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['sends a byte now and then', (_, response) => void setInterval(() => response.write('.'), 20).unref()],
])('E5 a server that %s is given up in time, and let go', async (_, listener) => {
  const { server, reach } = await serve(listener);
  let open: Socket | undefined;
  server.on('connection', (socket) => (open = socket));
  await expect(requestWithin({ ...reach, timeoutMs: 150 }, address)).rejects.toMatchObject({ code: 'outbound.timed_out' });
  if (open && !open.closed) await once(open, 'close');
  expect(open?.closed).toBe(true);
});

test('E5 a name server that never answers is given up in time', async () => {
  const { reach } = await serve(() => undefined);
  const silent = { ...reach, resolve: () => new Promise<never>(() => undefined), timeoutMs: 100 };
  await expect(requestWithin(silent, address)).rejects.toMatchObject({ code: 'outbound.timed_out' });
});

test('who asked can stop it', async () => {
  const stop = new AbortController();
  const asked = answerOf(() => stop.abort(), { signal: stop.signal });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

test('a look at the head alone reads no body', async () => {
  const answer = await answerOf((_, response) => response.setHeader('content-length', 5_000_000_000).end(), { method: 'HEAD' });
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toHaveLength(0);
});

test('an answer that is no HTTP, or nobody at home, is no answer', async () => {
  const { server, reach } = await serve((_, response) => response.socket?.end('nonsense\r\n\r\n'));
  await expect(requestWithin(reach, address)).rejects.toMatchObject({ code: 'outbound.no_answer', status: 422 });
  server.close();
  await once(connect(reach.port, '127.0.0.1'), 'error');
  await expect(requestWithin(reach, address)).rejects.toMatchObject({ code: 'outbound.no_answer' });
});
