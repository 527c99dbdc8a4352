import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { faults, startFaultyStore } from '../../../../tests/support/faulty-store.ts';
import { S3Storage } from './s3-storage.ts';

const bytes = Buffer.from('a picture');
const unavailable = { code: 'request.unavailable', status: 503 };
const patience = { connect: 150, answer: 150, silence: 500, whole: 800 };

let close = async () => {};
afterEach(() => close());

async function storeThat(fault: RequestListener): Promise<S3Storage> {
  const store = await startFaultyStore(fault);
  close = store.close;
  return new S3Storage(store.s3, patience);
}

describe('a store that accepts and stays silent', () => {
  test.each([
    ['put', (storage: S3Storage) => storage.put('originals/one', bytes)],
    ['read', (storage: S3Storage) => storage.read('originals/one')],
    ['stream', (storage: S3Storage) => storage.stream('originals/one')],
    ['has', (storage: S3Storage) => storage.has('originals/one')],
    ['remove', (storage: S3Storage) => storage.remove('originals/one')],
    ['list', (storage: S3Storage) => storage.list('originals/')],
  ])('is unavailable soon: %s', async (_, ask) => {
    await expect(ask(await storeThat(faults.silent))).rejects.toMatchObject(unavailable);
  });
});

describe.each(['stallsMidway', 'breaksMidway'] as const)('a store that %s', (fault) => {
  test('is unavailable to who wants the whole file', async () => {
    const storage = await storeThat(faults[fault]);
    await expect(storage.read('originals/one')).rejects.toMatchObject(unavailable);
  });

  test('is unavailable to who follows the stream', async () => {
    const stream = await (await storeThat(faults[fault])).stream('originals/one');
    await expect(stream && buffer(stream)).rejects.toMatchObject(unavailable);
  });
});

test('a store that sends a little now and then keeps nobody waiting for the whole', async () => {
  const storage = await storeThat((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    const trickle = setInterval(() => response.write('.'), 100);
    response.on('close', () => clearInterval(trickle));
  });
  await expect(storage.read('originals/one')).rejects.toMatchObject(unavailable);
});

describe('a store that says "not found"', () => {
  test('has not kept what was put, and does not say that there is nothing in a list', async () => {
    const storage = await storeThat(faults.notFound);
    await expect(storage.put('originals/one', bytes)).rejects.toMatchObject(unavailable);
    await expect(storage.list('originals/')).rejects.toMatchObject(unavailable);
  });

  test('has nothing to read and nothing to remove', async () => {
    const storage = await storeThat(faults.notFound);
    expect(await storage.read('originals/one')).toBeUndefined();
    expect(await storage.stream('originals/one')).toBeUndefined();
    expect(await storage.has('originals/one')).toBe(false);
    await storage.remove('originals/one');
  });
});

test('a file may take longer to send than an answer may take to begin', async () => {
  const storage = await storeThat((_, response) => {
    setTimeout(() => response.end(), 300);
  });
  await expect(storage.put('originals/one', bytes)).resolves.toBeUndefined();
});
