import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { imageAddress, sizedAddress, socialImage } from '#domains/assets/model/image-address.ts';
import { imageRatios, maxVariants } from '#domains/assets/model/image-size.ts';
import { createAsset } from '#domains/assets/server/index.ts';
import { addUse, createPicture, createPublicPicture, drawing } from '#domains/assets/testing/asset-factory.ts';
import { expectBaseline, forever, noStore } from '../../../../tests/support/expected-headers.ts';
import { faults, startFaultyStore } from '../../../../tests/support/faulty-store.ts';
import { askRaw } from '../../../../tests/support/raw-http.ts';
import { startS3Server } from '../../../../tests/support/s3-server.ts';
import { testApp, type Answered, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const published = (about: Parameters<typeof createPublicPicture>[1] = {}) => createPublicPicture(app.system, about);
const at = ({ guid }: AssetView, query = '') => `/a/${guid}${query && `?${query}`}`;
const forAMinute = 'public, max-age=60';

function measure({ rawPayload }: Answered): Promise<Metadata> {
  return sharp(rawPayload, { animated: true }).metadata();
}

function variantsOf({ guid, hash }: AssetView): string[] {
  return readdirSync(join(app.config.dataDir, 'files/variants', guid, hash));
}

/** As if strangers had asked for so many. */
async function fill({ guid, hash }: AssetView, count: number): Promise<void> {
  const { storage } = app.system;
  for (let left = 0; left < count; left++) await storage.put(`variants/${guid}/${hash}/9x9-cut-${left}.0-q60.webp`, Buffer.from('variant'));
}

describe('R9.13 what is made is bounded', () => {
  test('the same selection, asked by many at once, is made once', async () => {
    const own = await published();
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.visitor.get(at(own, 'width=350'))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(variantsOf(own)).toEqual(['350x175-scale-q80.webp']);
  });

  test('after so many variants our own sizes are still made, and one of them stands in for any other, for a minute', async () => {
    const own = await published({ bytes: await drawing(3000, 1500).jpeg().toBuffer() });
    await fill(own, maxVariants - 1);
    expectBaseline(await app.visitor.get(imageAddress(own, { width: 350 })), 'file', forever);
    for (const ratio of [undefined, imageRatios.square]) {
      const ownSize = await app.visitor.get(sizedAddress(own, 300, ratio));
      expectBaseline(ownSize, 'file', forever);
      expect(await measure(ownSize)).toMatchObject({ width: 300, height: 300 / (ratio ?? 2) });
    }
    expectBaseline(await app.visitor.get(socialImage(own)?.address ?? ''), 'file', forever);
    const made = variantsOf(own).length;
    for (const look of [{ width: 250 }, { width: 250, height: 300, fit: 'fill' }, { width: 200, height: 100, fit: 'cover' }] as const) {
      const standIn = await app.visitor.get(imageAddress(own, { ...look, quality: 90 }));
      expectBaseline(standIn, 'file', forAMinute);
      expect(await measure(standIn)).toMatchObject({ width: 300, height: 150 });
    }
    expect(variantsOf(own)).toHaveLength(made + 1);
  });

  test('D9 looking at what stands in costs nobody a turn', async () => {
    const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
    const own = await published();
    await fill(own, maxVariants);
    const statuses: number[] = [];
    for (let view = 0; view < 40; view++) statuses.push((await limited.visitor.get(at(own, 'width=350'))).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const other = await published();
    expect((await limited.visitor.get(at(other, 'width=350'))).statusCode).toBe(200);
  });

  test('D9 one network may have only so many made in a minute; what is made already costs nothing', async () => {
    const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
    const own = await published();
    const made = await limited.visitor.get(at(own, 'width=350'));
    const statuses: number[] = [];
    for (let height = 50; height <= 1600; height += 50) {
      statuses.push((await limited.visitor.get(at(own, `width=${height}&height=50&fit=contain&quality=1`))).statusCode);
    }
    expect(statuses.slice(0, 29)).not.toContain(429);
    const refused = await limited.visitor.get(at(own, 'width=450&quality=60'));
    expect(refused.statusCode).toBe(429);
    expectBaseline(refused, 'data', noStore);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.visitor.get(at(own, 'width=350'))).rawPayload).toEqual(made.rawPayload);
    expect((await limited.visitor.get(sizedAddress(own, 300))).statusCode).toBe(200);
  });
});

test.runIf(process.platform === 'linux')('when the process that makes pictures dies, the next picture is made by another', async () => {
  const own = await published();
  expect((await app.visitor.get(at(own, 'width=350'))).statusCode).toBe(200);
  const [maker] = makersOf(process.pid);
  process.kill(maker ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(makersOf(process.pid)).not.toContain(maker));
  expect((await app.visitor.get(at(own, 'width=450'))).statusCode).toBe(200);
});

/** The processes that make pictures for this one. */
function makersOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const [commands, stat] = ['cmdline', 'stat'].map((file) => readIfThere(`/proc/${pid}/${file}`));
      return commands?.includes('image-process') && stat?.split(') ')[1]?.split(' ')[1] === String(parent);
    })
    .map(Number);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

describe('from memory', () => {
  const get = (address: string, ...lines: string[]) => askRaw(port, [`GET ${address} HTTP/1.1`, 'Host: localhost', ...lines]);
  let port: number;
  beforeAll(async () => {
    await app.server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.app.server.address() as AddressInfo).port;
  });

  test('a public picture is answered the same, and no longer once it is taken away', async () => {
    const own = await createPicture(app.system);
    const documentGuid = await addUse(app, own.guid);
    const address = sizedAddress(own, 300);
    const first = await get(address);
    // Its file is gone, so this can only come out of memory.
    rmSync(join(app.config.dataDir, 'files/variants', own.guid), { recursive: true });
    rmSync(join(app.config.dataDir, 'files/originals', (await storageKeyOf(own)).slice('originals/'.length)));
    const second = await get(address);
    const { 'x-correlation-id': _, date: __, ...headers } = first.headers;
    expect(second.status).toBe(200);
    expect(second.headers).toMatchObject(headers);
    expect(second.body).toBe(first.body);
    expect((await get(address, `If-None-Match: ${first.headers['etag']}`)).status).toBe(304);
    expect((await get(address, 'Accept: image/avif')).status).toBe(500);
    expect((await askRaw(port, [`GET ${address} HTTP/1.1`, 'Host: evil.example'])).status).toBe(421);

    await app.system.transact(async (tx) => {
      await tx.updateTable('documentLanguage').set({ isPublished: false }).where('documentGuid', '=', documentGuid).execute();
      await app.system.record(tx, { type: 'document.unpublished', subjectGuid: documentGuid, details: { language: 'nl' }, isPublic: true });
    });
    await app.server.contentVersion.refresh();
    expect((await get(address)).status).toBe(404);
  });

  async function storageKeyOf({ guid }: AssetView): Promise<string> {
    return (await app.db.selectFrom('asset').select('storageKey').where('guid', '=', guid).executeTakeFirstOrThrow()).storageKey;
  }
});

test('with an S3 store pictures are made and kept there', async () => {
  const s3 = await startS3Server();
  const other = await testApp(s3.env);
  try {
    const made = await createPicture(other.system);
    await addUse(other, made.guid);
    const address = sizedAddress(made, 300);
    const first = await other.visitor.get(address);
    expect(first.statusCode).toBe(200);
    expect((await other.visitor.get(address)).rawPayload).toEqual(first.rawPayload);
    expect(await other.system.storage.list(`variants/${made.guid}/`)).toHaveLength(1);
    const document = await createAsset(other.system, { bytes: Buffer.from('a;b'), fileName: 'lijst.csv' });
    await addUse(other, document.guid);
    expect((await other.visitor.get(at(document))).body).toBe('a;b');
  } finally {
    await other.close();
    await s3.close();
  }
});

test('when the store breaks off, a picture and a document are unavailable for now', async () => {
  const document = await createAsset(app.system, { bytes: Buffer.from('a;b'), fileName: 'lijst.csv' });
  await addUse(app, document.guid);
  const store = await startFaultyStore(faults.breaksAtOnce);
  const { endpoint, bucket, region, key, secret } = store.s3;
  const env = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret };
  const cutOff = await app.secondInstance(env);
  try {
    for (const asset of [await published(), document]) {
      const answer = await cutOff.visitor.get(at(asset));
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'request.unavailable' });
      expect(answer.headers).toMatchObject({ 'cache-control': noStore, 'retry-after': '5' });
    }
  } finally {
    await store.close();
  }
});
