import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '#domains/blocks/model/block-type.ts';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { addTextBlock, createPage } from '#domains/pages/testing/page-factory.ts';
import { countersOf } from '#domains/documents/testing/changed-draft.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { createLogger } from '#platform/server/logger.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import { insertBlock } from './index.ts';

/** In its third shape: what was `words` became `text`, and then got a look. */
const sign = defineBlock({
  type: 'sign',
  version: 3,
  upgrades: {
    1: { content: ({ words, ...rest }) => ({ ...rest, ...(words !== undefined && { text: words }) }) },
    2: { options: ({ big, ...rest }) => ({ ...rest, size: big === true ? 'large' : 'small' }) },
  },
  category: 'text',
  about: { nl: { name: 'Bord', description: 'Een bord' }, en: { name: 'Sign', description: 'A sign' } },
  options: z.strictObject({ size: z.enum(['small', 'large']) }),
  content: z.strictObject({ text: z.string().default('') }),
  plainText: ({ text }) => text,
  sample: { options: { size: 'small' }, content: { nl: { text: 'Bord' }, en: { text: 'Sign' } } },
});

let app: TestApp;
let admin: Client;
let page: string;
const logged: string[] = [];
beforeAll(async () => {
  app = await testApp({}, createLogger({ logLevel: 'warn' }, { write: (line) => void logged.push(line) }));
  admin = await app.signedIn({ isAdmin: true });
  (blockTypes as Map<string, unknown>).set('sign', sign);
});
afterAll(async () => {
  (blockTypes as Map<string, unknown>).delete('sign');
  await app.close();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, { published: [] });
  logged.length = 0;
});

interface Block {
  guid: string;
  type: string;
  format: number;
  options: object;
  content: object;
  version: number;
  contentVersion: number;
  unreadable?: string;
}

const draft = async (lang = 'nl') =>
  (await admin.get(`/api/pages/${page}/draft?lang=${lang}`)).json<{ buildingBlockInstances: Block[] }>().buildingBlockInstances;
const read = async (lang = 'nl') =>
  (await app.visitor.get(`/api/pages/${page}?lang=${lang}`)).json<{ page: { buildingBlockInstances: Block[] } }>().page
    .buildingBlockInstances;
const rowsOf = (guid: string) =>
  app.db
    .selectFrom('block')
    .innerJoin('blockContent', 'blockContent.blockGuid', 'block.guid')
    .select([
      'type',
      'options',
      'content',
      'block.format',
      'blockContent.format as contentFormat',
      'block.version',
      'blockContent.version as contentVersion',
    ])
    .where('guid', '=', guid)
    .execute();

async function insertOld(stored: {
  type?: string;
  format: number;
  contentFormat?: number;
  options: object;
  content: object;
}): Promise<string> {
  const { type = 'sign', format, contentFormat = format, options, content } = stored;
  const guid = await insertBlock(app.db, {
    documentGuid: page,
    type,
    layoutPosition: 'main',
    sortId: 9,
    options: { ...options },
    content: { nl: content },
  });
  await app.db.updateTable('block').set({ format }).where('guid', '=', guid).execute();
  await app.db.updateTable('blockContent').set({ format: contentFormat }).where('blockGuid', '=', guid).execute();
  return guid;
}

describe('a block that was stored in an older shape', () => {
  const today = { options: { size: 'large' }, content: { text: 'Pas op' }, format: 3 };

  test('is read in the shape of today in the draft and by visitors, whatever each part was written in', async () => {
    const guid = await insertOld({ format: 2, contentFormat: 1, options: { big: true }, content: { words: 'Pas op' } });
    const before = await rowsOf(guid);
    expect((await draft()).find((block) => block.guid === guid)).toMatchObject(today);
    await publishPage(app.system, page, 'nl');
    expect((await read()).find((block) => block.guid === guid)).toMatchObject(today);
    expect(await rowsOf(guid), 'reading and publishing rewrite nothing').toEqual(before);
    expect(logged).toEqual([]);
  });

  test('is read from a publication that was made in its time', async () => {
    const guid = await insertOld({ format: 3, options: { size: 'small' }, content: { text: 'Nu' } });
    await publishPage(app.system, page, 'nl');
    const old = {
      guid,
      type: 'sign',
      format: 1,
      layoutPosition: 'main',
      sortId: 0,
      options: { big: true },
      content: { words: 'Pas op' },
      language: 'nl',
    };
    const snapshot = { format: 1, title: 'Toen', description: '', layout: '100', options: {}, fields: {}, buildingBlockInstances: [old] };
    await app.db
      .updateTable('documentLanguage')
      .set({ snapshot: JSON.stringify(snapshot), publishedOn: new Date() })
      .where('documentGuid', '=', page)
      .where('language', '=', 'nl')
      .execute();
    expect(await read()).toMatchObject([{ guid, ...today }]);
  });

  test('is saved in the shape of today, the part that is saved and no other', async () => {
    const guid = await insertOld({ format: 1, options: { big: true }, content: { words: 'Pas op' } });
    const send = { 'if-match': '"1"' };
    const words = { content: { text: 'Kijk uit' } };
    expect((await admin.send('PUT', `/api/buildingblockinstance/${guid}/content?lang=nl`, words, send)).statusCode).toBe(200);
    expect(await rowsOf(guid)).toMatchObject([{ format: 1, options: { big: true }, contentFormat: 3, content: { text: 'Kijk uit' } }]);
    const answer = await admin.send('POST', `/api/buildingblockinstance/${guid}/options`, { size: 'small' }, send);
    expect(answer.json()).toMatchObject({ options: { size: 'small' } });
    expect(await rowsOf(guid)).toMatchObject([{ format: 3, options: { size: 'small' } }]);
  });
});

describe('a block that cannot be read', () => {
  test.each([
    { reason: 'unknown_type', stored: { type: 'hologram', format: 1, options: { beam: 1 }, content: { words: 'Zweeft' } } },
    { reason: 'newer_shape', stored: { format: 4, options: { size: { css: '1rem' } }, content: { text: ['Zweeft'] } } },
    { reason: 'damaged', stored: { format: 3, options: { size: 'small' }, content: { text: 7, words: 'Zweeft' } } },
  ])(
    'because of $reason is in every draft, and what is stored of it survives the rest being saved and published',
    async ({ reason, stored }) => {
      const guid = await insertOld(stored);
      const before = await rowsOf(guid);
      for (const lang of reason === 'damaged' ? ['nl'] : ['nl', 'en']) {
        expect((await draft(lang)).find((block) => block.guid === guid)).toMatchObject({ unreadable: reason, content: {} });
      }
      const text = (await draft()).find(({ type }) => type === 'text');
      const words = { content: { text: { type: 'doc', content: [] } } };
      const path = `/api/buildingblockinstance/${text?.guid}/content?lang=nl`;
      expect((await admin.send('PUT', path, words, { 'if-match': `"${text?.contentVersion}"` })).statusCode).toBe(200);
      expect(
        (await admin.send('POST', `/api/pages/${page}:publish?lang=nl`, undefined, { 'if-match': await countersOf(app.db, page) }))
          .statusCode,
      ).toBe(200);
      expect(await rowsOf(guid)).toEqual(before);
      expect((await read()).map(({ type }) => type)).toEqual(['text']);
      expect((await read()).map(({ type }) => type)).toEqual(['text']);
      expect(
        logged.filter((line) => line.includes('cannot be read')),
        'one line, however many readers',
      ).toHaveLength(1);
      const { snapshot } = await app.db
        .selectFrom('documentLanguage')
        .select('snapshot')
        .where('documentGuid', '=', page)
        .where('language', '=', 'nl')
        .executeTakeFirstOrThrow();
      expect(snapshot).toMatchObject({
        buildingBlockInstances: expect.arrayContaining([
          expect.objectContaining({ guid, options: stored.options, content: stored.content }),
        ]) as unknown,
      });
    },
  );

  test('because it is newer is not written over, and is read again by a version that knows it', async () => {
    const guid = await insertOld({ format: 4, contentFormat: 3, options: { size: 'small', glow: true }, content: { text: 'Straks' } });
    await addTextBlock(app.system, page, { nl: 'Rest' });
    await publishPage(app.system, page, 'nl');
    expect((await admin.send('POST', `/api/buildingblockinstance/${guid}/options`, {}, { 'if-match': '"1"' })).statusCode).toBe(409);
    const fourth = {
      ...sign,
      version: 4,
      options: sign.options.extend({ glow: z.boolean().default(false) }),
      upgrades: { ...sign.upgrades, 3: {} },
    };
    (blockTypes as Map<string, unknown>).set('sign', fourth);
    const second = await app.secondInstance();
    // Another instance has another memory; here it is the same process, so a new publication stands in for it.
    await app.db.updateTable('documentLanguage').set({ publishedOn: new Date() }).where('documentGuid', '=', page).execute();
    const answer = (await second.visitor.get(`/api/pages/${page}?lang=nl`)).json<{ page: { buildingBlockInstances: Block[] } }>();
    (blockTypes as Map<string, unknown>).set('sign', sign);
    expect(answer.page.buildingBlockInstances.find((block) => block.guid === guid)).toMatchObject({
      options: { glow: true },
      content: { text: 'Straks' },
    });
  });
});
