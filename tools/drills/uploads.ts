import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { packedZeros, pngOf, withHugeProfile } from '#domains/assets/testing/hostile-pictures.ts';
import { signIn, type SignedInClient } from '../../tests/support/signed-in-client.ts';
import { freePort, spawnPlein } from '../../tests/support/spawn-plein.ts';

export const name = 'D1, D2, D11: memory and time of uploads, large and hostile';

const password = 'dertig megabyte tegelijk erin';
const mebibyte = 1024 * 1024;
const atOnce = 8;
/** Megabytes that the process may grow by, however many come at once: files go to the disk as they come in. */
const bars = { refused: 64, taken: 128 };

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const plein = spawnPlein({
    dataDir,
    port: await freePort(),
    env: { LOG_LEVEL: 'warn', WORKERS: '1', RATE_LIMITS: 'off', DEMO_PASSWORD: password },
  });
  try {
    await plein.ready();
    const upload = await uploader(await signIn(plein.origin, { email: 'user@plein.test', password }));
    await upload(await noise(200));
    const results = [
      await refuseLarge(plein.pid, upload, 1),
      await refuseLarge(plein.pid, upload, atOnce),
      await takeLarge(plein.pid, upload),
      ...(await refuseHostile(upload)),
    ];
    return { ok: results.every(({ ok }) => ok), lines: results.map(({ ok, line }) => (ok ? line : `FALLS SHORT ${line}`)) };
  } finally {
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Result {
  ok: boolean;
  line: string;
}

type Upload = (bytes: Buffer, options?: { inPieces: boolean }) => Promise<{ status: number; milliseconds: number }>;

const boundary = 'grens-van-de-oefening';

async function uploader(client: SignedInClient): Promise<Upload> {
  const answer = await client.post('/api/session:token');
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  return async (bytes, { inPieces } = { inPieces: false }) => {
    const pieces = formOf(bytes);
    const began = performance.now();
    const body = inPieces ? streamOf(pieces) : new Blob(pieces);
    const { status } = await client.post('/a/upload?profile=me', body, headers);
    return { status, milliseconds: performance.now() - began };
  };
}

function streamOf(pieces: readonly Uint8Array[]): ReadableStream {
  const left = pieces.values();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = left.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function formOf(bytes: Buffer): Uint8Array<ArrayBuffer>[] {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="foto.png"\r\n\r\n`;
  const pieces = [Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return pieces.flatMap((piece) =>
    Array.from(
      { length: Math.ceil(piece.length / mebibyte) },
      (_, index) => new Uint8Array(piece.subarray(index * mebibyte, (index + 1) * mebibyte)),
    ),
  );
}

/** Larger than anybody may send; without a length, so that all of it has to come. */
async function refuseLarge(pid: number, upload: Upload, count: number): Promise<Result> {
  const large = Buffer.concat([await noise(200), Buffer.alloc(30 * mebibyte)]);
  const send = () => upload(large, { inPieces: true });
  const { grown, value: answers } = await watchingMemory(pid, () => Promise.allSettled(Array.from({ length: count }, send)));
  // A sender that is still sending may see its connection closed before it reads why.
  const taken = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status !== 413);
  return {
    ok: taken.length === 0 && grown <= bars.refused,
    line: `${count} × 30 MiB too large: ${taken.length} taken, ${grown} MB more memory (at most ${bars.refused})`,
  };
}

async function takeLarge(pid: number, upload: Upload): Promise<Result> {
  // Noise does not pack: some 29 MB.
  const large = await noise(3100);
  const { grown, value: answers } = await watchingMemory(pid, () => Promise.all(Array.from({ length: atOnce }, () => upload(large))));
  const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
  return {
    ok: statuses === '200' && grown <= bars.taken,
    line: `${atOnce} × ${Math.round(large.length / mebibyte)} MiB at once: answered ${statuses}, ${grown} MB more memory (at most ${bars.taken})`,
  };
}

async function refuseHostile(upload: Upload): Promise<Result[]> {
  const jpeg = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const files: { title: string; bytes: Buffer; status: number; within: number }[] = [
    {
      title: '30,000 × 30,000 in a small file',
      bytes: pngOf({ width: 30_000, height: 30_000, data: packedZeros(4) }),
      status: 422,
      within: 200,
    },
    { title: '100,000 × 1', bytes: pngOf({ width: 100_000, height: 1, data: packedZeros(4) }), status: 422, within: 200 },
    {
      title: 'one pixel with 4 MB behind it',
      bytes: pngOf({ width: 1, height: 1, data: Buffer.alloc(4_000_000, 7) }),
      status: 422,
      within: 200,
    },
    {
      title: 'a header that never ends',
      bytes: Buffer.from(`0&\u00b2u\u008ef\u00cf\u0011${'\0'.repeat(47)}`, 'latin1'),
      status: 415,
      within: 100,
    },
    {
      title: 'a packed bomb that is no picture',
      bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), packedZeros(50_000_000)]),
      status: 415,
      within: 100,
    },
    // Within the limits, so its pixels are read: 49 million of them from 150 kB.
    {
      title: '7,000 × 7,000 from a small file',
      bytes: pngOf({ width: 7000, height: 7000, data: packedZeros(7000 * 21_001) }),
      status: 200,
      within: 10_000,
    },
    { title: '13 MB of colour profile', bytes: withHugeProfile(jpeg, 200), status: 200, within: 10_000 },
  ];
  const results: Result[] = [];
  for (const { title, bytes, status, within } of files) {
    const tries = [];
    for (let turn = 0; turn < 3; turn++) tries.push(await upload(bytes));
    const best = Math.round(Math.min(...tries.map(({ milliseconds }) => milliseconds)));
    const isRight = tries.every((answer) => answer.status === status);
    results.push({ ok: isRight && best <= within, line: `${title}: ${tries[0]?.status ?? 0} in ${best} ms (${status} within ${within})` });
  }
  return results;
}

function noise(side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = Math.floor(Math.random() * 256);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Megabytes that the process takes more than before, at the highest. */
async function watchingMemory<T>(pid: number, work: () => Promise<T>): Promise<{ grown: number; value: T }> {
  const before = memoryOf(pid);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryOf(pid));
  }, 20);
  try {
    return { value: await work(), grown: Math.round(highest - before) };
  } finally {
    clearInterval(timer);
  }
}

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
