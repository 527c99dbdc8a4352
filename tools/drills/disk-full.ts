import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { superuserConnection } from '#platform/server/postgres/access.ts';
import { codeOf } from '#platform/server/start-failure.ts';
import { signIn } from '../../tests/support/signed-in-client.ts';
import { drillPassword, hasEnded, withSite, type DrillSite } from './support/fault-drill.ts';
import { Witnesses } from './support/witnesses.ts';
import { compare } from './support/writers.ts';

export const name = 'a full disk: data, database and log of the site are on it; pages are served on, and there is room again later';

const secondsFull = 25;
const backWithin = 60;

export async function run(): Promise<{ ok: boolean; lines: string[]; skipped?: string }> {
  const disk = mkdtempSync(join(tmpdir(), 'plein-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512m,mode=0755', 'plein-drill', disk], { encoding: 'utf8' });
  try {
    if (mounted.status !== 0) return { ok: true, lines: [], skipped: `no disk can be mounted here: ${mounted.stderr.trim()}` };
    return await withSite((site) => fillAndEmpty(site, disk), { dataDir: join(disk, 'data'), logFile: join(disk, 'plein.log') });
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function fillAndEmpty({ plein, dataDir, writers }: DrillSite, disk: string): Promise<{ ok: boolean; lines: string[] }> {
  const witnesses = new Witnesses(plein.origin, writers, { refusals: [507] });
  await witnesses.allWrite({ seconds: 20 });
  const upload = await prepareUpload(plein.origin);
  const filling = join(disk, 'filling');
  const problems: string[] = [];

  fill(filling);
  const answer = await upload();
  if (!answer.startsWith('507 application/problem+json') || !answer.includes('request.no_room')) problems.push(`an upload: ${answer}`);
  await exhaustLogOfWrites(dataDir);
  // Whatever is given back is taken again, so that not even a line of a log fits.
  for (let left = secondsFull * 10; left > 0; left--) {
    fill(filling);
    await delay(100);
  }
  const isDown = await cannotConnect(dataDir);
  if (!isDown) problems.push('PostgreSQL went on, so nothing was tried');
  rmSync(filling);
  const emptied = performance.now();
  await witnesses.allWrite({ seconds: backWithin });
  const seconds = (performance.now() - emptied) / 1000;
  await witnesses.leave();
  if (await hasEnded(plein)) return { ok: false, lines: ['the site ended', ...witnesses.lines] };
  problems.push(...(await compare(writers, dataDir)), ...witnesses.lines);
  const summary = `${secondsFull} s full: ${witnesses.summary}; an upload was answered ${answer.split(' ')[0]}; all wrote again ${seconds.toFixed(0)} s after there was room`;
  return { ok: problems.length === 0, lines: [summary, ...problems] };
}

/** Until not one byte more fits. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [1_000_000, 4096, 1]) writeUntilFull(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  for (;;) {
    try {
      if (writeSync(file, piece) < piece.length) return;
    } catch (error) {
      if (codeOf(error) === 'ENOSPC') return;
      throw error;
    }
  }
}

/** Until PostgreSQL needs another file for its log of writes, and falls over because there is no room for it. */
async function exhaustLogOfWrites(dataDir: string): Promise<void> {
  const client = new pg.Client(superuserConnection(dataDir));
  client.on('error', () => {});
  try {
    await client.connect();
    for (let megabytes = 0; megabytes < 400; megabytes++)
      await client.query(`select pg_logical_emit_message(true, 'drill', repeat('x', 1000000))`);
  } catch {
    // It fell over.
  } finally {
    client.end().catch(() => {});
  }
}

async function cannotConnect(dataDir: string): Promise<boolean> {
  const client = new pg.Client({ ...superuserConnection(dataDir), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => false),
    () => true,
  );
}

/** Gives status, type and words of the answer. */
async function prepareUpload(origin: string): Promise<() => Promise<string>> {
  const client = await signIn(origin, { email: 'user@plein.test', password: drillPassword });
  const { accessToken } = (await (await client.post('/api/session:token')).json()) as { accessToken: string };
  const picture = await sharp({
    create: { width: 900, height: 900, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer();
  return async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'foto.png');
    const answer = await client.post('/a/upload?profile=me', form, { authorization: `Bearer ${accessToken}` });
    return `${answer.status} ${answer.headers.get('content-type')} ${await answer.text()}`;
  };
}
