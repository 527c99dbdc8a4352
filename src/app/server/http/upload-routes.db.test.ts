import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asset } from '#domains/assets/model/asset.contract.ts';
import { packedZeros, pngOf, withHugeProfile } from '#domains/assets/testing/hostile-pictures.ts';
import { drawing, movingDrawing } from '#domains/assets/testing/asset-factory.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { portOf, uploadBoundary, uploadHead, uploadHeaders } from '../../../../tests/support/upload-requests.ts';

let app: TestApp;
let person: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  person = await app.signedIn();
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Part {
  name?: string;
  fileName?: string;
  type?: string;
  bytes: Buffer | string;
}

function formOf(parts: Part[]): Buffer {
  const written = parts.flatMap(({ name = 'file', fileName = 'foto.jpg', type = 'image/jpeg', bytes }) => [
    Buffer.from(
      `--${uploadBoundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${uploadBoundary}--\r\n`)]);
}

async function upload(sender: SignedInClient, payload: Buffer, { query = 'profile=me', headers = {} as Record<string, string> } = {}) {
  return app.server.app.inject({
    method: 'POST',
    url: `/a/upload?${query}`,
    cookies: sender.cookies,
    headers: { ...(await uploadHeaders(sender)), ...headers },
    payload,
  });
}

const photo = (bytes: Buffer | string, about: Partial<Part> = {}) => upload(person, formOf([{ bytes, ...about }]));
const left = () => readdirSync(join(app.config.dataDir, 'uploads'));

test('R7.31 a person uploads a photo of themselves, and shows it by their profile', async () => {
  const answer = await photo(await drawing(1600, 800).jpeg().toBuffer());
  expect(answer.statusCode).toBe(200);
  const asset = answer.json<Asset>();
  expect(asset).toMatchObject({ kind: 'image', mimeType: 'image/webp', width: 1000, height: 500 });
  const properties = [{ key: 'profielfoto', value: asset.guid }];
  expect((await person.send('PUT', '/api/profiles:loggedIn', { properties })).json()).toMatchObject({ properties });
  expect((await person.get(`/a/${asset.guid}?width=100`)).statusCode).toBe(200);
});

test('R7.32 R7.33 an upload needs its bearer token beside the session, and keeps its correlation id', async () => {
  const form = formOf([{ bytes: await drawing().png().toBuffer() }]);
  expect((await upload(person, form, { headers: { authorization: '' } })).statusCode).toBe(401);
  expect((await upload(person, form, { headers: { authorization: 'Bearer iets' } })).statusCode).toBe(401);
  expect((await upload(person, form, { headers: { 'x-xsrf-token': 'iets' } })).statusCode).toBe(403);
  expect((await upload(person, form, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  expect((await app.server.app.inject({ method: 'POST', url: '/a/upload?profile=me', headers: { host: 'localhost' } })).statusCode).toBe(
    401,
  );
  const answer = await upload(person, form, { query: 'profile=me&public=true', headers: { 'x-correlation-id': 'mijn-oproep-12345' } });
  expect(answer.headers['x-correlation-id']).toBe('mijn-oproep-12345');
  // `public` is a hint at most: nobody else sees what is not in use.
  const other = await app.signedIn();
  expect((await other.get(`/a/${answer.json<Asset>().guid}`)).statusCode).toBe(404);
});

test('R7.31 for a page or an item it takes a content manager, and nobody uploads somebody else’s photo', async () => {
  const form = formOf([{ bytes: await drawing().png().toBuffer() }]);
  const guid = '00000000-0000-4000-8000-000000000000';
  expect((await upload(person, form, { query: `block=${guid}` })).statusCode).toBe(403);
  expect((await upload(person, form, { query: `item=${guid}` })).statusCode).toBe(403);
  expect((await upload(person, form, { query: `profile=${guid}` })).statusCode).toBe(403);
  expect((await upload(person, form, { query: 'profile=me&other=1' })).statusCode).toBe(400);
  const editor = await app.signedIn({ isContentManager: true });
  const answer = await upload(editor, form, { query: `block=${guid}` });
  expect(answer.json()).toMatchObject({ mimeType: 'image/png', width: 600 });
});

test('R1.23 staff have one fixed picture, so they upload none', async () => {
  const staff = await app.signedIn({ isMett: true });
  expect((await upload(staff, formOf([{ bytes: await drawing().png().toBuffer() }]))).statusCode).toBe(403);
});

test('R6.03 who sees a photo follows its definition', async () => {
  const owner = await app.signedIn();
  const { guid } = (await upload(owner, formOf([{ bytes: await drawing().png().toBuffer() }]))).json<Asset>();
  await owner.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'profielfoto', value: guid }] });
  const seenAs = async (visibleFor: 'everyone' | 'users' | 'me' | 'staff') => {
    await app.db.updateTable('propertyDefinition').set({ visibleFor }).where('key', '=', 'profielfoto').execute();
    const statuses = await Promise.all([app.visitor, person, owner].map((reader) => reader.get(`/a/${guid}?width=50`)));
    return statuses.map(({ statusCode }) => statusCode);
  };
  expect(await seenAs('everyone')).toEqual([200, 200, 200]);
  expect(await seenAs('me')).toEqual([404, 404, 200]);
  expect(await seenAs('users')).toEqual([404, 200, 200]);
});

test('a photo is of who uploaded it, and of nobody else', async () => {
  const other = await app.signedIn();
  const { guid } = (await photo(await drawing().png().toBuffer())).json<Asset>();
  const answer = await other.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'profielfoto', value: guid }] });
  expect(answer.statusCode).toBe(422);
});

describe('R5.05 R5.06 R9.09 what is taken', () => {
  const kinds: [string, () => Promise<Buffer>][] = [
    ['image/png', () => drawing().png().toBuffer()],
    ['image/jpeg', () => drawing().jpeg().toBuffer()],
    ['image/webp', () => drawing().webp().toBuffer()],
    ['image/avif', () => drawing().avif({ effort: 0 }).toBuffer()],
    ['image/gif', () => movingDrawing()],
  ];
  test.each(kinds)('D5 %s is known by its bytes, whatever it is called', async (_, make) => {
    const bytes = await make();
    for (const [fileName, type] of [
      ['foto.png', 'image/gif'],
      ['index.html', 'text/html'],
      ['x', 'application/octet-stream'],
    ] as const) {
      const answer = await photo(bytes, { fileName, type });
      expect(answer.statusCode).toBe(200);
    }
  });

  test.each([
    { title: 'C7 svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', fileName: 'logo.svg' },
    { title: 'C7 svg named png', bytes: '<svg xmlns="http://www.w3.org/2000/svg"></svg>', fileName: 'logo.png' },
    { title: 'C7 html', bytes: '<!doctype html><script>alert(1)</script>', fileName: 'index.html' },
    { title: 'C7 xml', bytes: '<?xml version="1.0"?><x/>', fileName: 'x.xml' },
    { title: 'D5 pdf', bytes: '%PDF-1.7', fileName: 'foto.jpg' },
    { title: 'D11 an endless header', bytes: `0&\u00b2u\u008ef\u00cf\u0011${'\0'.repeat(47)}`, fileName: 'film.asf' },
    { title: 'D11 a zip', bytes: `PK\u0003\u0004${'\0'.repeat(1000)}`, fileName: 'foto.png' },
  ])('$title is 415', async ({ bytes, fileName }) => {
    const answer = await photo(Buffer.from(bytes, 'latin1'), { fileName });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'asset.type_unsupported' });
    expect(left()).toEqual([]);
  });

  test.each([
    { title: '30,000 by 30,000 pixels', png: pngOf({ width: 30_000, height: 30_000, data: packedZeros(4) }) },
    { title: '100,000 by 1 pixels', png: pngOf({ width: 100_000, height: 1, data: packedZeros(4) }) },
    { title: 'one pixel with megabytes behind it', png: pngOf({ width: 1, height: 1, data: Buffer.alloc(4_000_000, 7) }) },
  ])('D2 a png of $title is 422, before its pixels are read', async ({ png }) => {
    const answer = await photo(png, { fileName: 'foto.png' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'asset.image_too_large' });
  });

  test('a picture that breaks off is 422', async () => {
    const bytes = await drawing(1200, 900).jpeg().toBuffer();
    expect((await photo(bytes.subarray(0, 400))).json()).toMatchObject({ status: 422, code: 'asset.image_unreadable' });
  });

  test('a gif that breaks off between two of its pictures is 422', async () => {
    const bytes = await movingDrawing(4);
    expect((await photo(bytes.subarray(0, bytes.length >> 1))).json()).toMatchObject({ status: 422, code: 'asset.image_unreadable' });
  });

  test('an empty file is 422', async () => {
    expect((await photo('')).json()).toMatchObject({ code: 'asset.file_empty' });
  });
});

async function keptOf(bytes: Buffer): Promise<{ kept: Buffer; width: number | null; height: number | null }> {
  const { guid, width, height } = (await photo(bytes)).json<Asset>();
  const { storageKey } = await app.db.selectFrom('asset').select('storageKey').where('guid', '=', guid).executeTakeFirstOrThrow();
  return { kept: (await app.system.storage.read(storageKey)) ?? Buffer.alloc(0), width, height };
}

test('D6 what the camera wrote is removed, the picture stands upright, and its colours are those of the web', async () => {
  const exif = { IFD0: { Artist: 'canary-camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } };
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><x:canary-place/></x:xmpmeta>';
  const bytes = await drawing(400, 200)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const sent = await sharp(bytes).metadata();
  expect([sent.orientation, sent.exif, sent.xmp, sent.icc].every(Boolean)).toBe(true);
  const { kept, width, height } = await keptOf(bytes);
  expect([width, height]).toEqual([200, 400]);
  const { exif: found, xmp: words, icc, orientation, space } = await sharp(kept).metadata();
  expect({ found, words, icc, orientation, space }).toEqual({ space: 'srgb' });
  expect(kept.includes('canary')).toBe(false);
});

test('D6 megabytes of colour profile are thrown away', async () => {
  const { kept } = await keptOf(withHugeProfile(await drawing(400, 200).jpeg().toBuffer(), 200));
  expect(kept.includes('icc-canary')).toBe(false);
  expect(kept.length).toBeLessThan(20_000);
});

describe('D8 what is no upload of ours is 400', () => {
  const picture = Buffer.from('GIF89a');
  test.each([
    { title: 'two files', form: formOf([{ bytes: picture }, { bytes: picture }]) },
    { title: '51 parts', form: formOf(Array.from({ length: 51 }, () => ({ bytes: picture }))) },
    { title: 'a file in another field', form: formOf([{ name: 'x'.repeat(10_240), bytes: picture }]) },
    { title: 'nothing', form: formOf([]) },
    { title: 'an end that does not come', form: formOf([{ bytes: picture }]).subarray(0, 100) },
    { title: 'a thousand fields', form: fieldsForm(1000) },
  ])('$title', async ({ form }) => {
    expect((await upload(person, form)).statusCode).toBe(400);
    expect(left()).toEqual([]);
  });

  test('a form without a boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await upload(person, formOf([{ bytes: picture }]), { headers })).statusCode).toBe(400);
  });

  test('JSON in place of a form is 415', async () => {
    expect((await upload(person, Buffer.from('{}'), { headers: { 'content-type': 'application/json' } })).statusCode).toBe(415);
  });
});

describe('D1 a file that is too large', () => {
  const large = 30 * 1024 * 1024 + 1;

  test('is refused by its length, before it is read', async () => {
    const answer = await sendRaw({ 'content-length': String(large + 9000) }, []);
    expect(answer).toContain(' 413 ');
  });

  test('is refused when it comes in pieces, and leaves nothing', async () => {
    const start = formOf([{ bytes: await drawing().jpeg().toBuffer() }]).subarray(0, -40);
    const piece = Buffer.alloc(1024 * 1024);
    const answer = await sendRaw({ 'transfer-encoding': 'chunked' }, [start, ...Array.from({ length: 31 }, () => piece)]);
    expect(answer).toContain(' 413 ');
    expect(left()).toEqual([]);
  });

  test('and one that breaks off leaves nothing either', async () => {
    const socket = connect(portOf(app), '127.0.0.1');
    socket.write(await uploadHead(person, { 'content-length': '100000' }));
    socket.write(formOf([{ bytes: await drawing().jpeg().toBuffer() }]).subarray(0, 500));
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await expect.poll(left).toEqual([]);
  });

  async function sendRaw(headers: Record<string, string>, pieces: Buffer[]): Promise<string> {
    const socket = connect(portOf(app), '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
    const answered = once(socket, 'data');
    socket.write(await uploadHead(person, headers));
    for (const piece of pieces) {
      if (answer !== '') break;
      socket.write(`${piece.length.toString(16)}\r\n`);
      socket.write(piece);
      if (!socket.write('\r\n')) await Promise.race([once(socket, 'drain'), answered]);
    }
    await answered;
    socket.destroy();
    return answer;
  }
});

describe('how much one person keeps', () => {
  async function fill(owner: SignedInClient, files: { count: number; bytes: number; isProfile: boolean }): Promise<void> {
    const asset = { kind: 'image' as const, fileName: 'x', mimeType: 'image/webp', width: 1, height: 1, hash: 'x', bytes: files.bytes };
    const rows = Array.from({ length: files.count }, () => ({
      ...asset,
      storageKey: `originals/${randomUUID()}`,
      uploadedBy: owner.guid,
      profileOf: files.isProfile ? owner.guid : null,
    }));
    await app.db.insertInto('asset').values(rows).execute();
  }
  const full = { status: 409, code: 'asset.quota_reached' };

  test.each([
    { what: 'a hundred photos', count: 100, bytes: 1000 },
    { what: '50 MiB of photos', count: 2, bytes: 25 * 1024 * 1024 },
  ])('D1 $what of oneself are enough', async ({ count, bytes }) => {
    const owner = await app.signedIn();
    const form = formOf([{ bytes: await drawing().jpeg().toBuffer() }]);
    await fill(owner, { count: count - 1, bytes, isProfile: true });
    expect((await upload(owner, form)).statusCode).toBe(200);
    await fill(owner, { count: 1, bytes, isProfile: true });
    expect((await upload(owner, form)).json()).toMatchObject(full);
    expect((await photo(await drawing().jpeg().toBuffer())).statusCode).toBe(200);
  });

  test('D1 5 GiB in the media library are enough, and photos are counted apart', async () => {
    const editor = await app.signedIn({ isContentManager: true });
    const form = formOf([{ bytes: await drawing().jpeg().toBuffer() }]);
    await fill(editor, { count: 5, bytes: 1024 * 1024 * 1024, isProfile: false });
    expect((await upload(editor, form, { query: '' })).json()).toMatchObject(full);
    expect((await upload(editor, form)).statusCode).toBe(200);
  });

  test('D1 of many at once, only as many are taken as there is room for', async () => {
    const owner = await app.signedIn();
    await fill(owner, { count: 98, bytes: 1000, isProfile: true });
    const form = formOf([{ bytes: await drawing(60, 40).jpeg().toBuffer() }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(owner, form)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
  });

  test('D1 a hundred uploads at once are not all taken, though limits are off, and are told when to come back', async () => {
    const owner = await app.signedIn();
    const form = formOf([{ bytes: await drawing(60, 40).jpeg().toBuffer() }]);
    const headers = await uploadHeaders(owner);
    const send = () =>
      app.server.app.inject({ method: 'POST', url: '/a/upload?profile=me', cookies: owner.cookies, headers, payload: form });
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    // Eight of one person at a time; the first may be done before the last have come.
    expect(refused.length).toBeGreaterThanOrEqual(80);
    expect(refused.length).toBeLessThanOrEqual(92);
    for (const { statusCode, headers: told } of refused)
      expect({ statusCode, wait: told['retry-after'] }).toEqual({ statusCode: 429, wait: '5' });
    expect((await upload(owner, form)).statusCode).toBe(200);
    expect(left()).toEqual([]);
  });
});

test('R7.31 one person uploads 60 times an hour at the most', async () => {
  const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
  await app.db
    .insertInto('rateLimit')
    .values({ key: `upload:${person.guid}`, used: 60, endsOn: new Date(Date.now() + 60_000) })
    .execute();
  const answer = await limited.server.app.inject({
    method: 'POST',
    url: '/a/upload?profile=me',
    cookies: person.cookies,
    headers: await uploadHeaders(person),
    payload: formOf([{ bytes: await drawing().png().toBuffer() }]),
  });
  expect(answer.statusCode).toBe(429);
  await app.db.deleteFrom('rateLimit').execute();
});

function fieldsForm(count: number): Buffer {
  const field = `--${uploadBoundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`;
  return Buffer.from(`${field.repeat(count)}--${uploadBoundary}--\r\n`);
}
