import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts } from '#demo/people-and-settings.ts';
import { isRoot, newDataDir, startPlein } from '../support/plein-process.ts';
import { signIn } from '../support/signed-in-client.ts';

/** Filling a platform takes five times as long as making it: only the first of these tests does, since pictures have names of their own. */
const withoutContent = { env: { DEMO: 'off' } };

async function servesFrom(dataDir: string, options: { asNobody?: boolean; env?: Record<string, string> } = {}): Promise<boolean> {
  const plein = await startPlein({ dataDir, ...options });
  await plein.ready();
  const answer = await fetch(`${plein.origin}/`);
  await plein.stop();
  return answer.ok;
}

test('it starts twice in a folder with a long name, spaces and letters of another alphabet; the first time it says where it is, how to sign in and where the data lives', async () => {
  const dataDir = join(newDataDir(), 'gegevens van Zoë', 'ξένος '.repeat(12).trim());
  const plein = await startPlein({ dataDir, env: { DEMO_PASSWORD: 'zes-woorden-voor-de-proef' } });
  await plein.ready();
  const staff = await signIn(plein.origin, { email: 'staff@plein.test', password: 'zes-woorden-voor-de-proef' });
  expect(await (await staff.get('/api/profiles:loggedIn')).json()).toMatchObject({ isMett: true, isAdmin: true });
  await plein.stop();
  const { stdout } = await plein.ended;
  expect(stdout).toMatch(/Website +http:\/\/localhost:\d+\n/);
  for (const account of demoAccounts) expect(stdout).toContain(account.email);
  expect(stdout).toContain('zes-woorden-voor-de-proef');
  expect(stdout).toContain(dataDir);
  expect(await servesFrom(dataDir)).toBe(true);
});

test.runIf(isRoot && process.platform === 'linux')('as root it starts in a folder that nobody else can reach', async () => {
  const home = newDataDir();
  chmodSync(home, 0o700);
  mkdirSync(join(home, 'project'), { mode: 0o700 });
  expect(await servesFrom(join(home, 'project/data'), withoutContent)).toBe(true);
  expect(statSync(home).mode & 0o777).toBe(0o700);
});

test.runIf(isRoot)('an ordinary user starts it, and the folder stays closed to others', async () => {
  const dataDir = join(newDataDir({ asNobody: true }), 'data');
  expect(await servesFrom(dataDir, { ...withoutContent, asNobody: true })).toBe(true);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});
