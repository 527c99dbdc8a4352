import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledFolder, newDataDir } from '../support/plein-process.ts';
import { signIn } from '../support/signed-in-client.ts';
import { freePort, runCommand, spawnPlein, type PleinProcess } from '../support/spawn-plein.ts';

test('without a server running, a command starts the database, does its work and stops it', async () => {
  const env = { DATA_DIR: newDataDir(), DEMO: 'off' };
  expect(await runCommand(['seed'], { env })).toMatchObject({ code: 0, stderr: '' });
  expect((await runCommand(['settings', 'set', 'headerLogoHeight', '80'], { env })).stdout).toBe('headerLogoHeight is now 80\n');
  expect((await runCommand(['settings', 'list'], { env })).stdout).toMatch(/^headerLogoHeight +80$/m);
  expect(existsSync(join(env.DATA_DIR, 'pg/postmaster.pid'))).toBe(false);
});

describe('beside a server that runs', () => {
  let plein: PleinProcess;
  let run: (args: string[], input?: string) => ReturnType<typeof runCommand>;

  beforeAll(async () => {
    plein = spawnPlein({ dataDir: filledFolder(), port: await freePort(), env: { LOG_LEVEL: 'warn', WORKERS: '1' } });
    run = (args, input) => runCommand(args, { env: { DATA_DIR: plein.dataDir }, input });
    await plein.ready();
  });

  afterAll(async () => {
    await plein.stop();
    rmSync(plein.dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  test('an administrator is made, once', async () => {
    const password = 'vier paarden in de regen';
    const names = ['--first-name', 'Noor', '--last-name', 'Bakker', '--staff'];
    const made = await run(['create-admin', 'noor@example.nl', ...names], `${password}\n`);
    expect(made).toMatchObject({ code: 0, stdout: 'noor@example.nl can sign in as administrator and product staff.\n' });

    const client = await signIn(plein.origin, { email: 'noor@example.nl', password });
    const profile = (await (await client.get('/api/profiles:loggedIn')).json()) as object;
    expect(profile).toMatchObject({ firstName: 'Noor', lastName: 'Bakker', isAdmin: true, isMett: true });

    const again = await run(['create-admin', 'NOOR@example.nl', ...names], `${password}\n`);
    expect(again).toMatchObject({ code: 1, stderr: 'There is already an account with this email address.\n' });
  });

  test('a password that is refused leaves no account behind; a link for a new one is printed, and somebody is signed out everywhere', async () => {
    const person = ['create-admin', 'els@example.nl', '--first-name', 'Els', '--last-name', 'Smit'];
    const refused = await run(person, 'kort\n');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('an administrator needs at least 15 characters');

    const made = await run([...person, '--generate-password']);
    const password = /Password, shown only now: (\S+)/.exec(made.stdout)?.[1] ?? '';
    const client = await signIn(plein.origin, { email: 'els@example.nl', password });

    const { code, stdout } = await run(['reset-password', 'ELS@example.nl']);
    expect(code).toBe(0);
    const { pathname } = new URL(stdout.trim());
    expect(pathname).toMatch(/^\/reset\/[\w-]{43}$/);
    expect((await fetch(plein.origin + pathname)).status).toBe(200);

    expect((await client.get('/api/profiles:loggedIn')).status).toBe(200);
    expect(await run(['end-sessions', 'els@example.nl'])).toMatchObject({ code: 0, stdout: 'Ended: 1\n' });
    expect((await client.get('/api/profiles:loggedIn')).status).toBe(401);
    await signIn(plein.origin, { email: 'els@example.nl', password });
    expect((await run(['end-sessions', '--all'])).stdout).toMatch(/^Ended: [1-9]\d*\n$/);
    expect(await run(['reset-password', 'niemand@example.nl'])).toMatchObject({ code: 1, stdout: '' });
  });

  test('a setting is told, and one that does not exist or does not fit is refused in words', async () => {
    expect((await run(['migrate'])).stdout).toBe('The database is up to date.\n');
    expect((await run(['settings', 'get', 'headerLogoHeight'])).stdout).toMatch(/^\d+\n$/);
    expect(await run(['settings', 'get', 'nothing'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no setting with this name.'),
    });
    expect(await run(['settings', 'set', 'headerLogoHeight', '9999'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('This value does not fit the setting'),
    });
    for (const [key, value, reason] of [
      ['headerLogoHeight', 'hoog', 'value: this is another kind of value than is needed'],
      ['headerLogoHeight', '9999', 'value: too long or too large; '],
      ['platformName', '{"nl":"","en":"Plein","fr":"Place"}', 'value.fr: there is no such part'],
      ['colorScheme', '{"primary":"blauw"}', 'value.primary: this is not written as it has to be'],
    ] as const) {
      const { code, stderr } = await run(['settings', 'set', key, value]);
      expect(code).toBe(1);
      expect(stderr).toContain(reason);
      expect(stderr).not.toMatch(/\b[a-z]+_[a-z]+\b/);
    }
  });

  test('the doctor finds a healthy installation healthy', async () => {
    const { code, stdout } = await run(['doctor']);
    expect(stdout).not.toContain('PROBLEM');
    expect(stdout).toContain('"plein_app", which cannot change tables');
    expect(stdout).toContain('Nobody can change or remove lines of the audit log');
    expect(code).toBe(0);
  });
});

test('a command that does not exist, or is written wrongly, shows how it is used', async () => {
  const unknown = await runCommand(['dance']);
  expect(unknown).toMatchObject({ code: 2, stdout: '' });
  expect(unknown.stderr).toMatch(/^There is no command "dance"\.\n\nUsage: npm run plein/);
  expect(await runCommand(['settings'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('list | get <key> | set <key> <value>'),
  });
  expect(await runCommand(['create-admin', 'x@example.nl', '--size', '3'])).toMatchObject({ code: 2 });
  for (const command of ['doctor', 'migrate', 'seed', 'reindex']) {
    expect(await runCommand([command, 'extra'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(`${command} takes nothing behind it.`),
    });
  }
  expect(await runCommand(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('create-admin') });
});

test('a mistyped data folder is told, not filled', async () => {
  const dataDir = join(newDataDir(), 'typo');
  for (const command of [
    ['settings', 'list'],
    ['create-admin', 'a@plein.test', '--first-name', 'A', '--last-name', 'B', '--generate-password'],
  ]) {
    const { code, stderr } = await runCommand(command, { env: { DATA_DIR: dataDir } });
    expect(code).toBe(1);
    expect(stderr).toContain(`There is no database in ${dataDir}.`);
    expect(existsSync(dataDir)).toBe(false);
  }
});

test('the doctor makes nothing where nothing is', async () => {
  const dataDir = newDataDir();
  const { code, stdout } = await runCommand(['doctor'], { env: { DATA_DIR: join(dataDir, 'data') } });
  expect(stdout).toContain('There is no database yet; npm start makes it.');
  expect(existsSync(join(dataDir, 'data'))).toBe(false);
  expect(code).toBe(0);
});

test('the doctor tells problems of the configuration and of the database', async () => {
  expect(await runCommand(['doctor'], { env: { PORT: 'eighty', WORKERS: '0' } })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/PROBLEM +PORT must be .*\nPROBLEM +WORKERS must be/),
  });
  const url = `postgres://plein@127.0.0.1:${await freePort()}/plein`;
  expect(await runCommand(['doctor'], { env: { DATABASE_URL: url } })).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('PROBLEM  The database cannot be reached'),
  });
});
