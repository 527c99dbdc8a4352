import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '#platform/server/context.ts';
import { anonymousActor } from '#platform/shared/actor.ts';
import { openStorage } from '#platform/server/storage/index.ts';
import { startS3Server, type S3Server } from '../../../../tests/support/s3-server.ts';
import { testConfig } from '../../../../tests/support/test-config.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { maxImageBytes } from '../model/image-upload.ts';
import { createPicture, drawing, movingDrawing } from '../testing/asset-factory.ts';
import { createAsset, findAssetViews } from './index.ts';

let app: TestApp;
let s3: S3Server;
beforeAll(async () => {
  app = await testApp();
  s3 = await startS3Server();
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const originals = () => readdirSync(join(app.config.dataDir, 'files/originals'));

describe('what may be put in the media library', () => {
  test.each([
    { type: 'image/png', make: () => drawing().png() },
    { type: 'image/jpeg', make: () => drawing().jpeg() },
    { type: 'image/webp', make: () => drawing().webp() },
    { type: 'image/avif', make: () => drawing().avif({ effort: 0 }) },
    { type: 'image/gif', make: () => drawing().gif() },
  ])('R5.06 a picture is recognised by what it is, whatever it is called: $type', async ({ type, make }) => {
    const asset = await createPicture(app.system, { bytes: await make().toBuffer(), fileName: 'verslag.txt' });
    expect(asset).toMatchObject({ kind: 'image', mimeType: type, width: 600, height: 300, fileName: 'verslag.txt' });
  });

  test.each([
    { fileName: 'nota.pdf', start: '%PDF-1.7\n', type: 'application/pdf' },
    { fileName: 'Begroting.XLSX', start: 'PK\u0003\u0004', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    { fileName: 'brief.odt', start: 'PK\u0003\u0004', type: 'application/vnd.oasis.opendocument.text' },
    { fileName: 'lijst.csv', start: 'naam;plaats', type: 'text/csv' },
  ])('a document is what its name says, when that can be true: $fileName', async ({ fileName, start, type }) => {
    const asset = await createAsset(app.system, { bytes: Buffer.from(start, 'latin1'), fileName });
    expect(asset).toMatchObject({ kind: 'document', mimeType: type, width: null });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    { title: 'C7 svg', bytes: svg, fileName: 'logo.svg' },
    { title: 'C7 svg that is called png', bytes: svg, fileName: 'logo.png' },
    { title: 'C7 html', bytes: '<!doctype html><script>alert(1)</script>', fileName: 'index.html' },
    { title: 'D5 pdf that is called jpg', bytes: '%PDF-1.7', fileName: 'foto.jpg' },
    { title: 'D5 zip that is called pdf', bytes: 'PK\u0003\u0004', fileName: 'nota.pdf' },
    { title: 'D11 an endless header', bytes: `0&\u00b2u\u008ef\u00cf\u0011${'\0'.repeat(47)}`, fileName: 'film.asf' },
    { title: 'D11 a zip as a picture', bytes: `PK\u0003\u0004${'\0'.repeat(1000)}`, fileName: 'foto.png' },
    { title: 'another box file', bytes: '\0\0\0\u001cftypheic\0\0\0\0mif1heic\0\0\0\0', fileName: 'foto.avif' },
    { title: 'bytes that are called a text', bytes: 'a\0b', fileName: 'lijst.csv' },
    { title: 'a name that is no type', bytes: 'tekst', fileName: 'constructor' },
  ])('$title is 415, at once', async ({ bytes, fileName }) => {
    const before = originals().length;
    const started = performance.now();
    await expect(createAsset(app.system, { bytes: Buffer.from(bytes, 'latin1'), fileName })).rejects.toMatchObject({ status: 415 });
    expect(performance.now() - started).toBeLessThan(100);
    expect(originals()).toHaveLength(before);
  });

  test('R5.05 a file is 30 MB at the most, and not empty', async () => {
    const large = Buffer.alloc(maxImageBytes + 1);
    (await drawing().jpeg().toBuffer()).copy(large);
    await expect(createPicture(app.system, { bytes: large })).rejects.toMatchObject({ status: 413, code: 'asset.file_too_large' });
    await expect(createPicture(app.system, { bytes: Buffer.alloc(0) })).rejects.toMatchObject({ status: 422 });
  });

  test.each([
    { title: '30,000 by 30,000', width: 30_000, height: 30_000 },
    { title: '100,000 by 1', width: 100_000, height: 1 },
    { title: '8,000 by 8,000', width: 8000, height: 8000 },
  ])('D2 a small file that unfolds to $title is refused before it is read', async ({ width, height }) => {
    const bytes = pngHeader(width, height);
    await createPicture(app.system);
    const started = performance.now();
    await expect(createPicture(app.system, { bytes })).rejects.toMatchObject({ status: 422, code: 'asset.image_too_large' });
    expect(performance.now() - started).toBeLessThan(200);
  });

  test('a film is no picture: too many frames are refused', async () => {
    await expect(createPicture(app.system, { bytes: await movingDrawing(101, 20, 20) })).rejects.toMatchObject({
      code: 'asset.image_too_large',
    });
    expect(await createPicture(app.system, { bytes: await movingDrawing(100, 20, 20) })).toMatchObject({ width: 20, height: 20 });
  });

  test.each([
    { title: 'a picture that was cut off', make: async () => (await drawing().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5000) },
    { title: 'nothing but a beginning', make: async () => Buffer.from('GIF89a______') },
    {
      title: 'a picture that says it is one pixel and holds noise',
      make: async () => Buffer.concat([pngHeader(1, 1), Buffer.alloc(100_000, 7)]),
    },
  ])('$title is refused, not kept', async ({ make }) => {
    const before = originals().length;
    await expect(createPicture(app.system, { bytes: await make() })).rejects.toMatchObject({ status: 422, code: 'asset.image_unreadable' });
    expect(originals()).toHaveLength(before);
  });

  test('a picture lies as it was photographed: upright', async () => {
    const bytes = await drawing(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await createPicture(app.system, { bytes })).toMatchObject({ width: 300, height: 600 });
  });

  test('only who works on content adds files', async () => {
    const as = (about: object) => ({ ...app.system, actor: { ...anonymousActor, isActive: true, ...about } }) as Ctx;
    await expect(createPicture(as({}))).rejects.toMatchObject({ status: 403 });
    await expect(createPicture(as({ isContentManager: true, isActive: false }))).rejects.toMatchObject({ status: 403 });
    expect(await createPicture(as({ isContentManager: true }))).toMatchObject({ kind: 'image' });
  });

  test('the display name is cleaned, the stored name is ours', async () => {
    const asset = await createPicture(app.system, { fileName: '../..\\"ha<ven>\u0000.jpg' });
    expect(asset.fileName).toBe('haven.jpg');
    expect(originals().every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true);
  });

  test('when the record cannot be made, the file goes too', async () => {
    const before = originals().length;
    await expect(createPicture(app.system, { focalX: 7 })).rejects.toThrow();
    expect(originals()).toHaveLength(before);
  });
});

test('adding a file is in the audit log, without its name', async () => {
  const { guid } = await createPicture(app.system, { fileName: 'Jan de Vries.jpg' });
  const rows = await app.db.selectFrom('audit').selectAll().where('subjectGuid', '=', guid).execute();
  expect(rows).toMatchObject([{ type: 'asset.created', result: 'done' }]);
  expect(JSON.stringify(rows)).not.toContain('Vries');
});

test('all that a page shows of its files comes in one go', async () => {
  const made = [
    await createPicture(app.system, { focalX: 0.3, focalY: 0.7 }),
    await createAsset(app.system, { bytes: Buffer.from('a;b'), fileName: 'a.csv' }),
  ];
  const views = await findAssetViews(app.db, [...made.map(({ guid }) => guid), '00000000-0000-4000-8000-000000000000']);
  expect(views.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(made.toSorted((a, b) => a.kind.localeCompare(b.kind)));
  expect(await findAssetViews(app.db, [])).toEqual([]);
});

test('files can be kept in an S3 store', async () => {
  const storage = openStorage(testConfig(s3.env));
  const before = originals().length;
  const bytes = await drawing().jpeg().toBuffer();
  const { guid } = await createPicture({ ...app.system, storage }, { bytes });
  const { storageKey } = await app.db.selectFrom('asset').select('storageKey').where('guid', '=', guid).executeTakeFirstOrThrow();
  expect(await storage.read(storageKey)).toEqual(bytes);
  expect(originals()).toHaveLength(before);
});

/** The beginning of a png of that size, and no pixels. */
function pngHeader(width: number, height: number): Buffer {
  const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const rest = Buffer.from('0802000000', 'hex');
  const chunk = Buffer.concat([start.subarray(12), size, rest]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([start.subarray(0, 12), chunk, sum, Buffer.from('0000000a49444154', 'hex'), Buffer.alloc(30)]);
}
