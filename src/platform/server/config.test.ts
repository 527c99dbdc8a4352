import { expect, test } from 'vitest';
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

test('somebody must be able to sign in', () => {
  expect(problemsOf({ LOCAL_LOGIN: '0' })).toEqual(['LOCAL_LOGIN is off, but without OIDC_ISSUER nobody could sign in']);
});
