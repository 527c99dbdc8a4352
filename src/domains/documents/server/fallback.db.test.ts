import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { publishPage, unpublishPage } from '#domains/pages/server/index.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import { insertBlock } from './index.ts';

const [first, second] = ['b4a1c1f0-0000-4000-8000-0000000000a1', 'b4a1c1f0-0000-4000-8000-0000000000a2'];

let app: TestApp;
let admin: Client;
let page: string;
let cards: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, { published: [] });
  cards = await insertCards({ nl: dutch });
  await publishPage(app.system, page, 'nl');
});

const dutch = {
  heading: 'Direct regelen',
  items: { [first]: { title: 'Paspoort', text: 'Op afspraak' }, [second]: { title: 'Verhuizing' } },
};

function insertCards(content: Partial<Record<'nl' | 'en', object>>): Promise<string> {
  const options = { items: [{ guid: first }, { guid: second }] };
  return insertBlock(app.db, { documentGuid: page, type: 'cards', layoutPosition: 'main', sortId: 5, options, content });
}

const save = (lang: 'nl' | 'en', content: object, version: number, guid = cards) =>
  admin.send('PUT', `/api/buildingblockinstance/${guid}/content?lang=${lang}`, { content }, { 'if-match': `"${version}"` });

interface Block {
  guid: string;
  language: string;
  content: Record<string, unknown>;
  fallback: string[];
}

const draftOf = async (guid: string, lang: 'nl' | 'en') => {
  const answer = await admin.get(`/api/pages/${page}/draft?lang=${lang}`);
  return answer.json<{ buildingBlockInstances: Block[] }>().buildingBlockInstances.find((block) => block.guid === guid);
};
const readOf = async (guid: string, lang: 'nl' | 'en') => {
  const answer = await app.visitor.get(`/api/pages/${page}?lang=${lang}`);
  return answer.json<{ page: { buildingBlockInstances: Block[] } }>().page.buildingBlockInstances.find((block) => block.guid === guid);
};

async function storedSnapshot(lang: 'nl' | 'en'): Promise<string> {
  const row = app.db.selectFrom('documentLanguage').select('snapshot').where('documentGuid', '=', page).where('language', '=', lang);
  return JSON.stringify((await row.executeTakeFirstOrThrow()).snapshot);
}

async function asRead(path: string): Promise<string> {
  await app.server.contentVersion.refresh();
  return (await app.visitor.get(path)).body;
}

describe('what nobody translated', () => {
  test('is not stored: the English title of one card is all that is saved of it', async () => {
    const words = { items: { [first]: { title: 'Passport' } } };
    expect((await save('en', words, 0)).statusCode).toBe(200);
    const row = app.db.selectFrom('blockContent').select('content').where('blockGuid', '=', cards).where('language', '=', 'en');
    expect((await row.executeTakeFirstOrThrow()).content).toEqual(words);
    const block = await draftOf(cards, 'en');
    expect(block).toMatchObject({
      language: 'en',
      content: {
        heading: 'Direct regelen',
        items: { [first]: { title: 'Passport', text: 'Op afspraak' }, [second]: { title: 'Verhuizing' } },
      },
    });
    expect(block?.fallback).toEqual(expect.arrayContaining(['heading', `items.${first}.text`, `items.${second}.title`]));
    expect(block?.fallback).not.toContain(`items.${first}.title`);
  });

  test('is no part of the English publication, and is shown in Dutch with its language', async () => {
    await save('en', { items: { [first]: { title: 'Passport' } } }, 0);
    await publishPage(app.system, page, 'en');
    expect(await storedSnapshot('en')).not.toMatch(/Direct regelen|Op afspraak|Verhuizing/);
    const body = await asRead('/en/about-us');
    expect(body).toMatch(/<h2[^>]* lang="nl"[^>]*>Direct regelen</);
    expect(body).toMatch(/lang="nl"[^>]*>Verhuizing</);
    expect(body).toMatch(/<[a-z0-9]+(?![^>]*lang=)[^>]*>Passport</);
  });

  test('and is empty on purpose, stays empty', async () => {
    await save('en', { heading: '', items: { [first]: { title: 'Passport', text: '' } } }, 0);
    await publishPage(app.system, page, 'en');
    expect(await readOf(cards, 'en')).toMatchObject({ content: { heading: '', items: { [first]: { title: 'Passport', text: '' } } } });
    const body = await asRead('/en/about-us');
    expect(body).not.toContain('Direct regelen');
    expect(body).not.toContain('Op afspraak');
  });

  test('follows the Dutch publication, and never a Dutch draft', async () => {
    await save('en', { items: { [first]: { title: 'Passport' } } }, 0);
    await publishPage(app.system, page, 'en');
    await save('nl', { ...dutch, heading: 'Halve zin' }, 1);
    await publishPage(app.system, page, 'en');
    expect(await asRead('/en/about-us')).not.toContain('Halve zin');
    await publishPage(app.system, page, 'nl');
    expect(await asRead('/en/about-us')).toContain('Halve zin');
    await unpublishPage(app.system, page, 'nl');
    const body = await asRead('/en/about-us');
    expect(body).toContain('Passport');
    expect(body).not.toContain('Halve zin');
  });

  test('in neither publication leaves the block out', async () => {
    const added = await insertCards({ nl: { heading: 'Nog niet klaar' } });
    await publishPage(app.system, page, 'en');
    expect(await readOf(added, 'en')).toBeUndefined();
    await publishPage(app.system, page, 'nl');
    expect(await readOf(added, 'en')).toMatchObject({ language: 'nl', content: { heading: 'Nog niet klaar' } });
  });

  test('is found by its Dutch words, each field in its own language', async () => {
    await save('en', { items: { [first]: { title: 'Passports' } } }, 0);
    await save('nl', { ...dutch, heading: 'Bruggen' }, 1);
    await publishPage(app.system, page, 'nl');
    await publishPage(app.system, page, 'en');
    const row = app.db.selectFrom('searchDocument').select('lexemes').where('documentGuid', '=', page).where('language', '=', 'en');
    const { lexemes } = await row.executeTakeFirstOrThrow();
    expect(lexemes).toMatch(/'passport'/);
    expect(lexemes).toMatch(/'brugg'/);
  });
});

test('a block in English alone is in the Dutch draft, empty, and not in what Dutch readers see', async () => {
  const english = await insertCards({ en: { heading: 'Only in English' } });
  expect(await draftOf(english, 'nl')).toMatchObject({ language: 'nl', fallback: [], contentVersion: 0 });
  expect(JSON.stringify(await draftOf(english, 'nl'))).not.toContain('Only in English');
  await publishPage(app.system, page, 'nl');
  expect(await readOf(english, 'nl')).toBeUndefined();
  expect((await save('nl', { heading: 'Ook in het Nederlands' }, 0, english)).statusCode).toBe(200);
});

test('a publication that kept the Dutch words of what was not translated is shown as it was', async () => {
  await publishPage(app.system, page, 'en');
  const old = {
    guid: cards,
    type: 'cards',
    format: 1,
    layoutPosition: 'main',
    sortId: 5,
    options: { items: [] },
    content: { heading: 'Van toen', items: {} },
    language: 'nl',
  };
  const snapshot = { format: 1, title: 'About us', description: '', layout: '100', options: {}, fields: {}, buildingBlockInstances: [old] };
  await app.db
    .updateTable('documentLanguage')
    .set({ snapshot: JSON.stringify(snapshot), publishedOn: new Date() })
    .where('documentGuid', '=', page)
    .where('language', '=', 'en')
    .execute();
  expect(await readOf(cards, 'en')).toMatchObject({ language: 'nl', content: { heading: 'Direct regelen' } });
  await unpublishPage(app.system, page, 'nl');
  expect(await readOf(cards, 'en')).toMatchObject({ language: 'nl', content: { heading: 'Van toen' } });
});
