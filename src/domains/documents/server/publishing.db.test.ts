import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { deskOf, newText, type Desk } from '#domains/documents/testing/draft-of.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let bram: SignedInClient;
let page: string;
let first: string;
let mine: Desk;
let theirs: Desk;

beforeAll(async () => {
  app = await testApp();
  const anna = await app.signedIn({ isAdmin: true, firstName: 'Anna', middleName: '', lastName: 'Bakker' });
  bram = await app.signedIn({ isAdmin: true, firstName: 'Bram', middleName: '', lastName: 'Smit' });
  Object.assign(clients, { anna, bram });
});
const clients = {} as { anna: SignedInClient; bram: SignedInClient };
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, { words: { nl: 'Een', en: 'One' } });
  ({ guid: first } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).executeTakeFirstOrThrow());
  [mine, theirs] = [deskOf(clients.anna, page), deskOf(clients.bram, page)];
});

const read = async (lang = 'nl') => (await app.visitor.get(`/api/pages/${page}?lang=${lang}`)).body;

describe('a publication is what its editor had before them', () => {
  test('R10.01 words that somebody else saved since do not go live; who, where and when is told, and it is one more press', async () => {
    const seen = await mine.seen();
    await theirs.save(first, 'Een halve zin van');
    const refused = await mine.publish('nl', seen);
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({
      details: {
        structureVersion: 1,
        draftVersion: 2,
        changes: [
          { block: first, part: 'words', who: { guid: bram.guid, name: 'Bram Smit' }, when: expect.stringMatching(/^20/) as string },
        ],
      },
    });
    expect(await read()).toContain('Een');
    expect(await read()).not.toContain('halve zin');
    expect((await mine.publish()).statusCode).toBe(200);
    expect(await read()).toContain('Een halve zin van');
  });

  test('R10.01 neither do blocks that somebody else put there or moved, and their titles', async () => {
    const two = newText({ nl: 'Twee' }, first);
    await mine.change([two]);
    const seen = await mine.seen();
    await theirs.change([{ op: 'move', block: two.block.guid, layoutPosition: 'main', after: null }]);
    const draft = await theirs.draft();
    await bram.send('PUT', `/api/documents/${page}/words?lang=nl`, { title: 'Anders' }, { 'if-match': `"${draft.wordsVersion}"` });
    const { details } = (await mine.publish('nl', seen)).json<{ details: { changes: { block: string | null; part: string }[] } }>();
    const told = details.changes.map(({ block, part }) => `${part} of ${block ?? 'the page'}`);
    expect(new Set(told)).toEqual(new Set(['words of the page', `structure of ${two.block.guid}`]));
  });

  test('R10.02 what is saved in the other language is no reason to wait', async () => {
    const seen = await mine.seen();
    await theirs.save(first, 'Two words', { lang: 'en' });
    expect((await mine.publish('nl', seen)).statusCode).toBe(200);
    expect(await read('en')).not.toContain('Two words');
  });

  test('R10.05 whose answer was lost asks again under the same key, and has published once', async () => {
    await mine.save(first, 'Nieuw');
    const [seen, key] = [await mine.seen(), randomUUID()];
    const [one, other] = await Promise.all([mine.publish('nl', seen, key), mine.publish('nl', seen, key)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    await theirs.save(first, 'Daarna');
    expect((await mine.publish('nl', seen, key)).json()).toMatchObject({ hasChanges: true });
    expect(await read()).toContain('Nieuw');
    const published = await app.db
      .selectFrom('audit')
      .select('id')
      .where('type', '=', 'document.published')
      .where('subjectGuid', '=', page)
      .where('actorGuid', 'is not', null)
      .execute();
    expect(published).toHaveLength(1);
  });
});

describe('R10.32 a publication that is taken back', () => {
  const stored = async (lang: 'nl' | 'en') => {
    const row = app.db.selectFrom('documentLanguage').select(['snapshot', 'card', 'publishedOn', 'isPublished']);
    return row.where('documentGuid', '=', page).where('language', '=', lang).executeTakeFirstOrThrow();
  };
  const search = async (q: string) => (await app.visitor.get(`/api/search?q=${q}`)).body;

  test('gives readers exactly what they had, in that language alone; the draft stays, and the log tells it', async () => {
    const before = [await stored('nl'), await stored('en')];
    await mine.save(first, 'Zeldzaamwoord');
    await mine.change([newText({ nl: 'Erbij' }, first)]);
    const seen = await mine.seen();
    await mine.publish('nl', seen);
    expect(await read()).toContain('Zeldzaamwoord');
    const answer = await mine.undoPublication('nl', seen);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ isPublished: true, hasChanges: true });
    expect([await stored('nl'), await stored('en')]).toEqual(before);
    expect(await read()).not.toContain('Zeldzaamwoord');
    expect(await search('Zeldzaamwoord')).not.toContain(page);
    expect(await mine.texts()).toEqual(['Zeldzaamwoord', 'Erbij']);
    const told = app.db
      .selectFrom('audit')
      .select('type')
      .where('subjectGuid', '=', page)
      .where('type', '=', 'document.publication_undone');
    expect(await told.execute()).toHaveLength(1);
  });

  test('leaves nothing where there was nothing before', async () => {
    page = await createPage(app.system, { texts: { nl: { title: 'Nieuw', segment: 'nieuw' } }, published: [], words: { nl: 'Een' } });
    mine = deskOf(clients.anna, page);
    const seen = await mine.seen();
    await mine.publish('nl', seen);
    expect((await app.visitor.get(`/api/pages/${page}`)).statusCode).toBe(200);
    expect((await mine.undoPublication('nl', seen)).json()).toMatchObject({ isPublished: false });
    expect((await app.visitor.get(`/api/pages/${page}`)).statusCode).toBe(404);
  });

  test('is the one that was meant: not one that somebody made since, and not twice', async () => {
    await mine.save(first, 'Van mij');
    const seen = await mine.seen();
    await mine.publish('nl', seen);
    await theirs.save(first, 'Van Bram');
    const later = await theirs.seen();
    await theirs.publish('nl', later);
    expect((await mine.undoPublication('nl', seen)).statusCode).toBe(412);
    expect(await read()).toContain('Van Bram');
    expect((await theirs.undoPublication('nl', later)).statusCode).toBe(200);
    expect(await read()).toContain('Van mij');
    expect((await theirs.undoPublication('nl', later)).statusCode).toBe(412);
  });

  test('of a draft that two published at once is taken back once, and readers have what there was before both', async () => {
    const before = await read();
    await mine.save(first, 'Van ons');
    const seen = await mine.seen();
    await mine.publish('nl', seen);
    await theirs.publish('nl', await theirs.seen());
    expect((await theirs.undoPublication('nl', seen)).statusCode).toBe(200);
    expect(await read()).toBe(before);
    expect((await mine.undoPublication('nl', seen)).statusCode).toBe(412);
    expect(await read()).toBe(before);
  });

  test('is what a discard goes back to from then on, and what the list of revisions says is public', async () => {
    await mine.save(first, 'Anders');
    const seen = await mine.seen();
    await mine.publish('nl', seen);
    await mine.undoPublication('nl', seen);
    const { items } = (await clients.anna.get(`/api/documents/${page}/revisions`)).json<{
      items: { language: string; isLive: boolean }[];
    }>();
    expect(items.filter(({ language }) => language === 'nl').map(({ isLive }) => isLive)).toEqual([false, true]);
    await mine.discard('nl');
    expect(await mine.texts()).toEqual(['Een']);
    expect(await mine.draft()).toMatchObject({ hasChanges: false });
  });

  test('A1 is for who may edit the page', async () => {
    const manager = await app.signedIn({ isContentManager: true });
    expect((await deskOf(manager, page).undoPublication('nl', await mine.seen())).statusCode).toBe(403);
  });
});

describe('a save whose answer was lost', () => {
  test('R10.05 is asked for again under its key, and is no conflict with oneself', async () => {
    const key = randomUUID();
    const saved = (await mine.save(first, 'Een zin', { from: 1, key })).json<{ contentVersion: number }>();
    const again = await mine.save(first, 'Een zin', { from: 1, key });
    expect(again.json()).toMatchObject(saved);
    expect((await mine.save(first, 'Een zin en nog een', { from: saved.contentVersion })).statusCode).toBe(200);
    await theirs.save(first, 'Van Bram');
    expect((await mine.save(first, 'Een zin', { from: 1, key })).statusCode, 'it was done, whatever came after').toBe(200);
    expect(await mine.texts()).toEqual(['Van Bram']);
  });

  test('without a key it is a change from what is no longer there', async () => {
    await mine.save(first, 'Een zin', { from: 1 });
    const stale = await mine.save(first, 'Een zin', { from: 1 });
    expect(stale.json()).toMatchObject({ status: 412, details: { version: 2, who: { name: 'Anna Bakker' } } });
  });
});

describe('what is changed', () => {
  const changedIn = async () => [(await mine.draft('nl')).hasChanges, (await mine.draft('en')).hasChanges];

  test('R1.05 R10.03 is told for each language by itself, and is over when that one is published', async () => {
    expect(await changedIn()).toEqual([false, false]);
    await mine.save(first, 'New words', { lang: 'en' });
    expect(await changedIn()).toEqual([false, true]);
    await mine.publish('en');
    expect(await changedIn()).toEqual([false, false]);
  });

  test('R10.03 is not changed any more when it was changed back', async () => {
    await mine.save(first, 'Anders');
    expect(await changedIn()).toEqual([true, false]);
    await mine.save(first, 'Een');
    expect(await changedIn()).toEqual([false, false]);
    const two = newText({ nl: 'Twee', en: 'Two' }, first);
    await mine.change([two]);
    expect(await changedIn()).toEqual([true, true]);
    await mine.change([{ op: 'remove', block: two.block.guid }]);
    expect(await changedIn()).toEqual([false, false]);
  });

  test('R10.03 in the structure counts for the languages whose readers would see it', async () => {
    const two = newText({ en: 'Two' }, first);
    await mine.change([two]);
    expect(await changedIn()).toEqual([false, true]);
    await mine.publish('en');
    await mine.change([{ op: 'hide', block: two.block.guid, isHidden: true }]);
    expect(await changedIn()).toEqual([false, true]);
  });

  test('is told by the index of pages in the same way', async () => {
    await mine.save(first, 'Anders');
    const states = async () => {
      const { items } = (await clients.anna.get('/api/pages:index')).json<{ items: { languages: Record<string, { state: string }> }[] }>();
      return items.map(({ languages }) => [languages['nl']?.state, languages['en']?.state]);
    };
    expect(await states()).toEqual([['changed', 'published']]);
    await mine.save(first, 'Een');
    expect(await states()).toEqual([['published', 'published']]);
  });
});

describe('a translation', () => {
  test('R10.11 says which Dutch words it was made from, so that it is known when those are newer', async () => {
    const { sourceVersion } = (await mine.block(first, 'en')) ?? {};
    const path = `/api/buildingblockinstance/${first}/content?lang=en`;
    const body = { content: { text: richTextOf('One') }, basedOn: sourceVersion };
    expect((await clients.anna.send('PUT', path, body, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect(await mine.block(first, 'en')).toMatchObject({ basedOn: sourceVersion, sourceVersion });
    await mine.save(first, 'Een en een half');
    const outdated = await mine.block(first, 'en');
    expect(outdated?.sourceVersion).toBeGreaterThan(outdated?.basedOn ?? 0);
    await mine.save(first, 'One more', { lang: 'en' });
    expect(await mine.block(first, 'en'), 'a typed word is no new translation').toMatchObject({ basedOn: sourceVersion });
  });
});
