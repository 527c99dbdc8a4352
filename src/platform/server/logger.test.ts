import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger, infoLineWriter, type Logger } from './logger.ts';

function written(write: (log: Logger) => void, logLevel: 'info' | 'warn' = 'info'): Record<string, unknown>[] {
  let text = '';
  const destination = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLogger({ logLevel }, destination));
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

function logged(entry: object): Record<string, unknown> {
  return written((log) => log.info(entry, 'told'))[0] ?? {};
}

test('a line made by hand has the members of any other line', () => {
  const [line = {}] = written((log) => infoLineWriter(log)('an-id', '","status":200,"msg":"told"}\n'));
  expect(line).toMatchObject({ correlationId: 'an-id', status: 200 });
  expect(Object.keys(line)).toEqual(Object.keys(logged({ correlationId: 'an-id', status: 200 })));
});

test('below the level that is logged, no line is written', () => {
  expect(written((log) => infoLineWriter(log)('an-id', '","msg":"told"}\n'), 'warn')).toEqual([]);
});

test('a line has a level by name, a time in UTC and the message', () => {
  expect(logged({ code: 'page.not_found' })).toMatchObject({
    level: 'info',
    msg: 'told',
    code: 'page.not_found',
    time: expect.stringMatching(/T.*Z$/),
  });
});

test('no secret reaches the log, however deep and however spelled', () => {
  const entry = {
    password: 'hunter2',
    user: { newPassword: 'hunter2', sessions: [{ accessToken: 'hunter2' }] },
    request: { headers: { cookie: 'hunter2', Authorization: 'hunter2', 'set-cookie': ['hunter2'], 'x-xsrf-token': 'hunter2' } },
    config: {
      secret: 'hunter2',
      smtpUrl: 'hunter2',
      s3: { secret: 'hunter2' },
      oidc: { clientSecret: 'hunter2' },
      database: { ownerUrl: 'hunter2' },
    },
    env: { DATABASE_URL: 'hunter2', S3_KEY: 'hunter2', METRICS_TOKEN: 'hunter2' },
    text: 'connecting to postgres://plein:hunter2@db/plein',
    err: Object.assign(new Error('failed: smtp://me:hunter2@mail', { cause: new Error('postgres://a:hunter2@b') }), {
      detail: 'Key (email)=(hunter2)',
    }),
    outcome: { nested: new Error('redis://a:hunter2@b') },
    address: new URL('https://plein.test/reset/kD8fJ2mQ7xR4tV9wY1zA3bC5eG6hL0nP2sU8vX4qZ7M?password=hunter2'),
    client: new (class {
      password = 'hunter2';
    })(),
    bytes: Buffer.from('hunter2'),
  };
  expect(JSON.stringify(logged(entry))).not.toContain('hunter2');
});

test('no code that opens something reaches the log, wherever it stands', () => {
  const token = 'Zk3-_9'.repeat(7) + 'a';
  const [encoded = '', doubly = ''] = [1, 2].map((times) =>
    [...token].map((letter) => `%${'25'.repeat(times - 1)}${letter.charCodeAt(0).toString(16)}`).join(''),
  );
  const lines = written((log) => {
    log.info(`told of ${token}`);
    log.info({ path: `/reset\\${token}`, list: [{ referrer: `https://plein.test/verify/${encoded}` }] }, `GET /reset/${doubly}`);
    log.error(new Error(`failed at /invitation/${token}`));
    log.error({ err: new Error(`failed at /invitation/${token}`, { cause: new Error(token) }) });
    log.child({ place: 'a' }).warn({ url: `/x?state=short&code=${encoded}#${token}` }, 'told');
  });
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(decodeURIComponent(decodeURIComponent(JSON.stringify(line)))).not.toMatch(/Zk3|short/);
});

test('no code that is typed beside a password reaches the log; the code of an error does', () => {
  const entry = {
    body: { code: '123456', recoveryCode: 'K7QX-2M9T-WBZ4-8HNR', otp: 123456 },
    answer: { recoveryCodes: ['K7QX-2M9T-WBZ4-8HNR'] },
    text: 'refused {"code":"123456"}',
    code: '123 456',
  };
  expect(JSON.stringify(logged(entry))).not.toMatch(/123|K7QX/);
  expect(logged({ code: '23505', statusCode: 404, exitCode: 137 })).toMatchObject({ code: '23505', statusCode: 404, exitCode: 137 });
});

test('an error keeps what explains it', () => {
  const error = Object.assign(new Error('boom', { cause: new Error('spark') }), { code: '23505', constraint: 'one_name' });
  expect(logged({ err: error }).err).toMatchObject({
    type: 'Error',
    message: 'boom',
    code: '23505',
    constraint: 'one_name',
    stack: expect.stringContaining('logger.test'),
    cause: { message: 'spark' },
  });
});

test('what is no plain object says what it is, without what opens something', () => {
  const link = 'https://plein.test/reset/kD8fJ2mQ7xR4tV9wY1zA3bC5eG6hL0nP2sU8vX4qZ7M';
  const [line = {}] = written((log) => log.info({ at: new URL(link), on: new Date(0) }, 'told'));
  expect(JSON.stringify(line)).not.toMatch(/kD8fJ2mQ7x/);
  expect(line).toMatchObject({ at: expect.stringContaining('https://plein.test/reset/'), on: '1970-01-01T00:00:00.000Z' });
});
