import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { embeddedConnections } from '#platform/server/postgres/access.ts';
import { signIn, type SignedInClient } from '../../tests/support/signed-in-client.ts';
import { freePort, spawnPlein } from '../../tests/support/spawn-plein.ts';
import { repositoryRoot } from '../repository-files.ts';

export const name = 'drill 5: the clock of the machine is wrong, and is set while it runs';

const password = 'de klok van de toren 1717 gaat';
const minute = 60_000;
const day = 24 * 60 * minute;

/** For each start, the moves of the clock, the first of them before it. */
const starts = [
  [15 * minute, day, -15 * minute],
  [-day, 0],
];

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const clock = join(folder, 'clock');
  const dataDir = join(folder, 'data');
  const problems: string[] = [];
  let checks = 0;
  const port = await freePort();
  /** Signed in at the first start, and never again. */
  let guest: SignedInClient | undefined;
  try {
    for (const moves of starts) {
      writeFileSync(clock, String(moves[0]));
      const plein = spawnPlein({
        dataDir,
        port,
        command: [
          process.execPath,
          '--import',
          join(repositoryRoot, 'tests/support/moved-clock.ts'),
          join(repositoryRoot, 'src/app/server/main.ts'),
        ],
        env: { LOG_LEVEL: 'warn', WORKERS: '2', DEMO_PASSWORD: password, MOVED_CLOCK: clock },
      });
      try {
        await plein.ready();
        guest ??= await signIn(plein.origin, { email: 'user@plein.test', password });
        for (const move of moves) {
          writeFileSync(clock, String(move));
          await delay(200);
          const found = await problemsWith({ origin: plein.origin, dataDir, guest });
          problems.push(...found.map((problem) => `${describe(move)}: ${problem}`));
          checks += 1;
        }
      } finally {
        await plein.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const told = starts.map((moves) => moves.map(describe).join(', then ')).join('; after a restart ');
  return { ok: problems.length === 0, lines: [`${checks} looks, with a clock that is ${told}: ${problems.length} problems`, ...problems] };
}

function describe(move: number): string {
  return move === 0 ? 'right' : `${Math.abs(move) / minute} minutes ${move > 0 ? 'ahead' : 'behind'}`;
}

interface Place {
  origin: string;
  dataDir: string;
  guest: SignedInClient;
}

async function problemsWith({ origin, dataDir, guest }: Place): Promise<string[]> {
  const problems: string[] = [];
  const expectThat = (isSo: boolean, what: string) => void (isSo || problems.push(what));

  expectThat((await guest.get('/api/profiles:loggedIn')).ok, 'who was signed in is so no more');
  const admin = await signIn(origin, { email: 'admin@plein.test', password });
  const proven = await dangerous(admin);
  expectThat(proven !== 'auth.proof_needed', 'who signed in a moment ago has to prove it again');
  await ageProofs(dataDir);
  expectThat((await dangerous(admin)) === 'auth.proof_needed', 'a proof of eleven minutes ago still counts');

  const given = (await (await guest.post('/api/session:token')).json()) as { expiresOn: string };
  const secondsLeft = (Date.parse(given.expiresOn) - Date.now()) / 1000;
  expectThat(Math.abs(secondsLeft - 900) < 30, `an access token lasts ${secondsLeft.toFixed(0)} s, 900 it should be`);

  for (const path of ['/api/search?q=paspoort', '/api/platformsettingvalues', '/readyz', '/readyz/pages', '/'])
    expectThat((await fetch(origin + path)).ok, `${path} is not answered`);
  return problems;
}

/** The code that an act for which one has to prove who one is was refused with, if it was. */
async function dangerous(client: SignedInClient): Promise<string | undefined> {
  const answer = await client.post('/api/secondfactors/recoverycodes:renew');
  return answer.ok ? undefined : ((await answer.json()) as { code: string }).code;
}

async function ageProofs(dataDir: string): Promise<void> {
  const client = new pg.Client(embeddedConnections(dataDir).owner);
  await client.connect();
  try {
    await client.query(`update session set proven_on = now() - interval '11 minutes'`);
  } finally {
    await client.end();
  }
}
