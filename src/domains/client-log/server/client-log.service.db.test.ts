import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#platform/server/logger.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await testApp({}, createLogger({ logLevel: 'warn' }, destination));
});
afterAll(() => app.close());

const entry = {
  short_message: 'kapot',
  full_message: '',
  level: 2,
  timestamp: 0,
  origin: 'https://plein.test',
  platform: 'web',
  user_agent: 'x',
  bot: false,
};

async function lastEntry() {
  return app.db.selectFrom('clientLog').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
}

test('R7.30 what a browser reports is accepted and stamped with when, from where and by whom', async () => {
  const person = await app.signedIn();
  const answer = await person.send('POST', '/log', [{ ...entry, timestamp: Date.now() / 1000 - 60 }]);
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  const row = await lastEntry();
  expect(row).toMatchObject({
    shortMessage: 'kapot',
    level: 2,
    userGuid: person.guid,
    network: '127.0.0.0',
    correlationId: answer.headers['x-correlation-id'],
  });
  expect(row.receivedOn.getTime() - row.loggedOn.getTime()).toBeGreaterThan(59_000);
});

test('J1 line ends, terminal commands and markup make no second line; level and time are the server’s to judge', async () => {
  lines.splice(0);
  const hostile = 'a\r\n{"level":"fatal","msg":"forged"}\u001b[2J</script><script>alert(1)</script>';
  await app.visitor.send('POST', '/log', [{ ...entry, short_message: hostile, level: 0, timestamp: 99_999_999_999 }]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', msg: 'a browser reported an error', browserLevel: 2 });
  const row = await lastEntry();
  expect(row.level).toBe(2);
  expect(Math.abs(row.loggedOn.getTime() - Date.now())).toBeLessThan(60_000);
  // oxlint-disable-next-line no-control-regex -- control characters are what this is about
  expect(row.shortMessage).not.toMatch(/[\u0000-\u001f\u007f]/);
  expect(row.shortMessage).toContain('</script>');
});

test('J1 a code that opens something is neither stored nor logged, wherever a browser puts it', async () => {
  lines.splice(0);
  const token = 'Zk3-_9'.repeat(7) + 'a';
  const encoded = [...token].map((letter) => `%25${letter.charCodeAt(0).toString(16)}`).join('');
  const address = `https://plein.test/reset\\${token}?state=short#${encoded}`;
  const hostile = { short_message: `${'x '.repeat(100)} ${address}`, full_message: `Error\n at ${address}\n{"token":"short"}` };
  const places = { origin: address, platform: `Bearer ${token}`, user_agent: `x ${encoded}` };
  expect((await app.visitor.send('POST', '/log', [{ ...entry, ...hostile, ...places }])).statusCode).toBe(204);
  const kept = decodeURIComponent(decodeURIComponent(JSON.stringify([await lastEntry(), lines])));
  expect(kept).toContain('https://plein.test/reset');
  expect(kept).not.toMatch(/Zk3|short[^M_]/);
});

test('J1 what nobody can be asked to keep is refused', async () => {
  const send = (body: unknown) => app.visitor.send('POST', '/log', body);
  expect((await send([{ ...entry, short_message: 'x'.repeat(1024 * 1024) }])).statusCode).toBe(413);
  expect((await send(Array.from({ length: 51 }, () => entry))).statusCode).toBe(422);
  expect((await send([{ ...entry, full_message: 'x'.repeat(9000) }])).statusCode).toBe(422);
  expect((await send([{ ...entry, password: 'x' }])).statusCode).toBe(400);
  expect((await send(entry)).statusCode).toBe(400);
  expect((await send(undefined)).statusCode).toBe(400);
});

test('a batch is kept as a whole or not at all', async () => {
  const before = (await lastEntry()).id;
  expect((await app.visitor.send('POST', '/log', [entry, { ...entry, level: 'hoog' }])).statusCode).toBe(400);
  expect((await lastEntry()).id).toBe(before);
});
