import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, spawnPlein } from '../../tests/support/spawn-plein.ts';

export const name = 'F1: passwords guessed from many networks, at one account and at many';

const password = 'drie ganzen in de mist 1717';
const email = 'user@plein.test';
/** A network that this person signed in from before. */
const knownAddress = '198.51.100.20';

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const env = { LOG_LEVEL: 'warn', WORKERS: '2', TRUST_PROXY: '127.0.0.1', DEMO_PASSWORD: password };
  const plein = spawnPlein({ dataDir, port: await freePort(), env });
  try {
    await plein.ready();
    const facts = await guessEverywhere(plein.origin);
    const alarms = ['account', 'network'].filter((target) => !plein.log().includes(`"event":"auth.guessing","target":"${target}"`));
    const problems = [...facts.problems, ...alarms.map((target) => `no alarm about the ${target} that is guessed at`)];
    return { ok: problems.length === 0, lines: [...facts.lines, ...problems] };
  } finally {
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function guessEverywhere(origin: string): Promise<{ lines: string[]; problems: string[] }> {
  const problems: string[] = [];
  const expectThat = (isSo: boolean, what: string) => void (isSo || problems.push(what));

  const before = await signIn(origin, { email, password, address: knownAddress });
  expectThat(before === 303, `its owner cannot sign in to begin with: ${before}`);

  const started = performance.now();
  const oneAccount = await inGroups(300, (turn) =>
    signIn(origin, {
      email: spelling(turn),
      address: `203.0.113.${turn % 60}`,
      fields: { _key: `k-${turn}`, returnTo: `/${turn}` },
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const looked = count(oneAccount, 422);
  // The first three, and then one whenever the wait was over, which doubles every time.
  const allowed = 3 + Math.ceil(Math.log2(seconds + 2));
  expectThat(looked <= allowed, `${looked} guesses at one account were looked at, ${allowed} at the most should be`);
  // 503: so many wait for their turn at this account that some give up.
  const refused = count(oneAccount, 429) + count(oneAccount, 503);
  expectThat(refused === oneAccount.length - looked, `other answers than 422, 429 and 503: ${[...new Set(oneAccount)].join(', ')}`);

  const owner = await signIn(origin, { email, password, address: knownAddress });
  expectThat(owner === 303, `its owner, from a network that is known, is kept out meanwhile: ${owner}`);

  const oneNetwork = await inGroups(60, (turn) => signIn(origin, { email: `gok-${turn}@plein.test`, address: '192.0.2.99' }));
  const oneHousehold = await inGroups(60, (turn) =>
    signIn(origin, { email: `raad-${turn}@plein.test`, address: `2001:db8:5:6:${turn}::${turn}` }),
  );
  expectThat(count(oneNetwork, 422) === 20, `${count(oneNetwork, 422)} guesses of one network were looked at, 20 should be`);
  expectThat(count(oneHousehold, 422) === 20, `${count(oneHousehold, 422)} guesses of one IPv6 household were looked at, 20 should be`);

  const home = await fetch(`${origin}/`);
  expectThat(home.status === 200, `the home page is answered ${home.status} afterwards`);
  const lines = [
    `${oneAccount.length} guesses at one account from 60 networks in ${seconds.toFixed(1)} s: ${looked} were looked at`,
    `one guess at each of 60 accounts: ${count(oneNetwork, 422)} looked at from one address, ${count(oneHousehold, 422)} from one /64`,
    `its owner signed in meanwhile from a known network: ${owner === 303 ? 'yes' : 'no'}`,
  ];
  return { lines, problems };
}

interface Try {
  email: string;
  password?: string;
  address: string;
  fields?: Record<string, string>;
}

async function signIn(
  origin: string,
  { email: typed, password: tried = 'een verkeerd wachtwoord', address, fields = {} }: Try,
): Promise<number> {
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: typed, password: tried, ...fields }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Spellings of one address are one account. */
function spelling(turn: number): string {
  return [email, email.toUpperCase(), ` ${email}`, `${email}  `, `U${email.slice(1)}`][turn % 5] ?? email;
}

async function inGroups(times: number, work: (turn: number) => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  const atOnce = 20;
  for (let start = 0; start < times; start += atOnce) {
    const turns = Array.from({ length: Math.min(atOnce, times - start) }, (_, index) => start + index);
    results.push(...(await Promise.all(turns.map(work))));
  }
  return results;
}

function count(statuses: readonly number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length;
}
