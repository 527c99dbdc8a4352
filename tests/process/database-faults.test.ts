import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { filledDataDir, isRoot, startPlein } from '../support/plein-process.ts';
import { duringRecovery, endClaim, isStuck, killBackend, orphanPostgres, postmasterPid, untilClaimed } from '../support/postgres-faults.ts';
import { signIn } from '../support/signed-in-client.ts';
import { demoPassword, isReady, type PleinProcess } from '../support/spawn-plein.ts';

const env = { RATE_LIMITS: 'off' };

/** Reads a page that is in memory until it is told to stop; gives the statuses it met. */
function readAlong(plein: PleinProcess): () => Promise<number[]> {
  const statuses = new Set<number>();
  let isOver = false;
  async function read(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`${plein.origin}/`).catch(() => undefined);
      await answer?.text();
      statuses.add(answer?.status ?? 0);
      await delay(5);
    }
  }
  const reading = read();
  return async () => {
    isOver = true;
    await reading;
    return [...statuses];
  };
}

async function namesItself(plein: PleinProcess): Promise<number> {
  const client = await signIn(plein.origin, { email: 'user@plein.test', password: demoPassword });
  return (await client.put('/api/profiles:loggedIn', { firstName: 'Samira' })).status;
}

test
  .runIf(process.platform === 'linux')
  .each([{ who: 'this user', asNobody: false }, ...(isRoot ? [{ who: 'an ordinary user', asNobody: true }] : [])])(
  'a connection of the embedded database that is lost is asked again, and the pages in memory are served on (as $who)',
  async ({ asNobody }) => {
    const plein = await startPlein({ dataDir: filledDataDir({ asNobody }), asNobody, env });
    await plein.ready();
    const { dataDir } = plein;
    const postmaster = postmasterPid(dataDir);
    await (await fetch(`${plein.origin}/`)).text();
    const stopReading = readAlong(plein);

    await endClaim(dataDir);
    await untilClaimed(dataDir, { seconds: 10 });
    killBackend(dataDir);
    await untilClaimed(dataDir, { seconds: 10 });
    await expect.poll(() => isReady(plein.origin), { timeout: 10_000 }).toBe(true);

    expect(await namesItself(plein)).toBe(200);
    expect(await stopReading()).toEqual([200]);
    expect(postmasterPid(dataDir)).toBe(postmaster);
    expect(plein.log()).not.toContain('starting it again');
    expect(plein.log(), 'nothing was started').not.toContain('"how":"started"');
    expect(plein.log()).toContain('"how":"reconnected"');
  },
);

test.runIf(process.platform === 'linux')('a PostgreSQL that was left behind and hangs is ended, and the start goes on', async () => {
  const first = await startPlein({ dataDir: filledDataDir(), env });
  await first.ready();
  expect(await namesItself(first)).toBe(200);
  const orphan = await orphanPostgres(first);
  await duringRecovery(first.dataDir, () => process.kill(orphan, 'SIGINT'), 'background writer');
  expect(await isStuck(first.dataDir)).toBe(true);

  const second = await startPlein({ dataDir: first.dataDir, env });
  await second.ready();
  expect(postmasterPid(first.dataDir)).not.toBe(orphan);
  const client = await signIn(second.origin, { email: 'user@plein.test', password: demoPassword });
  expect(await (await client.get('/api/profiles:loggedIn')).json()).toMatchObject({ firstName: 'Samira' });
  second.signal('SIGTERM');
  expect((await second.ended).code).toBe(0);
  expect(existsSync(join(first.dataDir, 'pg/postmaster.pid'))).toBe(false);
});
