import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture, drawing } from '#domains/assets/testing/asset-factory.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let list: string;
beforeAll(async () => {
  app = await testApp();
  ({ list } = await createListPage(app.system));
});
afterAll(() => app.close());

interface SharedPage {
  told(name: string): string;
  /** Of the card, as it is drawn. */
  card: Buffer;
  address: string;
}

async function shared(path: string): Promise<SharedPage> {
  await app.server.contentVersion.refresh();
  const { body } = await app.visitor.get(path);
  const told = (name: string) => body.match(`<meta property="${name}" content="([^"]*)"`)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(told('og:image'));
  const answer = await app.visitor.get(pathname + search, { accept: 'image/avif,image/webp,*/*' });
  expect(answer.headers['content-type'], 'what every program that shows cards can read').toBe('image/jpeg');
  expect(answer.headers['cache-control']).toContain('immutable');
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect([told('og:image:width'), told('og:image:height')]).toEqual(['1200', '630']);
  return { told, card: answer.rawPayload, address: pathname + search };
}

/** The colour in the middle of the place for the picture. */
async function colourOf(card: Buffer): Promise<number[]> {
  const { data } = await sharp(card).extract({ left: 600, top: 250, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
  return [...data];
}

/** How many different shades there are where the name stands: one, and nothing was written. */
async function shadesOfName(card: Buffer): Promise<number> {
  const { data } = await sharp(card)
    .extract({ left: 0, top: 530, width: 1200, height: 90 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Set(data).size;
}

const plain = (colour: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

test.each([
  ['a large picture', 1600, 1200],
  ['a small one', 300, 420],
])('the card of an item shows its picture and the name of the platform: %s', async (_, width, height) => {
  const { guid: asset } = await createPicture(app.system, { bytes: await plain('#ff0000', width, height) });
  const guid = await createItem(app.system, list, { fields: { picture: { asset } } });
  const { card } = await shared(`/nieuws/i/${guid}/molen-draait-weer`);
  const [red = 0, green = 255, blue = 255] = await colourOf(card);
  expect(red > 240 && green < 20 && blue < 20).toBe(true);
  expect(await shadesOfName(card)).toBeGreaterThan(20);
});

test('a page without a picture shows the one that the site opens with, and its card changes with the name', async () => {
  const { guid } = await createPicture(app.system, { bytes: await plain('#00ff00', 1600, 900) });
  const before = await shared('/nieuws');
  expect(before.told('og:image:alt')).toBe('Plein');
  await updateSetting(app.system, 'headerImages', [{ guid, alt: { nl: 'Het meer', en: 'The lake' } }]);
  const pictured = await shared('/nieuws');
  const [red = 255, green = 0] = await colourOf(pictured.card);
  expect(green > 240 && red < 20).toBe(true);
  expect(pictured.told('og:image:alt')).toBe('Plein. Het meer');
  await updateSetting(app.system, 'platformName', { nl: 'Noorderhaven & <zeil>', en: 'Noorderhaven' });
  const renamed = await shared('/nieuws');
  expect(new Set([before, pictured, renamed].map(({ address }) => address)).size).toBe(3);
  expect(renamed.card.equals(pictured.card)).toBe(false);
});

test('of a picture, the last card in each language is kept and none before it', async () => {
  const { guid } = await createPicture(app.system, { bytes: await plain('#0000ff', 1600, 900) });
  await updateSetting(app.system, 'headerImages', [{ guid, alt: { nl: 'De haven', en: 'The harbour' } }]);
  const kept = async () => (await app.system.storage.list(`variants/${guid}/`)).filter((key) => key.includes('/card-'));
  const english = await shared('/en/nieuws');
  const first = await shared('/nieuws');
  expect(await kept()).toHaveLength(2);
  for (const name of ['Haven', 'Werf', 'Kade']) {
    await updateSetting(app.system, 'platformName', { nl: name, en: 'Noorderhaven' });
    await shared('/nieuws');
  }
  expect(await kept()).toHaveLength(2);
  expect((await shared('/en/nieuws')).address, 'what did not change is still there').toBe(english.address);
  expect((await app.visitor.get(first.address)).headers['cache-control'], 'an old address shows the card of now').toBe(
    'public, max-age=60',
  );
  await updateSetting(app.system, 'platformName', { nl: 'Noorderhaven & <zeil>', en: 'Noorderhaven' });
});

test('what not everybody may see stands on no card', async () => {
  const { guid } = await createPicture(app.system, { bytes: await drawing(1600, 1200).jpeg().toBuffer() });
  expect((await app.visitor.get(`/a/card/nl?picture=${guid}`)).statusCode).toBe(404);
  const admin = await app.signedIn({ isAdmin: true });
  expect((await admin.get(`/a/card/nl?picture=${guid}`)).statusCode).toBe(404);
  expect((await app.visitor.get('/a/card/fr')).statusCode).toBe(400);
});

test('search engines are told whose site it is and how to search it, at the home page alone', async () => {
  await createListPage(app.system, { segment: '' });
  await updateSetting(app.system, 'contactEmail', 'info@noorderhaven.test');
  await app.server.contentVersion.refresh();
  const factsAt = async (path: string) => {
    const { body } = await app.visitor.get(path);
    const all = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    return all.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  };
  expect(await factsAt('/en')).toMatchObject([
    { '@type': 'Organization', name: 'Noorderhaven', url: 'http://localhost:3000/en', email: 'info@noorderhaven.test' },
    {
      '@type': 'WebSite',
      name: 'Noorderhaven',
      url: 'http://localhost:3000/en',
      potentialAction: { '@type': 'SearchAction', target: { urlTemplate: 'http://localhost:3000/en/search?q={search_term_string}' } },
    },
  ]);
  expect((await factsAt('/nieuws')).map((facts) => facts['@type'])).not.toContain('WebSite');
  const item = await createItem(app.system, list);
  await app.server.contentVersion.refresh();
  expect(await factsAt(`/nieuws/i/${item}/molen-draait-weer`)).toContainEqual(
    expect.objectContaining({
      '@type': 'NewsArticle',
      author: expect.objectContaining({ '@type': 'Organization' }) as object,
      publisher: expect.objectContaining({ name: 'Noorderhaven & <zeil>' }) as object,
      dateModified: expect.stringMatching(/^\d{4}-/) as string,
    }),
  );
});
