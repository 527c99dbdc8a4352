import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBlock, insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { builtInRoleGuid, builtInRoles } from '#platform/shared/built-in-roles.ts';
import { withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Role, RoleDetail, RoleSummary } from '../model/role.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

async function make(name: string = randomUUID()): Promise<Role> {
  return (await admin.send('POST', '/api/roles', { nameNl: name, nameEn: `${name} (en)` })).json<Role>();
}

const ifFirst = { 'if-match': '"1"' };
const page = (roles: { roleIds?: string[]; editRoles?: string[] }) =>
  insertDocument(app.db, { ...roles, texts: { nl: { title: randomUUID(), description: '' } } });
const rolesOf = (guid: string) =>
  app.db.selectFrom('document').select(['roleIds', 'editRoles', 'editPermission']).where('guid', '=', guid).executeTakeFirstOrThrow();

test('R6.19 the built-in roles are there, count who has them by their flags, and cannot be changed or removed', async () => {
  const roles = (await admin.get('/api/roles')).json<RoleSummary[]>();
  expect(roles.filter(({ isBuiltIn }) => isBuiltIn).map(({ guid }) => guid)).toEqual(
    expect.arrayContaining(builtInRoles.map((role) => builtInRoleGuid[role])),
  );
  expect(roles.find(({ guid }) => guid === builtInRoleGuid.Admin)).toMatchObject({ memberCount: 1 });
  const address = `/api/roles/${builtInRoleGuid.Admin}`;
  const answers = [await admin.send('PUT', address, { nameNl: 'Baas' }, ifFirst), await admin.send('DELETE', address, undefined, ifFirst)];
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(['role.built_in', 'role.built_in']);
});

test('R1.15 R6.19 an admin makes a role, renames it and removes it', async () => {
  const role = await make();
  expect(role).toMatchObject({ isBuiltIn: false, version: 1 });
  const name = { nameNl: randomUUID(), nameEn: randomUUID() };
  const saved = await admin.send('PUT', `/api/roles/${role.guid}`, { ...name, description: 'Schrijft het nieuws' }, ifFirst);
  expect(saved.json()).toMatchObject({ ...name, description: 'Schrijft het nieuws', version: 2 });
  expect((await admin.send('PUT', `/api/roles/${role.guid}`, { nameNl: 'x' }, ifFirst)).statusCode).toBe(412);
  const listed = async () => (await admin.get('/api/roles')).json<RoleSummary[]>().map(({ nameNl }) => nameNl);
  expect(await listed()).toContain(name.nameNl);
  expect(await listed()).not.toContain(role.nameNl);
  expect((await admin.send('DELETE', `/api/roles/${role.guid}`, undefined, { 'if-match': '"2"' })).statusCode).toBeLessThan(300);
  expect(await listed()).not.toContain(name.nameNl);
});

test('roles stand in the order of their names in the language of who reads, in the list and in the choice of whom to look as', async () => {
  const names = { first: ['Aardbei', 'Strawberry'], second: ['Zwart', 'Black'] };
  for (const [nameNl, nameEn] of Object.values(names)) await admin.send('POST', '/api/roles', { nameNl, nameEn });
  const listed = async (language: 'nl' | 'en') => {
    const roles = (await admin.get('/api/roles', { 'accept-language': language })).json<RoleSummary[]>();
    return roles.map(({ nameNl, nameEn }) => (language === 'nl' ? nameNl : nameEn));
  };
  const inOrder = (words: string, ...wanted: string[]) => wanted.toSorted((one, other) => words.indexOf(one) - words.indexOf(other));
  expect(inOrder((await listed('nl')).join(), 'Zwart', 'Aardbei')).toEqual(['Aardbei', 'Zwart']);
  expect(inOrder((await listed('en')).join(), 'Strawberry', 'Black')).toEqual(['Black', 'Strawberry']);
  expect(inOrder((await admin.get('/view-as')).body, 'Zwart', 'Aardbei')).toEqual(['Aardbei', 'Zwart']);
  expect(inOrder((await admin.get('/en/view-as')).body, 'Strawberry', 'Black')).toEqual(['Black', 'Strawberry']);
});

test.each([
  ['a name', (name: string) => name],
  ['a name in other capitals', (name: string) => name.toUpperCase()],
])('%s that another role has is refused, at the field', async (_, written) => {
  const made = await make();
  const nameNl = written(made.nameNl);
  const answer = await admin.send('POST', '/api/roles', { nameNl, nameEn: randomUUID() });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'role.name_taken', errors: [{ path: 'nameNl' }] }]);
});

test('nobody but an admin makes roles, and a role has a name', async () => {
  const manager = await app.signedIn({ isContentManager: true });
  expect((await app.visitor.get('/api/roles')).statusCode).toBe(401);
  expect((await manager.send('POST', '/api/roles', { nameNl: 'a', nameEn: 'a' })).statusCode).toBe(403);
  expect((await admin.send('POST', '/api/roles', { nameNl: ' ', nameEn: 'a' })).statusCode).toBe(422);
  expect((await admin.send('POST', '/api/roles', { nameNl: '\u00ad', nameEn: 'a' })).statusCode).toBe(422);
  expect((await admin.send('POST', '/api/roles', { nameNl: 'a', nameEn: 'a', isBuiltIn: true })).statusCode).toBe(400);
});

test('a role says who has it and where it is used', async () => {
  const role = await make();
  const member = await withRoles(app, await app.signedIn(), [role.guid]);
  const used = await page({ roleIds: [role.guid] });
  expect((await admin.get(`/api/roles/${role.guid}`)).json()).toMatchObject({
    memberCount: 1,
    useCount: 1,
    members: [{ guid: member.guid, email: member.email }],
    uses: [{ guid: used, kind: 'page', isForSeeing: true, isForEditing: false }],
  });
});

test('where a role is used counts blocks, fields about people and invitations too', async () => {
  const role = await make();
  const [adding, other] = [await page({}), await page({})];
  await blockIn(adding, { addRoles: [role.guid] });
  await blockIn(other, { rules: [{ readers: [role.guid] }] });
  await admin.send('POST', '/api/profilepropertydefinitions', shownTo(role.guid));
  await admin.send('POST', '/api/userinvitations', { emails: [`${randomUUID()}@plein.test`], language: 'nl', roleIds: [role.guid] });
  const detail = (await admin.get(`/api/roles/${role.guid}`)).json<RoleDetail>();
  expect(detail).toMatchObject({ useCount: 3, fields: [{ nameNl: 'Functie' }], invitationCount: 1 });
  const rights = Object.fromEntries(detail.uses.map(({ guid, isForAdding, isInBlock }) => [guid, { isForAdding, isInBlock }]));
  expect(rights).toEqual({ [adding]: { isForAdding: true, isInBlock: false }, [other]: { isForAdding: false, isInBlock: true } });
});

function blockIn(documentGuid: string, options: Record<string, unknown>) {
  const content = { nl: { text: 'Hallo' } };
  return insertBlock(app.db, { documentGuid, type: 'text', layoutPosition: 'main', sortId: 0, options, content });
}

function shownTo(role: string): object {
  const { isBuiltIn: _, version: __, ...definition } = propertyDefinition({ visibleFor: 'roles', visibleForRoles: [role] });
  return definition;
}

test('a copy of a role opens the same, and has no members', async () => {
  const [role, other] = [await make(), await make()];
  await withRoles(app, await app.signedIn(), [role.guid]);
  const used = await page({ roleIds: [role.guid], editRoles: [role.guid, other.guid] });
  const name = randomUUID();
  const copy = (await admin.send('POST', '/api/roles', { nameNl: name, nameEn: name, copyOf: role.guid })).json<Role>();
  expect(await rolesOf(used)).toMatchObject({ roleIds: [role.guid, copy.guid], editRoles: [role.guid, other.guid, copy.guid] });
  expect((await admin.get(`/api/roles/${copy.guid}`)).json()).toMatchObject({ memberCount: 0, useCount: 1 });
  const ofBuiltIn = { nameNl: randomUUID(), nameEn: randomUUID(), copyOf: builtInRoleGuid.Admin };
  expect((await admin.send('POST', '/api/roles', ofBuiltIn)).statusCode).toBe(422);
});

test('a role that goes opens nothing: what it alone could see is for admins, what it alone could edit too', async () => {
  const [role, other] = [await make(), await make()];
  const member = await withRoles(app, await app.signedIn(), [role.guid]);
  const [alone, shared] = [await page({ roleIds: [role.guid], editRoles: [role.guid] }), await page({ roleIds: [role.guid, other.guid] })];
  await publishDocument(app.system, alone, 'nl');
  const version = app.server.contentVersion.current();
  const answer = await admin.send('DELETE', `/api/roles/${role.guid}`, undefined, ifFirst);
  expect(answer.json()).toEqual({ guid: role.guid, memberCount: 1, useCount: 2 });
  expect(await rolesOf(alone)).toEqual({ roleIds: [builtInRoleGuid.Admin], editRoles: [], editPermission: 'Admin' });
  expect(await rolesOf(shared)).toMatchObject({ roleIds: [other.guid] });
  expect((await app.visitor.get(`/api/pages/${alone}?lang=nl`)).statusCode).not.toBe(200);
  expect(app.server.contentVersion.current()).toBeGreaterThan(version);
  expect((await member.get(`/api/pages/${alone}?lang=nl`)).statusCode).not.toBe(200);
});

test('another role takes the place of one that goes, with people and with pages', async () => {
  const [role, other] = [await make(), await make()];
  const member = await withRoles(app, await app.signedIn(), [role.guid]);
  const used = await page({ roleIds: [role.guid], editRoles: [role.guid, other.guid] });
  const address = `/api/roles/${role.guid}`;
  expect((await admin.send('DELETE', `${address}?replaceBy=${builtInRoleGuid.User}`, undefined, ifFirst)).statusCode).toBe(422);
  expect((await admin.send('DELETE', `${address}?replaceBy=${other.guid}`, undefined, ifFirst)).statusCode).toBe(200);
  expect(await rolesOf(used)).toEqual({ roleIds: [other.guid], editRoles: [other.guid], editPermission: 'Roles' });
  expect((await admin.get(`/api/users/${member.guid}`)).json()).toMatchObject({ roleIds: [other.guid] });
});

test('of two admins who each replace a role by one that the other removes, the second is told, and nothing names a role that is gone', async () => {
  const colleague = await app.signedIn({ isAdmin: true });
  for (let round = 0; round < 4; round += 1) {
    const [one, other] = [await make(), await make()];
    const member = await withRoles(app, await app.signedIn(), [one.guid, other.guid]);
    const used = await page({ roleIds: [one.guid], editRoles: [other.guid] });
    const answers = await Promise.all([
      admin.send('DELETE', `/api/roles/${one.guid}?replaceBy=${other.guid}`, undefined, ifFirst),
      colleague.send('DELETE', `/api/roles/${other.guid}${round % 2 === 0 ? `?replaceBy=${one.guid}` : ''}`, undefined, ifFirst),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => [200, 404, 422].includes(status))).toBe(true);
    const there = (await admin.get('/api/roles')).json<RoleSummary[]>().map(({ guid }) => guid);
    const { roleIds, editRoles } = await rolesOf(used);
    expect(there).toEqual(expect.arrayContaining([...roleIds, ...editRoles]));
    const { roleIds: held } = (await admin.get(`/api/users/${member.guid}`)).json<{ roleIds: string[] }>();
    expect(there).toEqual(expect.arrayContaining(held));
  }
});

test('who loses a role because it is removed stays signed in, on every device, under another token', async () => {
  const role = await make();
  const member = await withRoles(app, await app.signedIn(), [role.guid]);
  expect((await admin.send('DELETE', `/api/roles/${role.guid}`, undefined, ifFirst)).statusCode).toBe(200);
  const answer = await member.get('/api/profiles:loggedIn');
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies.map(({ name }) => name)).toContain('plein_session');
});

test('what blocks are set to follows a role that goes, in the draft and in what is published', async () => {
  const [role, other, third] = [await make(), await make(), await make()];
  const guid = await page({});
  const options = { addRoles: [role.guid], rules: [{ readers: [role.guid, third.guid] }], role: role.guid, title: 'Hallo' };
  const block = await blockIn(guid, options);
  await publishDocument(app.system, guid, 'nl');
  const draft = () => app.db.selectFrom('block').select('options').where('guid', '=', block).executeTakeFirstOrThrow();
  const published = async () => {
    const { snapshot } = await app.db
      .selectFrom('documentLanguage')
      .select('snapshot')
      .where('documentGuid', '=', guid)
      .executeTakeFirstOrThrow();
    return (snapshot as { buildingBlockInstances: unknown[] }).buildingBlockInstances[0];
  };
  expect(await published()).toMatchObject({ options });

  const remove = (gone: Role, query = '') => admin.send('DELETE', `/api/roles/${gone.guid}${query}`, undefined, ifFirst);
  expect((await remove(role, `?replaceBy=${other.guid}`)).json()).toMatchObject({ useCount: 1 });
  const replaced = { addRoles: [other.guid], rules: [{ readers: [other.guid, third.guid] }], role: other.guid, title: 'Hallo' };
  expect([await draft(), await published()]).toMatchObject([{ options: replaced }, { options: replaced }]);

  const copy = (await admin.send('POST', '/api/roles', { nameNl: randomUUID(), nameEn: randomUUID(), copyOf: other.guid })).json<Role>();
  expect(await draft()).toMatchObject({ options: { addRoles: [other.guid, copy.guid], role: other.guid } });
  expect((await remove(copy)).statusCode).toBe(200);

  await remove(other);
  const forAdmins = { addRoles: [builtInRoleGuid.Admin], rules: [{ readers: [third.guid] }], role: builtInRoleGuid.Admin, title: 'Hallo' };
  expect([await draft(), await published()]).toMatchObject([{ options: forAdmins }, { options: forAdmins }]);
});
