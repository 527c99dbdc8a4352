import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import { newRole } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { createPage } from '../testing/page-factory.ts';

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

const text = (words: string) => ({ guid: randomUUID(), type: 'text', content: { text: richTextOf(words) } });
const draftOf = async (page: string, lang = 'nl') => (await admin.get(`/api/pages/${page}/draft?lang=${lang}`)).json<Draft>();
const countersIn = ({ version, structureVersion, draftVersion }: Draft) => `"${version}.${structureVersion}.${draftVersion}"`;

describe('a new page', () => {
  test('has what it was made with, in one language, and nobody reads it before it is published', async () => {
    const guid = randomUUID();
    const body = {
      guid,
      title: 'Zwembad',
      description: 'Open en dicht',
      layout: '75-25',
      options: { showBreadcrumbs: false },
      buildingBlockInstances: [text('Elke dag')],
    };
    const made = await admin.send('POST', '/api/pages:create?lang=nl', body);
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({
      guid,
      title: 'Zwembad',
      isPublished: false,
      hasChanges: true,
      layout: '75-25',
      options: body.options,
    });
    expect((await app.visitor.get(`/api/pages/${guid}`)).statusCode).toBe(404);
    expect((await admin.send('POST', '/api/pages:create?lang=nl', body)).json()).toMatchObject({
      status: 409,
      code: 'document.guid_taken',
    });
    const { structureVersion, draftVersion } = made.json<Draft>();
    const seen = { 'if-match': `"${structureVersion}.${draftVersion}"` };
    expect((await admin.send('POST', `/api/pages/${guid}:publish?lang=nl`, undefined, seen)).statusCode).toBe(200);
    expect((await app.visitor.get(`/api/pages/${guid}`)).json()).toMatchObject({ page: { title: 'Zwembad', layout: '75-25' } });
  });

  test('in English has a name in Dutch too, where nothing stands in for it', async () => {
    const { guid } = (await admin.send('POST', '/api/pages:create?lang=en', { title: 'Pool' })).json<Draft>();
    expect(await draftOf(guid)).toMatchObject({ title: 'Pool', isPublished: false });
  });

  test('is for admins to make', async () => {
    const manager = await app.signedIn({ isContentManager: true });
    expect((await manager.send('POST', '/api/pages:create?lang=nl', { title: 'Mag niet' })).statusCode).toBe(403);
  });
});

describe('a page as a client writes it whole', () => {
  test('gets the blocks in their order, loses those that are not named, and keeps what was sent back as it came', async () => {
    const page = await createPage(app.system, {
      texts: { nl: { title: 'Heel', segment: 'heel' } },
      published: ['nl'],
      words: { nl: 'Een' },
    });
    const before = await draftOf(page, 'en');
    const [block] = before.buildingBlockInstances;
    const send = (body: object, counters = countersIn(before)) =>
      admin.send('PUT', `/api/pages/${page}?lang=en`, body, { 'if-match': counters });
    const whole = { title: 'Whole', description: null, layout: '100', options: {}, buildingBlockInstances: [] as object[] };
    const sentBack = { guid: block?.guid, type: 'text', layoutPosition: 'main', options: block?.options, content: block?.content };
    const added = text('New words');
    const answer = await send({ ...whole, buildingBlockInstances: [added, sentBack] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ title: 'Whole', description: 'Heel, kort', fallback: ['description'] });
    const { buildingBlockInstances: blocks } = answer.json<Draft>();
    expect(blocks.map(({ guid, language, contentVersion }) => [guid, language, contentVersion > 0])).toEqual([
      [added.guid, 'en', true],
      // Its words are Dutch still: they came from there, and went back as they were.
      [block?.guid, 'nl', false],
    ]);
    const stale = await send(whole);
    expect(stale.statusCode).toBe(412);
    const less = await send({ ...whole, buildingBlockInstances: [sentBack] }, countersIn(await draftOf(page, 'en')));
    expect(less.json<Draft>().buildingBlockInstances.map(({ guid }) => guid)).toEqual([block?.guid]);
  });
});

test('a page goes off the site in one language at once, and its draft stays', async () => {
  const page = await createPage(app.system, { texts: { nl: { title: 'Weg', segment: 'weg' }, en: { title: 'Away', segment: 'away' } } });
  const answer = await admin.send('POST', `/api/pages/${page}:unpublish?lang=en`);
  expect(answer.json()).toMatchObject({ isPublished: false, title: 'Away' });
  expect((await app.visitor.get(`/api/pages/${page}?lang=en`)).json()).toMatchObject({ page: { language: 'nl' } });
  await admin.send('POST', `/api/pages/${page}:unpublish?lang=nl`);
  expect((await app.visitor.get(`/api/pages/${page}`)).statusCode).toBe(404);
});

describe('who may see and edit a page', () => {
  test('R3.14 R6.26 is said by admins and holds at once, in what is published too; it is no change to publish', async () => {
    const role = await newRole(app);
    const page = await createPage(app.system, { texts: { nl: { title: 'Besloten', segment: 'besloten' } }, published: ['nl'] });
    const editor = await app.signedIn({ isContentManager: true });
    await app.db.insertInto('userRole').values({ userGuid: editor.guid, roleGuid: role }).execute();
    const rights = { roleIds: [role], editPermission: 'Roles', editRoles: [role] };
    const path = `/api/pages/${page}/rights`;
    expect((await editor.send('PUT', path, rights, { 'if-match': '"1"' })).statusCode).toBe(403);
    const { version } = await draftOf(page);
    const saved = await admin.send('PUT', path, rights, { 'if-match': `"${version}"` });
    expect(saved.json()).toMatchObject(rights);
    expect((await admin.get(path)).json()).toEqual({ guid: page, ...rights, version: saved.json<{ version: number }>().version });
    expect((await editor.get(path)).statusCode).toBe(403);
    expect((await app.visitor.get(`/api/pages/${page}`)).statusCode).toBe(401);
    expect((await editor.get(`/api/pages/${page}/draft`)).statusCode).toBe(200);
    expect(await draftOf(page)).toMatchObject({ hasChanges: false });
    const answers = await Promise.all(
      ['Users', 'Public'].map((editPermission) => admin.send('PUT', path, { ...rights, editPermission }, { 'if-match': `"${version}"` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    const stale = await admin.send('PUT', path, { ...rights, roleIds: [] }, { 'if-match': `"${version}"` });
    expect(stale.json()).toMatchObject({ status: 412, details: { value: rights } });
  });
});
