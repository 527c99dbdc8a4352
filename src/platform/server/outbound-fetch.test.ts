import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchOutside } from './outbound-fetch.ts';

/** Counts who comes by. On port 443 where that is allowed, since no other port is ever asked for. */
let listener: Server;
let connects = 0;

async function listen(port: number): Promise<Server> {
  const server = createServer((socket) => {
    connects++;
    socket.destroy();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  listener = await listen(443).catch(() => listen(0));
});

afterAll(() => {
  listener.close();
});

function port(): number {
  return (listener.address() as AddressInfo).port;
}

function neverAsked(): never {
  throw new Error('the name was looked up');
}

test.each(['127.0.0.1', '0x7f.1', '2130706433', '0177.0.0.1', '127.1', '①②⑦.0.0.1', '[::ffff:127.0.0.1]', '[::1]', '0.0.0.0', 'localhost'])(
  'R5.10 E1 https://%s/ opens no socket',
  async (host) => {
    await expect(fetchOutside(`https://${host}/`, {}, neverAsked)).rejects.toMatchObject({ code: 'outbound.url_not_allowed', status: 422 });
    await expect(fetchOutside(`https://${host}:${port()}/`, {}, neverAsked)).rejects.toMatchObject({ code: 'outbound.url_not_allowed' });
    expect(connects).toBe(0);
  },
);

test.each([
  ['a private address', ['127.0.0.1']],
  ['a private address in IPv6 clothes', ['::ffff:127.0.0.1']],
  ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
  ['a private and a public address', ['127.0.0.1', '2606:4700:4700::1111']],
  ['the address of cloud metadata', ['169.254.169.254']],
])('R5.10 E3 a name that leads to %s is refused, and nobody is called', async (_, addresses) => {
  const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  await expect(fetchOutside('https://voorbeeld.nl/', {}, resolve)).rejects.toMatchObject({ code: 'outbound.url_not_allowed', status: 422 });
  expect(connects).toBe(0);
});

test('R5.10 E3 a name that does not exist gives no answer', async () => {
  const missing = () => Promise.reject(new Error('ENOTFOUND'));
  await expect(fetchOutside('https://voorbeeld.nl/', {}, missing)).rejects.toMatchObject({ code: 'outbound.no_answer', status: 422 });
  await expect(fetchOutside('https://voorbeeld.nl/', {}, async () => [])).rejects.toMatchObject({ code: 'outbound.no_answer' });
});
