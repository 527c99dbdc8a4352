import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const publicSite = { PUBLIC_ORIGIN: 'https://www.example.nl', SECRET: 'q8Zr3vT1kWp5XyB7nLd2HsJ6mCf9GaEu' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('an empty environment is a complete local configuration', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    isLocal: true,
    rateLimits: true,
    pageCache: true,
  });
  expect(config.demo.isOn).toBe(true);
  expect(config.dataDir).toMatch(/^\/.*\/data$/);
  expect(config.workers).toBeLessThanOrEqual(4);
});

test.each(['0.0.0.0', '::', '192.168.1.7', 'example.nl'])(
  'J4 what listens at %s is nobody’s own machine, though it is called localhost',
  (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ isLocal: false, demo: { isOn: false } });
  },
);

test.each(['127.0.0.1', '::1', 'localhost'])('what listens at %s is', (HOST) => {
  expect(readConfig({ HOST }).isLocal).toBe(true);
});

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, database: { url: undefined } });
});

test('the configuration cannot be changed afterwards', () => {
  const config = readConfig({});
  expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
  expect(() => Object.assign(config.mail, { from: 'x' })).toThrow(TypeError);
});

test('all problems are told at once, one line each', () => {
  expect(
    problemsOf({ PORT: 'eighty', WORKERS: '0', LOG_LEVEL: 'loud', TRUST_PROXY: '10.0.0.0/99', S3_BUCKET: 'files', ADMIN_EMAIL: 'a@b.nl' }),
  ).toEqual([
    'PORT must be a whole number from 1 to 65535',
    'WORKERS must be a whole number from 1 to 64',
    'TRUST_PROXY must be a list of addresses or networks like 10.0.0.0/8',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    'S3_ENDPOINT is needed because S3_BUCKET is set',
    'S3_REGION is needed because S3_BUCKET is set',
    'S3_KEY is needed because S3_BUCKET is set',
    'S3_SECRET is needed because S3_BUCKET is set',
    'ADMIN_PASSWORD is needed because ADMIN_EMAIL is set',
  ]);
});

test('a problem never shows a value', () => {
  const env = {
    SECRET: 'hunter2',
    ADMIN_EMAIL: 'hunter2',
    ADMIN_PASSWORD: 'hunter2',
    DATABASE_URL: 'mysql://u:hunter2@db/x',
    SMTP_URL: 'http://u:hunter2@mail',
    METRICS_TOKEN: 'hunter2',
  };
  const problems = problemsOf(env);
  expect(problems).toHaveLength(6);
  expect(problems.join('\n')).not.toContain('hunter2');
});

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://127.8.8.8:81', 'http://[::1]:3000', 'https://plein.localhost'])(
  '%s is local',
  (origin) => {
    expect(readConfig({ PUBLIC_ORIGIN: origin }).isLocal).toBe(true);
  },
);

test.each(['https://localhost.example.nl', 'https://10.0.0.1', 'https://127.0.0.1.nip.io'])('%s is not local', (origin) => {
  expect(readConfig({ ...publicSite, PUBLIC_ORIGIN: origin }).isLocal).toBe(false);
});

test.each(['www.example.nl', 'https://example.nl/site', 'https://user@example.nl', 'ftp://example.nl', 'https://example.nl?x=1'])(
  '%s is no origin',
  (origin) => {
    expect(problemsOf({ ...publicSite, PUBLIC_ORIGIN: origin })).toContain(
      'PUBLIC_ORIGIN must be an origin like https://www.example.nl, without a path',
    );
  },
);

test('R1.31 a public site needs a secret of its own', () => {
  expect(problemsOf({ PUBLIC_ORIGIN: 'https://www.example.nl' })).toEqual([
    'SECRET is required when PUBLIC_ORIGIN is not a loopback address',
  ]);
  expect(problemsOf({ ...publicSite, SECRET: 'too short' })).toContain('SECRET must be at least 32 characters long');
  expect(problemsOf({ ...publicSite, SECRET: 'a'.repeat(40) })).toEqual([
    'SECRET is easy to guess; make one with: openssl rand -base64 48',
  ]);
  expect(problemsOf({ ...publicSite, SECRET: 'please-changeme-please-0123456789-abc' })).toEqual([
    'SECRET is easy to guess; make one with: openssl rand -base64 48',
  ]);
  expect(problemsOf(publicSite)).toEqual([]);
});

test('what is comfortable locally is refused on a public site', () => {
  const comfortable = {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'development',
    DATABASE_URL: 'postgres://plein:x@db.example.nl/plein',
  };
  expect(problemsOf(comfortable)).toEqual([]);
  expect(problemsOf({ ...publicSite, ...comfortable }).map((problem) => problem.split(' ')[0])).toEqual([
    'RATE_LIMITS',
    'LOG_LEVEL',
    'NODE_ENV',
    'DATABASE_URL',
  ]);
  expect(problemsOf({ ...publicSite, DATABASE_URL: 'postgres://plein:x@db.example.nl/plein?sslmode=verify-full' })).toEqual([]);
  expect(problemsOf({ ...publicSite, PUBLIC_ORIGIN: 'http://www.example.nl' })).toEqual([
    'PUBLIC_ORIGIN must start with https:// unless it is a loopback address',
  ]);
});

test.each(['0.0.0.0', '::', '192.168.1.7', 'plein.example.nl'])(
  'J4 limits can be off only where nobody else can reach it: not at %s',
  (HOST) => {
    expect(problemsOf({ HOST, RATE_LIMITS: 'off' })).toEqual(['RATE_LIMITS can be off only when HOST is a loopback address']);
    expect(problemsOf({ HOST })).toEqual([]);
  },
);

test.each([
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8, 0.0.0.0/0',
  '0.0.0.0/1',
  '128.0.0.0/1',
  '2000::/3',
  '::ffff:0:0/96',
  '::ffff:8.0.0.0/100',
  '::/96',
])('J4 TRUST_PROXY=%s would let everybody say where they come from', (TRUST_PROXY) => {
  const problem = 'TRUST_PROXY names a network that is too wide: everybody in it could pretend to be at any address';
  expect(problemsOf({ TRUST_PROXY })).toEqual([problem]);
  expect(problemsOf({ ...publicSite, TRUST_PROXY })).toEqual([problem]);
});

test.each([
  '127.0.0.1',
  '10.0.0.0/8',
  '172.16.0.0/12,192.168.0.0/16',
  'fc00::/7',
  'fd12:3456::/32',
  '2001:db8::/32',
  '::1',
  '::ffff:10.0.0.0/104',
])('TRUST_PROXY=%s names a network of somebody', (TRUST_PROXY) => {
  expect(problemsOf({ ...publicSite, TRUST_PROXY })).toEqual([]);
});

const oidc = { OIDC_CLIENT_ID: 'plein', OIDC_CLIENT_SECRET: 'x' };
const s3 = { S3_BUCKET: 'plein', S3_REGION: 'x', S3_KEY: 'x', S3_SECRET: 'x' };

describe('J4 what a public site sends over a network is encrypted, and its reader is who it says', () => {
  const open = {
    'a provider': { ...oidc, OIDC_ISSUER: 'http://login.example.nl' },
    'a store': { ...s3, S3_ENDPOINT: 'http://10.0.0.7:9000' },
    'every line, when no certificate is checked': { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    'a mail server': { SMTP_URL: 'smtp://u:p@mail.example.nl' },
    'a mail server that may fall back': { SMTP_URL: 'smtp://u:p@mail.example.nl:587?requireTLS=false' },
    'a mail server whose last word is not to': { SMTP_URL: 'smtp://mail.example.nl?requireTLS=true&requireTLS=false' },
    'a mail server without TLS': { SMTP_URL: 'smtp://mail.example.nl?requireTLS=true&ignoreTLS=true' },
    'a mail server that only says to be': { SMTP_URL: 'smtp://mail.example.nl?secure=true' },
    'a store at another host than it seems': { ...s3, S3_ENDPOINT: 'http://s3.example.nl/?host=localhost' },
    'a mail server that nobody looks at': { SMTP_URL: 'smtps://mail.example.nl?tls.rejectUnauthorized=false' },
    'a database without TLS': { DATABASE_URL: 'postgres://u:p@db.example.nl/plein' },
    'a database that nobody looks at': { DATABASE_URL: 'postgres://u:p@db.example.nl/plein?sslmode=require' },
    'a database under any name': { DATABASE_URL: 'postgres://u:p@db.example.nl/plein?sslmode=verify-ca' },
    'a database whose last word counts': { DATABASE_URL: 'postgres://u:p@db.example.nl/plein?sslmode=verify-full&sslmode=no-verify' },
    'a database at another host than it seems': { DATABASE_URL: 'postgres://u:p@localhost/plein?host=db.example.nl' },
    'an owner': {
      DATABASE_URL: 'postgres://u:p@localhost/plein',
      DATABASE_OWNER_URL: 'postgres://u:p@db.example.nl/plein?sslmode=require',
    },
  };

  test.each(Object.entries(open))('%s', (_, env: Record<string, string>) => {
    expect(problemsOf(env)).toEqual([]);
    const problems = problemsOf({ ...publicSite, ...env });
    expect(problems).toHaveLength(1);
    expect(Object.keys(env)).toContain(problems[0]?.split(' ')[0]);
    expect(problems[0]).not.toContain('example.nl');
  });

  const closed: Record<string, string>[] = [
    { ...oidc, OIDC_ISSUER: 'https://login.example.nl' },
    { ...oidc, OIDC_ISSUER: 'http://127.0.0.1:8080' },
    { ...s3, S3_ENDPOINT: 'https://s3.example.nl' },
    { ...s3, S3_ENDPOINT: 'http://localhost:9000' },
    { SMTP_URL: 'smtps://mail.example.nl' },
    { SMTP_URL: 'smtp://mail.example.nl:587?requireTLS=true' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { DATABASE_URL: 'postgres://u:p@db.example.nl/plein?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://u:p@[::1]/plein' },
    { DATABASE_URL: 'postgres:///plein?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres://%2Fvar%2Frun%2Fpostgresql/plein' },
  ];
  test.each(closed)('%o is closed', (env) => {
    expect(problemsOf({ ...publicSite, ...env })).toEqual([]);
  });

  test('all of it is told at once', () => {
    const env = { ...open['a provider'], ...open['a store'], ...open['a mail server'], ...open['a database without TLS'] };
    const names = problemsOf({ ...publicSite, ...env, HOST: '0.0.0.0', RATE_LIMITS: 'off', TRUST_PROXY: '::/0' }).map(
      (line) => line.split(' ')[0],
    );
    expect(new Set(names)).toEqual(new Set(['RATE_LIMITS', 'TRUST_PROXY', 'OIDC_ISSUER', 'S3_ENDPOINT', 'SMTP_URL', 'DATABASE_URL']));
  });
});

test('who can be reached by others is told that nobody reads the metrics without a token', () => {
  expect(readConfig(publicSite).advice).toEqual([expect.stringMatching(/^METRICS_TOKEN is not set/)]);
  expect(readConfig({ HOST: '0.0.0.0' }).advice).toEqual([expect.stringMatching(/^METRICS_TOKEN is not set/)]);
  expect(readConfig({ ...publicSite, METRICS_TOKEN: 'a token of sixteen' }).advice).toEqual([]);
  expect(readConfig({}).advice).toEqual([]);
});

test('somebody must be able to sign in', () => {
  expect(problemsOf({ LOCAL_LOGIN: '0' })).toEqual(['LOCAL_LOGIN is off, but without OIDC_ISSUER nobody could sign in']);
});
