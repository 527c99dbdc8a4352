import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server, type S3Server } from '../../../../tests/support/s3-server.ts';
import { testConfig } from '../../../../tests/support/test-config.ts';
import { openStorage, type Storage } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'plein-storage-'));
let s3: S3Server;
const stores = new Map<string, Storage>();

beforeAll(async () => {
  s3 = await startS3Server();
  stores.set('on this disk', openStorage(testConfig({ DATA_DIR: dataDir })));
  stores.set('in an S3 store', openStorage(testConfig({ DATA_DIR: dataDir, ...s3.env })));
});
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function storageOf(name: string): Storage {
  const storage = stores.get(name);
  if (!storage) throw new Error(`no store ${name}`);
  return storage;
}

const bytes = Buffer.from([0, 255, 13, 10, 128, 7]);

describe.each(['on this disk', 'in an S3 store'])('files %s', (name) => {
  test('what is put comes back, byte for byte, at once or as a stream', async () => {
    const storage = storageOf(name);
    await storage.put('originals/one', bytes);
    expect(await storage.read('originals/one')).toEqual(bytes);
    const stream = await storage.stream('originals/one');
    expect(stream && (await buffer(stream))).toEqual(bytes);
    expect(await storage.has('originals/one')).toBe(true);
  });

  test('a stream is put piece by piece, and one that fails leaves nothing', async () => {
    const storage = storageOf(name);
    const piece = Buffer.alloc(1024 * 1024, 'abc');
    const large = Array.from({ length: 17 }, () => piece);
    expect(await storage.putStream('exports/large', Readable.from(large))).toBe(17 * piece.length);
    const stream = await storage.stream('exports/large');
    expect(stream && Buffer.concat(large).equals(await buffer(stream))).toBe(true);
    expect(await storage.putStream('exports/large', Readable.from([bytes]))).toBe(bytes.length);
    expect(await storage.read('exports/large')).toEqual(bytes);

    const breaking = Readable.from(
      (async function* () {
        yield* large;
        throw new Error('the source broke');
      })(),
    );
    await expect(storage.putStream('exports/broken', breaking)).rejects.toThrow('the source broke');
    expect(await storage.has('exports/broken')).toBe(false);
  });

  test('what is not there is nothing, and removing it is no failure', async () => {
    const storage = storageOf(name);
    expect(await storage.read('originals/none')).toBeUndefined();
    expect(await storage.stream('originals/none')).toBeUndefined();
    expect(await storage.has('originals/none')).toBe(false);
    await storage.remove('originals/none');
  });

  test('putting again replaces, removing removes', async () => {
    const storage = storageOf(name);
    await storage.put('originals/two', bytes);
    await storage.put('originals/two', Buffer.from('other'));
    expect(String(await storage.read('originals/two'))).toBe('other');
    await storage.remove('originals/two');
    expect(await storage.has('originals/two')).toBe(false);
  });

  test('a list holds what begins so, and nothing else', async () => {
    const storage = storageOf(name);
    for (const key of ['variants/a/h/1.webp', 'variants/a/h/2.webp', 'variants/ab/h/3.webp']) await storage.put(key, bytes);
    expect((await storage.list('variants/a/')).toSorted()).toEqual(['variants/a/h/1.webp', 'variants/a/h/2.webp']);
    expect(await storage.list('variants/none/')).toEqual([]);
    const [file] = await storage.listFiles('variants/ab/');
    expect(file).toMatchObject({ key: 'variants/ab/h/3.webp', bytes: bytes.length });
    expect(Math.abs((file?.usedOn.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', 'a/', '', '.unfinished/x', 'a\\b', 'a\0b', `a/${'x'.repeat(600)}`])(
    '%j is no key',
    async (key) => {
      await expect(storageOf(name).read(key)).rejects.toThrow('not formed');
      await expect(storageOf(name).put(key, bytes)).rejects.toThrow('not formed');
    },
  );
});

test('on this disk a file is for the product alone, and nothing unfinished stays', async () => {
  const storage = storageOf('on this disk');
  await storage.put('originals/mine', bytes);
  const files = join(dataDir, 'files');
  expect(statSync(join(files, 'originals/mine')).mode & 0o077).toBe(0);
  expect(statSync(join(files, 'originals')).mode & 0o077).toBe(0);
  expect(readdirSync(join(files, '.unfinished'))).toEqual([]);
});

test('a store that does not answer is unavailable, not an error of ours', async () => {
  const away = openStorage(testConfig({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:1' }));
  await expect(away.read('originals/one')).rejects.toMatchObject({ code: 'request.unavailable', status: 503 });
  const wrongBucket = openStorage(testConfig({ ...s3.env, S3_BUCKET: 'elders' }));
  await expect(wrongBucket.read('originals/one')).rejects.toMatchObject({ code: 'request.unavailable' });
});
