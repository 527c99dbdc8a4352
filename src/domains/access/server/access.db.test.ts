import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { AccessExplanation } from '../model/access-explanation.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

test('the rule that decides about a page is named', async () => {
  const [role, editors] = [await newRole(app), await newRole(app)];
  const person = await withRoles(app, await app.signedIn(), [role]);
  const page = await insertDocument(app.db, {
    roleIds: [role],
    editRoles: [editors],
    texts: { nl: { title: 'Besloten', description: '' } },
  });
  const explain = async () => (await admin.get(`/api/users/${person.guid}:explain?page=${page}&lang=nl`)).json();
  expect(await explain()).toMatchObject({ sees: { isAllowed: false, reason: 'notPublished' } });
  await publishDocument(app.system, page, 'nl');
  expect(await explain()).toEqual({
    sees: { isAllowed: true, reason: 'role', roleId: role },
    edits: { isAllowed: false, reason: 'noContentManager', roleId: null },
    wanted: { see: [role], edit: [editors] },
  });
  expect((await admin.get(`/api/users/${person.guid}:explain?page=${role}`)).statusCode).toBe(404);
});

const page = (roles: { roleIds?: string[]; editRoles?: string[] }) =>
  insertDocument(app.db, { ...roles, texts: { nl: { title: 'Besloten', description: '' } } });

test('what somebody with only this role sees of a page is explained, and is what they get', async () => {
  const role = await newRole(app);
  const person = await withRoles(app, await app.signedIn(), [role]);
  const pages = [await page({ roleIds: [role] }), await page({ roleIds: [builtInRoleGuid.Admin] }), await page({})];
  for (const guid of pages) await publishDocument(app.system, guid, 'nl');
  const draft = await page({ roleIds: [role], editRoles: [role] });
  const reasons: unknown[] = [];
  for (const guid of [...pages, draft]) {
    const { sees, edits } = (await admin.get(`/api/roles/${role}:explain?page=${guid}&lang=nl`)).json<AccessExplanation>();
    expect([guid, sees.isAllowed]).toEqual([guid, (await person.get(`/api/pages/${guid}?lang=nl`)).statusCode === 200]);
    reasons.push([sees.reason, sees.roleId, edits.reason]);
  }
  expect(reasons).toEqual([
    ['role', role, 'noContentManager'],
    ['noRole', null, 'noContentManager'],
    ['everyone', null, 'noContentManager'],
    ['notPublished', null, 'noContentManager'],
  ]);
  expect((await admin.get(`/api/roles/${builtInRoleGuid.Admin}:explain?page=${draft}`)).json()).toMatchObject({
    edits: { reason: 'admin' },
  });
});
