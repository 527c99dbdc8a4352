import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../../tests/support/signed-in-client.ts';
import { freePort, runCommand, spawnPlein } from '../../tests/support/spawn-plein.ts';

export const name = 'F2: the time of an answer does not tell whether an address is known';

const password = 'drie ganzen in de mist 1717';
const unknown = 'niemand@plein.test';
const kinds = ['editor@plein.test', 'user@plein.test'];
/** Milliseconds that nobody can tell apart over a network. */
const indistinct = 10;

interface NeutralForm {
  path: string;
  /** How often each address is tried. */
  times: number;
  fields: Record<string, string>;
}

const forms: NeutralForm[] = [
  { path: '/login', times: 80, fields: { password: 'een verkeerd wachtwoord' } },
  { path: '/reset', times: 150, fields: {} },
  { path: '/register', times: 150, fields: {} },
  { path: '/verify', times: 150, fields: {} },
];

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const env = { LOG_LEVEL: 'warn', WORKERS: '1', RATE_LIMITS: 'off', DEMO_PASSWORD: password };
  const plein = spawnPlein({ dataDir, port: await freePort(), env });
  try {
    await plein.ready();
    await prepare(plein.origin, dataDir);
    const outcomes = [];
    for (const form of forms) outcomes.push(...(await compare(plein.origin, form)));
    return { ok: outcomes.every(({ isAlike }) => isAlike), lines: outcomes.map(({ line }) => line) };
  } finally {
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One of the accounts is switched off, and people can register. */
async function prepare(origin: string, dataDir: string): Promise<void> {
  const { code, stderr } = await runCommand(['settings', 'set', 'allowRegistration', 'true'], { env: { DATA_DIR: dataDir } });
  if (code !== 0) throw new Error(`Registration could not be opened: ${stderr}`);
  const admin = await signIn(origin, { email: 'admin@plein.test', password });
  const user = await signIn(origin, { email: 'user@plein.test', password });
  const { guid } = (await (await user.get('/api/profiles:loggedIn')).json()) as { guid: string };
  const answer = await admin.post(`/api/users/${guid}:deactivate`);
  if (!answer.ok) throw new Error(`Switching an account off was answered ${answer.status}.`);
}

/** All addresses in turn, so that whatever else the machine does happens to each of them. */
async function compare(origin: string, form: NeutralForm): Promise<{ isAlike: boolean; line: string }[]> {
  const measured = new Map<string, number[]>([unknown, ...kinds].map((email) => [email, []]));
  for (let turn = 0; turn < form.times + 3; turn++) {
    for (const [email, times] of measured) {
      const took = await answerTime(origin, form, email);
      // The first ones are slower for other reasons.
      if (turn >= 3) times.push(took);
    }
  }
  const ofUnknown = measured.get(unknown) ?? [];
  return kinds.map((email) =>
    judge(
      `${form.path} for ${email === 'user@plein.test' ? 'an account that is off' : 'a known address'}`,
      measured.get(email) ?? [],
      ofUnknown,
    ),
  );
}

async function answerTime(origin: string, { path, fields }: NeutralForm, email: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, email }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  if (![303, 422].includes(answer.status)) throw new Error(`${path} was answered ${answer.status}.`);
  return performance.now() - started;
}

/** Alike when the medians differ less than anybody can measure, or no more than chance makes them on a machine as busy as this. */
function judge(what: string, known: number[], ofUnknown: number[]): { isAlike: boolean; line: string } {
  const difference = Math.abs(quantile(known, 0.5) - quantile(ofUnknown, 0.5));
  const chance = 3 * Math.hypot(errorOfMedian(known), errorOfMedian(ofUnknown));
  const isAlike = difference < Math.max(indistinct, chance);
  const figures = [quantile(known, 0.5), quantile(ofUnknown, 0.5), difference, chance].map((value) => value.toFixed(1));
  return {
    isAlike,
    line: `${what}: median ${figures[0]} ms, unknown ${figures[1]} ms, difference ${figures[2]} ms (chance ${figures[3]} ms)`,
  };
}

function errorOfMedian(values: number[]): number {
  const deviation = (quantile(values, 0.75) - quantile(values, 0.25)) / 1.349;
  return (1.253 * deviation) / Math.sqrt(values.length);
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}
