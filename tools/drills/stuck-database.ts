import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { duringRecovery, isStuck, orphanPostgres, postmasterPid } from '../../tests/support/postgres-faults.ts';
import type { PleinProcess } from '../../tests/support/spawn-plein.ts';
import { withSite } from './support/fault-drill.ts';
import { Witnesses } from './support/witnesses.ts';
import { compare } from './support/writers.ts';

export const name = 'a shutdown of the embedded database that hangs, because it meets the recovery after a crash';

const rounds = 3;

/** Each leaves a PostgreSQL behind that was asked to stop while it recovered. */
const ways: { title: string; leave(plein: PleinProcess): Promise<void> }[] = [
  {
    title: 'the site is killed, and the shell it leaves asks PostgreSQL to stop',
    leave: ({ dataDir, killGroup }) => duringRecovery(dataDir, killGroup),
  },
  {
    title: 'the site and that shell are killed, and somebody else asks',
    async leave(plein) {
      const orphan = await orphanPostgres(plein);
      await duringRecovery(plein.dataDir, () => process.kill(orphan, 'SIGINT'), 'background writer');
    },
  },
];

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  return withSite(async ({ plein: first, dataDir, writers, start }) => {
    let plein = first;
    const lines: string[] = [];
    const problems: string[] = [];
    for (const { title, leave } of ways) {
      let stuck = 0;
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const witnesses = new Witnesses(plein.origin, writers);
        await witnesses.allWrite({ seconds: 20 });
        const over = witnesses.leave();
        await leave(plein);
        await over;
        if (await isStuck(dataDir)) stuck += 1;
        const began = performance.now();
        plein = start();
        await plein.ready();
        times.push((performance.now() - began) / 1000);
        problems.push(...(await compare(writers, dataDir)));
      }
      lines.push(`${title}: stuck in ${stuck} of ${rounds}, ready again by itself in at most ${Math.max(...times).toFixed(0)} s`);
      if (stuck === 0) problems.push('nothing got stuck, so nothing was tried');
    }
    await duringRecovery(dataDir, () => process.kill(postmasterPid(dataDir), 'SIGINT'));
    const began = performance.now();
    plein.signal('SIGTERM');
    const { code } = await plein.ended;
    lines.push(`stopping the site meanwhile: exit code ${code} after ${((performance.now() - began) / 1000).toFixed(0)} s`);
    if (code !== 0 || existsSync(join(dataDir, 'pg/postmaster.pid'))) problems.push('the site did not stop in good order');
    return { ok: problems.length === 0, lines: [...lines, ...problems] };
  });
}
