import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { superuserConnection } from '#platform/server/postgres/embedded-postgres.ts';
import { embeddedConnections } from '#platform/server/postgres/prepare-database.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { signIn, type SignedInClient } from '../../tests/support/signed-in-client.ts';
import { freePort, spawnPlein, type PleinProcess } from '../../tests/support/spawn-plein.ts';

export const name = 'kill -9 of the whole process group during writes';

const rounds = 20;
const slowestReady = 10_000;
const password = 'twintig-keer-omvallen-en-opstaan';

/** One value that is written again and again by somebody who remembers what was acknowledged. */
interface Writer {
  label: string;
  acknowledged: unknown;
  /** Sent when the process was killed: it may be there or not. */
  underWay: unknown;
  count: number;
  /** Writes the value of this number; true when the server said it was saved. */
  write(value: unknown): Promise<boolean>;
  read(): Promise<unknown>;
  valueOf(number: number): unknown;
}

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const port = await freePort();
  const env = { LOG_LEVEL: 'warn', WORKERS: '2', RATE_LIMITS: 'off', DEMO_PASSWORD: password };
  const start = () => spawnPlein({ dataDir, port, env });
  let plein = start();
  try {
    await plein.ready();
    const writers = await createWriters(plein.origin);
    const problems: string[] = [];
    const readyTimes: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      await writeUntilKilled(plein, writers);
      const killedOn = performance.now();
      plein = start();
      await plein.ready();
      readyTimes.push(performance.now() - killedOn);
      problems.push(...(await compare(writers, dataDir)).map((problem) => `round ${round}: ${problem}`));
    }
    const written = writers.reduce((sum, writer) => sum + writer.count, 0);
    const slowest = Math.max(...readyTimes);
    if (slowest > slowestReady) problems.push(`ready again only after ${Math.round(slowest)} ms`);
    const summary = `${rounds} rounds, ${writers.length} writers, ${written} acknowledged writes, ${problems.length} problems; ready again in at most ${Math.round(slowest)} ms`;
    return { ok: problems.length === 0, lines: [summary, ...problems.slice(0, 20)] };
  } finally {
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sessions outlive the kills as well: everybody signs in once. */
async function createWriters(origin: string): Promise<Writer[]> {
  const as = (email: string) => signIn(origin, { email, password });
  const [user, editor, admin] = [await as('user@plein.test'), await as('editor@plein.test'), await as('admin@plein.test')];
  const names = ['firstName', 'middleName', 'lastName'];
  return [
    ...names.map((field) => profileWriter(user, 'user', field)),
    ...names.map((field) => profileWriter(editor, 'editor', field)),
    settingWriter(admin, 'headerLogoHeight', (number) => 24 + (number % 100)),
    settingWriter(admin, 'headerLogoPadding', (number) => number % 60),
    settingWriter(admin, 'platformDescription', (number) => ({ nl: `Nummer ${number}`, en: `Number ${number}` })),
    settingWriter(admin, 'platformName', (number) => ({ nl: `Plein ${number}`, en: `Square ${number}` })),
  ];
}

function profileWriter(client: SignedInClient, who: string, field: string): Writer {
  return {
    ...blank(`${who}.${field}`),
    valueOf: (number) => `Naam ${number}`,
    write: async (value) => (await client.put('/api/profiles:loggedIn', { [field]: value })).ok,
    read: async () => ((await json(await client.get('/api/profiles:loggedIn'))) as Record<string, unknown>)[field],
  };
}

function settingWriter(client: SignedInClient, key: string, valueOf: Writer['valueOf']): Writer {
  const read = async () => {
    const settings = (await json(await client.get('/api/platformsettingvalues'))) as { key: string; value: unknown; version: number }[];
    const setting = settings.find((candidate) => candidate.key === key);
    if (!setting) throw new Error(`There is no setting ${key}.`);
    return setting;
  };
  return {
    ...blank(key),
    valueOf,
    async write(value) {
      const { version } = await read();
      return (await client.put(`/api/platformsettingvalues/${key}`, { value }, { 'if-match': `"${version}"` })).ok;
    },
    read: async () => (await read()).value,
  };
}

function blank(label: string): Pick<Writer, 'label' | 'acknowledged' | 'underWay' | 'count'> {
  return { label, acknowledged: undefined, underWay: undefined, count: 0 };
}

async function json(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  return answer.json();
}

async function writeUntilKilled(plein: PleinProcess, writers: Writer[]): Promise<void> {
  const round = { isOver: false };
  const writing = writers.map((writer) => writeAgainAndAgain(writer, round));
  await delay(300 + Math.random() * 1500);
  await plein.killGroup();
  round.isOver = true;
  await Promise.all(writing);
}

async function writeAgainAndAgain(writer: Writer, round: { isOver: boolean }): Promise<void> {
  while (!round.isOver) {
    const value = writer.valueOf(writer.count + 1);
    writer.underWay = value;
    const isSaved = await writer.write(value).catch(() => false);
    if (!isSaved) return;
    writer.acknowledged = value;
    writer.count += 1;
  }
}

async function compare(writers: Writer[], dataDir: string): Promise<string[]> {
  const problems: string[] = [];
  for (const writer of writers) {
    const found = stableJson(await writer.read());
    const allowed = [writer.acknowledged, writer.underWay].map(stableJson);
    if (writer.count > 0 && !allowed.includes(found)) problems.push(`${writer.label} is ${found}, should be ${allowed.join(' or ')}`);
  }
  return [...problems, ...(await halfWrites(dataDir))];
}

/** A setting and its line in the audit log are one transaction: the version of the one is the number of the others. */
async function halfWrites(dataDir: string): Promise<string[]> {
  const client = new pg.Client(embeddedConnections(superuserConnection(dataDir)).owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string; version: number; lines: number }>(`
      select s.key, s.version, count(a.id)::int as lines
      from platform_setting s left join audit a on a.type = 'settings.changed' and a.details->>'key' = s.key
      group by s.key, s.version having s.version <> count(a.id)`);
    return rows.map(({ key, version, lines }) => `${key} is at version ${version} with ${lines} lines in the audit log`);
  } finally {
    await client.end();
  }
}
