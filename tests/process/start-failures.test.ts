import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pretendPostgres } from '../support/old-postgres.ts';
import { filledDataDir, isRoot, newDataDir, startPlein } from '../support/plein-process.ts';
import { freePort, isReady, type Ended } from '../support/spawn-plein.ts';
import { connectionsTo, createDatabase, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let stopServer: () => Promise<void>;

beforeAll(async () => {
  const started = await startTestServer();
  server = started.server;
  stopServer = started.stop;
});
afterAll(() => stopServer());

/** One line on standard error, no stack, nothing on standard output, exit code 1. */
function expectOneLine({ code, stdout, stderr }: Ended): string {
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr.trimEnd();
}

test('R1.31 without a secret a public site does not start', async () => {
  const plein = await startPlein({ env: { PUBLIC_ORIGIN: 'https://www.example.nl' } });
  const { code, stderr } = await plein.ended;
  expect(code).toBe(1);
  expect(stderr).toBe('Plein cannot start:\n  SECRET is required when PUBLIC_ORIGIN is not a loopback address\n');
});

test('all problems of the environment are told at once', async () => {
  const plein = await startPlein({ env: { PORT: 'eighty', LOG_LEVEL: 'loud', SMTP_URL: 'smtp.example.nl:hunter2' } });
  const { code, stderr } = await plein.ended;
  expect(code).toBe(1);
  expect(stderr.trimEnd().split('\n')).toHaveLength(4);
  expect(stderr).not.toContain('hunter2');
});

test('R1.31 a failing migration ends the start with one line', async () => {
  const { owner } = connectionsTo(server, await createDatabase(server));
  const client = new pg.Client(owner);
  await client.connect();
  await client.query('create table app_user (id int)');
  await client.end();
  const plein = await startPlein({ env: { DATABASE_URL: urlOf(owner) } });
  expect(expectOneLine(await plein.ended)).toMatch(
    /^Plein cannot start: Migration \S+ failed: relation "app_user" already exists\. The database is unchanged\.$/,
  );
});

test('a database that cannot be reached is named without its password', async () => {
  const port = await freePort();
  const plein = await startPlein({ env: { DATABASE_URL: `postgres://plein:hunter2@127.0.0.1:${port}/plein` } });
  const line = expectOneLine(await plein.ended);
  expect(line).toContain(`The database cannot be reached: plein at 127.0.0.1:${port}`);
  expect(line).not.toContain('hunter2');
});

test('PostgreSQL older than 15 is refused', async () => {
  const url = await pretendPostgres({ number: '140011', name: '14.11' });
  const plein = await startPlein({ env: { DATABASE_URL: url } });
  expect(expectOneLine(await plein.ended)).toMatch(/PostgreSQL 15 or newer is needed; plein at 127\.0\.0\.1:\d+ is PostgreSQL 14\.11\.$/);
});

test('a data folder of another major version of PostgreSQL is left as it is', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'pg'));
  writeFileSync(join(dataDir, 'pg/PG_VERSION'), '16\n');
  const plein = await startPlein({ dataDir });
  expect(expectOneLine(await plein.ended)).toContain('was made by PostgreSQL 16, this version of Plein brings PostgreSQL 18');
});

test.each(['1', '2'])('a port that is taken is named (workers: %s)', async (workers) => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const plein = await startPlein({ dataDir: filledDataDir(), port, env: { WORKERS: workers } });
  expect(expectOneLine(await plein.ended)).toBe(
    `Plein cannot start: Port ${port} on 127.0.0.1 is taken by another program. Stop that program, or choose another PORT.`,
  );
  expect(existsSync(join(plein.dataDir, 'pg/postmaster.pid'))).toBe(false);
});

test('a host that is not of this machine is named', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { HOST: '192.0.2.1' } });
  expect(expectOneLine(await plein.ended)).toContain('HOST 192.0.2.1 is not an address of this machine.');
});

test('a data folder without write permission is named', async () => {
  const folder = newDataDir();
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const plein = await startPlein({ dataDir: join(folder, 'data'), asNobody: isRoot });
  expect(expectOneLine(await plein.ended)).toBe(`Plein cannot start: ${join(folder, 'data')} is not writable by this user.`);
});

test.runIf(isRoot)('a data folder whose database is somebody else’s says whose it is, who needs it, and what to do', async () => {
  const asRoot = filledDataDir();
  const strangers = await startPlein({ dataDir: asRoot, asNobody: true });
  expect(expectOneLine(await strangers.ended)).toBe(
    `Plein cannot start: ${asRoot} is not writable by this user, nobody: it belongs to root. Start Plein as root, or give it away as root: chown -R nobody ${asRoot}`,
  );

  const cluster = join(asRoot, 'pg');
  chownSync(cluster, 0, 0);
  const roots = await startPlein({ dataDir: asRoot });
  expect(expectOneLine(await roots.ended)).toBe(
    `Plein cannot start: ${cluster} belongs to the user root, and PostgreSQL runs as postgres here. Give it away as root: chown -R postgres ${cluster}`,
  );

  const ofNobody = filledDataDir({ asNobody: true });
  chownSync(join(ofNobody, 'pg'), 0, 0);
  chmodSync(join(ofNobody, 'pg'), 0o700);
  const closed = await startPlein({ dataDir: ofNobody, asNobody: true });
  expect(expectOneLine(await closed.ended)).toBe(
    `Plein cannot start: ${join(ofNobody, 'pg')} belongs to the user root, and PostgreSQL runs as nobody here. Give it away as root: chown -R nobody ${ofNobody}`,
  );
});

test('a data folder that is a file is named', async () => {
  const file = join(newDataDir(), 'data');
  writeFileSync(file, '');
  const plein = await startPlein({ dataDir: file });
  expect(expectOneLine(await plein.ended)).toBe(`Plein cannot start: ${file} is not a folder.`);
});

test('a data folder behind a link that leads nowhere is named', async () => {
  const dataDir = join(newDataDir(), 'gone');
  symlinkSync('/nonexistent/disk', dataDir);
  const plein = await startPlein({ dataDir });
  expect(expectOneLine(await plein.ended)).toBe(`Plein cannot start: ${dataDir} is not a folder.`);
});

test.runIf(existsSync('/proc/self'))('a data folder where none can be made is named', async () => {
  const plein = await startPlein({ dataDir: '/proc/plein' });
  expect(expectOneLine(await plein.ended)).toBe('Plein cannot start: /proc/plein cannot be created.');
});

test('a first admin with a password that is easy to guess is refused, and nothing was filled', async () => {
  const plein = await startPlein({ env: { DEMO: 'off', ADMIN_EMAIL: 'a@plein.test', ADMIN_PASSWORD: 'passwordpassword' } });
  const { code, stderr } = await plein.ended;
  expect(code).toBe(1);
  expect(stderr).toBe('Plein cannot start: ADMIN_PASSWORD is refused. This password is not accepted\n  password: too easy to guess\n');
});

test('a secret that other users can read is refused', async () => {
  const dataDir = newDataDir();
  writeFileSync(join(dataDir, 'secret'), 'x'.repeat(40));
  chmodSync(join(dataDir, 'secret'), 0o644);
  const plein = await startPlein({ dataDir });
  expect(expectOneLine(await plein.ended)).toContain(`chmod 600 ${join(dataDir, 'secret')}`);
});

/** A disk of its own, as small as the test wants it. Needs the right to mount. */
function smallDisk(size: string): string | undefined {
  const folder = newDataDir();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'plein-test', folder]).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

test.skipIf(!isRoot)('a full disk is told, whether the secret or the database does not fit', async ({ skip }) => {
  const small = smallDisk('8m');
  if (small === undefined) return skip('mounting is not allowed here');
  const withoutRoomForData = await startPlein({ dataDir: small });
  expect(expectOneLine(await withoutRoomForData.ended)).toBe(`Plein cannot start: The disk is full: nothing can be written in ${small}.`);

  const smallest = smallDisk('16k');
  if (smallest === undefined) return skip('mounting is not allowed here');
  spawnSync('dd', ['if=/dev/zero', `of=${join(smallest, 'filling')}`, 'bs=1k']);
  expect(statSync(join(smallest, 'filling')).size).toBeGreaterThan(0);
  const withoutRoomForSecret = await startPlein({ dataDir: smallest });
  expect(expectOneLine(await withoutRoomForSecret.ended)).toBe(
    `Plein cannot start: The disk is full: nothing can be written in ${smallest}.`,
  );
});

test('a second start on the same data folder names the first, which goes on', async () => {
  const first = await startPlein({ dataDir: filledDataDir() });
  await first.ready();
  const second = await startPlein({ dataDir: first.dataDir });
  expect(expectOneLine(await second.ended)).toBe(
    `Plein cannot start: ${first.dataDir} is already in use by another Plein (process ${first.pid}). That one goes on; stop it first, or choose another DATA_DIR.`,
  );
  expect(await isReady(first.origin)).toBe(true);
});

test('of two starts at the same moment on an empty folder one serves and one says so', async () => {
  const dataDir = newDataDir();
  const env = { DEMO: 'off' };
  const both = await Promise.all([startPlein({ dataDir, env }), startPlein({ dataDir, env })]);
  const outcomes = await Promise.all(
    both.map((plein) => Promise.race([plein.ready().then(() => 'serves'), plein.ended.then(expectOneLine)])),
  );
  expect(outcomes.filter((outcome) => outcome === 'serves')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome.includes('is already in use by another Plein'))).toHaveLength(1);
});

function urlOf({ host = '', port, user = '', password, database = '' }: pg.ClientConfig): string {
  return `postgres://${user}:${String(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
