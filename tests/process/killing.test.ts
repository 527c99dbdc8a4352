import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { filledDataDir, isRoot, startPlein } from '../support/plein-process.ts';
import { childrenOf, orphanPostgres, postmasterPid } from '../support/postgres-faults.ts';
import { signIn, type SignedInClient } from '../support/signed-in-client.ts';
import { demoPassword, isReady, type PleinProcess } from '../support/spawn-plein.ts';

const env = { RATE_LIMITS: 'off' };

async function signInTo(plein: PleinProcess): Promise<SignedInClient> {
  return signIn(plein.origin, { email: 'user@plein.test', password: demoPassword });
}

async function firstNameAt(plein: PleinProcess): Promise<string> {
  const client = await signInTo(plein);
  const { firstName } = (await (await client.get('/api/profiles:loggedIn')).json()) as { firstName: string };
  return firstName;
}

interface Names {
  /** The last one that the server said was saved. */
  acknowledged: string;
  /** The one that was sent when it was killed: it may be there or not. */
  underWay: string;
}

/** Changes the name again and again, and kills in the middle of it. */
async function killWhileWriting(plein: PleinProcess, kill: () => Promise<void>): Promise<Names> {
  const client = await signInTo(plein);
  const names: Names = { acknowledged: '', underWay: '' };
  let count = 0;
  async function write(): Promise<void> {
    for (;;) {
      names.underWay = `Naam ${count + 1}`;
      const answer = await client.put('/api/profiles:loggedIn', { firstName: names.underWay }).catch(() => undefined);
      if (!answer?.ok) return;
      names.acknowledged = names.underWay;
      count += 1;
    }
  }
  const writing = write();
  await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(10);
  await kill();
  await writing;
  return names;
}

test.each([{ who: 'this user', asNobody: false }, ...(isRoot ? [{ who: 'an ordinary user', asNobody: true }] : [])])(
  'SIGKILL of the whole process group: a restart at once has every acknowledged write (as $who)',
  async ({ asNobody }) => {
    const dataDir = filledDataDir({ asNobody });
    const first = await startPlein({ dataDir, asNobody, env: { ...env, WORKERS: '2' } });
    await first.ready();
    const { acknowledged, underWay } = await killWhileWriting(first, first.killGroup);

    const second = await startPlein({ dataDir, asNobody, env });
    await second.ready();
    expect([acknowledged, underWay]).toContain(await firstNameAt(second));
  },
);

test('only the Node process is killed: its workers and PostgreSQL go too, and a restart has every acknowledged write', async () => {
  const first = await startPlein({ dataDir: filledDataDir(), env: { ...env, WORKERS: '2' } });
  await first.ready();
  const { acknowledged, underWay } = await killWhileWriting(first, async () => {
    first.signal('SIGKILL');
    await delay(50);
  });
  const second = await startPlein({ dataDir: first.dataDir, env });
  await second.ready();
  expect([acknowledged, underWay]).toContain(await firstNameAt(second));
});

test.runIf(process.platform === 'linux')('a PostgreSQL that lives on without anybody is taken over', async () => {
  const first = await startPlein({ dataDir: filledDataDir(), env });
  await first.ready();
  const orphan = postmasterPid(first.dataDir);
  const { acknowledged, underWay } = await killWhileWriting(first, async () => void (await orphanPostgres(first)));
  expect(() => process.kill(orphan, 0)).not.toThrow();

  const second = await startPlein({ dataDir: first.dataDir, env });
  await second.ready();
  expect(postmasterPid(first.dataDir)).toBe(orphan);
  expect([acknowledged, underWay]).toContain(await firstNameAt(second));

  // Taken over for good: it also goes when its new owner is killed.
  await second.killGroup();
  await expect.poll(() => isAlive(orphan), { timeout: 10_000 }).toBe(false);
});

test('PostgreSQL is killed as well: a restart at once has every acknowledged write', async () => {
  const first = await startPlein({ dataDir: filledDataDir(), env });
  await first.ready();
  const { acknowledged, underWay } = await killWhileWriting(first, async () => {
    process.kill(postmasterPid(first.dataDir), 'SIGKILL');
    await first.killGroup();
  });
  const second = await startPlein({ dataDir: first.dataDir, env });
  await second.ready();
  expect([acknowledged, underWay]).toContain(await firstNameAt(second));
});

test('lock files that name a living stranger do not keep it from starting', async () => {
  const dataDir = filledDataDir();
  const stranger = spawn('sleep', ['60']);
  onTestFinished(() => void stranger.kill());
  const lock = `${stranger.pid}\n${join(dataDir, 'pg')}\n1700000000\n5432\n${join(dataDir, 'run')}\n\n  1234567  12345\nready   \n`;
  writeFileSync(join(dataDir, 'pg/postmaster.pid'), lock, { mode: 0o600 });
  writeFileSync(join(dataDir, 'run/.s.PGSQL.5432.lock'), lock, { mode: 0o600 });

  const plein = await startPlein({ dataDir, env });
  await plein.ready();
  expect(await firstNameAt(plein)).not.toBe('');
});

test.runIf(process.platform === 'linux').each([
  { what: 'empty', content: '' },
  { what: 'full of zeros', content: '\0'.repeat(100) },
])('lock files that are $what, as after a power cut, do not keep it from starting', async ({ content }) => {
  const dataDir = filledDataDir();
  writeFileSync(join(dataDir, 'pg/postmaster.pid'), content, { mode: 0o600 });
  writeFileSync(join(dataDir, 'run/.s.PGSQL.5432.lock'), content, { mode: 0o600 });
  const plein = await startPlein({ dataDir, env });
  await plein.ready();
  expect(await firstNameAt(plein)).not.toBe('');
});

test('a PostgreSQL that dies while the site runs comes back by itself', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env });
  await plein.ready();
  process.kill(postmasterPid(plein.dataDir), 'SIGKILL');
  const askName = () => firstNameAt(plein).catch(() => 'not yet');
  await expect.poll(askName, { timeout: 20_000, interval: 200 }).toBe('Fatima');
});

test.runIf(process.platform === 'linux')('a worker that dies is replaced', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { ...env, WORKERS: '2' } });
  await plein.ready();
  const [victim] = workersOf(plein);
  if (victim === undefined) throw new Error('There is no worker.');
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workersOf(plein).filter((pid) => pid !== victim), { timeout: 15_000 }).toHaveLength(2);
  expect(await isReady(plein.origin)).toBe(true);
});

function workersOf(plein: PleinProcess): number[] {
  return childrenOf(plein.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
