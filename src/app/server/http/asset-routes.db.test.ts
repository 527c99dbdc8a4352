import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { imageAddress, placeholderAddress } from '#domains/assets/model/image-address.ts';
import { createAsset } from '#domains/assets/server/index.ts';
import { addUse, createPicture, createPublicPicture, drawing, movingDrawing } from '#domains/assets/testing/asset-factory.ts';
import { expectBaseline, forever, forOneReader, noStore } from '../../../../tests/support/expected-headers.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
/** In a published page. */
let asset: AssetView;
/** Used nowhere. */
let hidden: AssetView;

beforeAll(async () => {
  app = await testApp();
  [admin, person] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn()]);
  asset = await published();
  hidden = await createPicture(app.system);
});
afterAll(() => app.close());

const published = (about: Parameters<typeof createPublicPicture>[1] = {}) => createPublicPicture(app.system, about);
const at = ({ guid }: AssetView, query = '') => `/a/${guid}${query && `?${query}`}`;
const forAMinute = 'public, max-age=60';
const modern = { accept: 'image/avif,image/webp,*/*;q=0.8' };

function measure({ rawPayload }: Answered): Promise<Metadata> {
  return sharp(rawPayload, { animated: true }).metadata();
}

async function sizeOf(query: string, from = asset): Promise<(number | string | undefined)[]> {
  const { format, width, height } = await measure(await app.visitor.get(at(from, query)));
  return [format, width, height];
}

function variantsOf({ guid, hash }: AssetView): string[] {
  return readdirSync(join(app.config.dataDir, 'files/variants', guid, hash));
}

describe('a picture as it is asked for', () => {
  test('R7.34 a picture comes in the size, shape, format and quality that are asked for', async () => {
    expect(await sizeOf('width=300')).toEqual(['webp', 300, 150]);
    expect(await sizeOf('height=100&format=png')).toEqual(['png', 200, 100]);
    expect(await sizeOf('width=200&height=200&fit=contain&format=jpeg')).toEqual(['jpeg', 200, 200]);
    expect(await sizeOf('width=200&height=200&fit=fill&format=avif')).toEqual(['heif', 200, 200]);
    expect(await sizeOf('width=200&height=200&fit=outside')).toEqual(['webp', 400, 200]);
    const [best, least] = await Promise.all(['90', '1'].map((quality) => app.visitor.get(at(asset, `quality=${quality}&format=jpeg`))));
    expect(best?.rawPayload.length).toBeGreaterThan(least?.rawPayload.length ?? Infinity);
  });

  test('R6.17 R7.34 an address may say for which block, item or profile the picture is shown', async () => {
    const bare = await app.visitor.get(at(asset, 'width=300'));
    for (const context of ['block', 'item', 'profile', 'api', 'auth', 'public']) {
      const answer = await app.visitor.get(at(asset, `width=300&${context}=00000000-0000-4000-8000-000000000000`));
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(bare.rawPayload);
    }
  });

  test('R9.10 R9.11 sides are rounded to steps of 50 px, 50 at the least and 3000 at the most', async () => {
    expect(await sizeOf('width=312')).toEqual(['webp', 300, 150]);
    expect(await sizeOf('width=1')).toEqual(['webp', 50, 25]);
    const large = await published({ bytes: await drawing(3200, 800).png().toBuffer() });
    expect(await sizeOf('width=9000', large)).toEqual(['webp', 3000, 750]);
    expect(await sizeOf('', large)).toEqual(['webp', 3000, 750]);
  });

  test('R9.12 without a selection it is webp, and as large as it is', async () => {
    expect(await sizeOf('')).toEqual(['webp', 600, 300]);
    const [plain, said] = await Promise.all(['', 'quality=80&format=webp&fit=inside'].map((query) => app.visitor.get(at(asset, query))));
    expect(plain?.rawPayload).toEqual(said?.rawPayload);
  });

  test('R9.14 the placeholder is at most 100x100, and no more than some hundred bytes', async () => {
    const answer = await app.visitor.get(placeholderAddress(asset));
    expect(await measure(answer)).toMatchObject({ width: 100, height: 50 });
    expect(answer.rawPayload.length).toBeLessThan(500);
  });

  test('nothing is enlarged', async () => {
    expect(await sizeOf('width=2400')).toEqual(['webp', 600, 300]);
    expect(await sizeOf('width=900&height=900&fit=cover')).toEqual(['webp', 300, 300]);
  });

  test('a cut keeps the focal point in sight', async () => {
    const [left, right] = [await published({ focalX: 0.1 }), await published({ focalX: 0.9 })];
    const colourOf = async (from: AssetView) => {
      const answer = await app.visitor.get(at(from, 'width=100&height=300&fit=cover&format=png'));
      const { dominant } = await sharp(answer.rawPayload).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    expect([await colourOf(left), await colourOf(right)]).toEqual(['red', 'blue']);
  });

  test('auto is avif for who takes it and webp for who does not, and says that it depends', async () => {
    const address = at(asset, 'width=300&format=auto');
    const answers = await Promise.all([
      app.visitor.get(address, modern),
      app.visitor.get(address, { accept: 'image/webp,*/*' }),
      app.visitor.get(address, { accept: 'image/avif;q=0, image/webp' }),
      app.visitor.get(address),
    ]);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/avif', 'image/webp', 'image/webp', 'image/webp']);
    expect(answers.map(({ headers }) => headers['vary'])).toEqual(['accept', 'accept', 'accept', 'accept']);
  });

  test('what moves keeps moving as webp, also when cut, and stands still otherwise', async () => {
    const moving = await published({ bytes: await movingDrawing(3), fileName: 'golven.gif' });
    const framesOf = async (query: string) => (await measure(await app.visitor.get(at(moving, query), modern))).pages ?? 1;
    expect(await framesOf('width=100')).toBe(3);
    expect(await framesOf('width=50&height=50&fit=cover')).toBe(3);
    expect(await framesOf('format=auto')).toBe(3);
    expect(await framesOf('format=png')).toBe(1);
    expect(await framesOf('format=avif')).toBe(1);
  });

  test('D6 what a camera wrote into a picture does not leave, and it stands upright', async () => {
    const bytes = await drawing(600, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const photo = await published({ bytes });
    for (const format of ['webp', 'jpeg', 'png', 'avif']) {
      const answer = await app.visitor.get(at(photo, `format=${format}`));
      const facts = await measure(answer);
      expect([facts.width, facts.height]).toEqual([300, 600]);
      expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(answer.rawPayload.includes('canary')).toBe(false);
    }
  });

  test('a transparent picture gets a white ground where its format has none', async () => {
    const bytes = await sharp({ create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const clear = await published({ bytes });
    const { dominant } = await sharp((await app.visitor.get(at(clear, 'format=jpeg'))).rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });
});

describe('what is refused', () => {
  test.each([
    'width=-1',
    'width=0',
    'width=1e9',
    'width=NaN',
    'width=0x10',
    'width=1000000',
    'width=300.5',
    'width=',
    'width=300&width=400',
    'height=%20300',
    'fit=__proto__',
    'fit=crop',
    'format=svg',
    'format=pdf',
    'format=WEBP',
    'quality=0',
    'quality=101',
    'block=%3Cscript%3E',
    'api=http%3A%2F%2F169.254.169.254%2F',
    'v=%0d%0aset-cookie',
    'other=1',
    '__proto__=1',
  ])('D10 %s is 400, and nothing is made', async (query) => {
    const before = variantsOf(asset);
    const answer = await app.visitor.get(at(asset, query));
    expect(answer.statusCode).toBe(400);
    expectBaseline(answer, 'data', noStore);
    expect(variantsOf(asset)).toEqual(before);
  });

  test('D10 whatever stands in an address, the answer is a picture or a refusal', async () => {
    const key = fc.constantFrom('width', 'height', 'quality', 'fit', 'format', 'name', 'v', 'block', 'auth', 'x');
    const value = fc.oneof(fc.string({ maxLength: 20 }), fc.integer().map(String), fc.double().map(String));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, value, { maxKeys: 4 }), async (query) => {
        const { statusCode } = await app.visitor.get(at(hidden, new URLSearchParams(query).toString()));
        expect([400, 404]).toContain(statusCode);
      }),
      { numRuns: 100 },
    );
  });

  test('a guid that is none is 400', async () => {
    expect((await app.visitor.get('/a/nummer-zeven')).statusCode).toBe(400);
  });

  test('other methods are refused', async () => {
    expect((await app.visitor.send('DELETE', at(asset))).statusCode).toBe(405);
  });
});

describe('who may see it', () => {
  test.each(['', 'auth=false', 'auth=true', 'public=1', 'profile=00000000-0000-4000-8000-000000000000', 'width=300', 'api=1'])(
    'R6.18 A11 a hidden picture is 404 to a visitor and to any reader, as if it did not exist: %s',
    async (query) => {
      expect((await admin.get(at(hidden, query))).statusCode).toBe(200);
      const unknown = await app.visitor.get(at({ ...hidden, guid: '00000000-0000-4000-8000-000000000000' }, query));
      for (const [client, caching] of [
        [app.visitor, noStore],
        [person, forOneReader],
      ] as const) {
        const answer = await client.get(at(hidden, query));
        expectBaseline(answer, 'data', caching);
        const [told, toldOfUnknown] = [answer, unknown].map((each) => ({ ...each.json<object>(), correlationId: '' }));
        expect(told).toEqual(toldOfUnknown);
        expect(answer.statusCode).toBe(404);
        expect(Object.keys(answer.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
      }
    },
  );

  test('R6.17 who may see a picture where it is used gets it at an address that says where; who may not, does not', async () => {
    const role = await newRole(app);
    const picture = await createPicture(app.system);
    const documentGuid = await addUse(app, picture.guid, { roleIds: [role] });
    const member = await withRoles(app, await app.signedIn(), [role]);
    for (const context of ['block', 'item', 'profile'].flatMap((kind) => [
      `${kind}=${documentGuid}`,
      `${kind}=${documentGuid}&auth=true`,
    ])) {
      const statuses = [];
      for (const client of [member, person, app.visitor]) statuses.push((await client.get(at(picture, `width=300&${context}`))).statusCode);
      expect([context, ...statuses]).toEqual([context, 200, 404, 404]);
    }
  });

  test('A11 the context of something public opens nothing', async () => {
    const documentGuid = await addUse(app, asset.guid);
    for (const context of ['block', 'item', 'profile']) {
      expect((await app.visitor.get(at(hidden, `${context}=${documentGuid}`))).statusCode).toBe(404);
    }
  });

  test('A11 a variant that was made for somebody who may is not for who may not', async () => {
    const address = imageAddress(hidden, { width: 300, format: 'auto' });
    const seen = await admin.get(address, modern);
    expect(seen.statusCode).toBe(200);
    expectFile(seen, forOneReader);
    expect(seen.headers['etag']).toBeUndefined();
    expect((await app.visitor.get(address, modern)).statusCode).toBe(404);
    expect((await app.visitor.get(address, { ...modern, 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('a picture of a page for some is for them alone, and never kept', async () => {
    const role = await newRole(app);
    const member = await withRoles(app, await app.signedIn(), [role]);
    const restricted = await createPicture(app.system);
    await addUse(app, restricted.guid, { roleIds: [role] });
    const address = imageAddress(restricted, { width: 300 });
    const seen = await member.get(address);
    expect(seen.statusCode).toBe(200);
    expectFile(seen, forOneReader);
    expect((await person.get(address)).statusCode).toBe(404);
    expect((await app.visitor.get(address)).statusCode).toBe(404);
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', member.guid).execute();
    expect((await member.get(address)).statusCode).toBe(404);
  });

  test('G1 a public picture is the same answer for everybody, whoever asked first', async () => {
    const own = await published();
    const address = imageAddress(own, { width: 300 });
    const answers = [await admin.get(address), await app.visitor.get(address), await person.get(address)];
    for (const answer of answers) {
      expectFile(answer, forever);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.rawPayload).toEqual(answers[0]?.rawPayload);
    }
  });
});

describe('how long it may be kept', () => {
  test('with the right version for ever; without, or with an old one, for a minute and under a tag', async () => {
    expectFile(await app.visitor.get(imageAddress(asset, { width: 300 })), forever);
    for (const query of ['width=300', 'width=300&v=older']) {
      const answer = await app.visitor.get(at(asset, query));
      expectFile(answer, forAMinute);
      expect(answer.headers['etag']).toMatch(/^"[\w.-]+"$/);
    }
  });

  test('who has it already is told so, and only while it is the same', async () => {
    const first = await app.visitor.get(at(asset, 'width=300'));
    const etag = String(first.headers['etag']);
    const again = await app.visitor.get(at(asset, 'width=300'), { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expectFile(again, forAMinute);
    expect((await app.visitor.get(at(asset, 'width=350'), { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('HEAD tells what GET would send', async () => {
    const url = at(asset, 'width=300');
    const [got, asked] = await Promise.all([
      app.visitor.get(url),
      app.server.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } }),
    ]);
    expect([asked.statusCode, asked.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'cache-control', 'etag', 'content-disposition']) {
      expect(asked.headers[name]).toBe(got.headers[name]);
    }
  });
});

describe('G5 what a browser is told about it', () => {
  test('it is shown, cannot run anything, and is called what it was called', async () => {
    const named = await published({ fileName: 'Café “Noord”.jpeg' });
    const answer = await app.visitor.get(at(named, 'width=300'));
    expectFile(answer, forAMinute);
    expect(answer.headers['content-disposition']).toBe(
      `inline; filename="Caf_ _Noord_.webp"; filename*=UTF-8''Caf%C3%A9%20%E2%80%9CNoord%E2%80%9D.webp`,
    );
  });

  test.each([
    ['haven.png', 'haven.webp'],
    ['../../haven', 'haven.webp'],
    ['a"; filename=evil.exe', 'a; filename=evil.webp'],
    ['x\r\nset-cookie: a=b', 'xset-cookie a=b.webp'],
    ['', 'haven.webp'],
  ])('the name %j is offered as %j', async (name, offered) => {
    const answer = await app.visitor.get(at(asset, `width=300&name=${encodeURIComponent(name)}`));
    expect(answer.headers['content-disposition']).toContain(`filename="${offered}"`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a document is saved, not shown, and comes as it was', async () => {
    const bytes = Buffer.from('%PDF-1.7 <script>alert(1)</script>');
    const document = await createAsset(app.system, { bytes, fileName: 'Nota 2026.pdf' });
    await addUse(app, document.guid);
    const answer = await app.visitor.get(imageAddress(document));
    expectFile(answer, forever);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Nota 2026.pdf"; filename*=UTF-8''Nota%202026.pdf`,
    });
    const again = await app.visitor.get(at(document), { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });
});

function expectFile(answer: Answered, caching: string): void {
  expectBaseline(answer, 'file', caching);
}
