import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '#domains/users/server/index.ts';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { canSeeAsset, type AssetRights, type AssetUse } from '../testing/can-see-asset.ts';
import { addUse, createPicture } from '../testing/asset-factory.ts';
import { findAssetFor } from './assets.queries.ts';

let app: TestApp;
let uploader: string;
beforeAll(async () => {
  app = await testApp();
  const flags = { isAdmin: false, isContentManager: false, isMett: false, isDeveloper: false, isVerified: true };
  uploader = await createUser(app.system, { email: 'noor@plein.test', firstName: 'Noor', middleName: '', lastName: 'Haven', ...flags });
});
afterAll(() => app.close());

const [news, legal] = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'];
const person: Actor = { ...anonymousActor, kind: 'user', guid: '20000000-0000-4000-8000-000000000001', isActive: true, isVerified: true };

const people: Record<string, () => Actor> = {
  visitor: () => anonymousActor,
  reader: () => person,
  newsReader: () => ({ ...person, roleIds: [news] }),
  newsEditor: () => ({ ...person, roleIds: [news], isContentManager: true }),
  legalEditor: () => ({ ...person, roleIds: [legal], isContentManager: true }),
  uploader: () => ({ ...person, guid: uploader }),
  admin: () => ({ ...person, isAdmin: true }),
  inactiveAdmin: () => ({ ...person, isAdmin: true, isActive: false }),
  inactiveUploader: () => ({ ...person, guid: uploader, isActive: false, roleIds: [news], isContentManager: true }),
};

const publication: AssetUse = {
  isDraft: false,
  isDeleted: false,
  isPublished: true,
  isDue: true,
  roleIds: [],
  editPermission: 'Admin',
  editRoles: [],
};
const forEditors = { editPermission: 'Roles', editRoles: [news] } as const;

const everyone = Object.keys(people);
const always = ['uploader', 'admin'];

/** How an asset is used, and who may see it for that. */
const cases: { title: string; uses: Partial<AssetUse>[]; seenBy: string[] }[] = [
  { title: 'not used', uses: [], seenBy: always },
  { title: 'published', uses: [{}], seenBy: everyone },
  { title: 'published for a role', uses: [{ roleIds: [news] }], seenBy: ['newsReader', 'newsEditor', ...always] },
  { title: 'not published', uses: [{ isPublished: false }], seenBy: always },
  { title: 'not published, with editors', uses: [{ isPublished: false, ...forEditors }], seenBy: ['newsEditor', ...always] },
  { title: 'in a draft', uses: [{ isDraft: true }], seenBy: always },
  { title: 'in a draft, with editors', uses: [{ isDraft: true, ...forEditors }], seenBy: ['newsEditor', ...always] },
  { title: 'editors that the permission does not ask for', uses: [{ isDraft: true, editRoles: [news] }], seenBy: always },
  { title: 'a draft for a role', uses: [{ isDraft: true, roleIds: [news] }], seenBy: always },
  {
    title: 'published for another role, with editors',
    uses: [{ roleIds: [legal], ...forEditors }],
    seenBy: ['newsEditor', 'legalEditor', ...always],
  },
  { title: 'published for later', uses: [{ isDue: false }], seenBy: always },
  { title: 'published for later, with editors', uses: [{ isDue: false, ...forEditors }], seenBy: ['newsEditor', ...always] },
  { title: 'deleted', uses: [{ isDeleted: true }], seenBy: always },
  { title: 'deleted, with editors', uses: [{ isDeleted: true, ...forEditors }], seenBy: always },
  { title: 'one hidden and one public use', uses: [{ isDraft: true }, { roleIds: [legal] }, {}], seenBy: everyone },
];

test.each(cases)('the rule and the database agree: $title', async ({ uses, seenBy }) => {
  const { guid } = await createPicture(app.system);
  await app.db.updateTable('asset').set({ uploadedBy: uploader }).where('guid', '=', guid).execute();
  for (const use of uses) await addUse(app, guid, { ...publication, ...use });
  const rights = { uploadedBy: uploader, isInSettings: false, uses: uses.map((use) => ({ ...publication, ...use })) };
  const byRule: string[] = [];
  const byDatabase: string[] = [];
  for (const [name, actor] of Object.entries(people)) {
    if (canSeeAsset(actor(), rights)) byRule.push(name);
    const found = await findAssetFor(app.db, actor(), guid);
    expect(found?.isPublic).toBe(seenBy.includes('visitor'));
    if (found?.isVisible) byDatabase.push(name);
  }
  expect(byRule.toSorted()).toEqual(seenBy.toSorted());
  expect(byDatabase.toSorted()).toEqual(seenBy.toSorted());
});

test.each([
  { key: 'headerLogo', valueFor: (guid: string) => guid },
  { key: 'faviconLogo', valueFor: (guid: string) => guid },
  { key: 'headerImages', valueFor: (guid: string) => [{ guid, alt: { nl: 'Haven', en: 'Harbour' } }] },
])('everybody may see what the platform shows as its $key', async ({ key, valueFor }) => {
  const [{ guid }, { guid: other }] = [await createPicture(app.system), await createPicture(app.system)];
  await app.db
    .insertInto('platformSetting')
    .values({ key, value: JSON.stringify(valueFor(guid)) })
    .execute();
  expect(canSeeAsset(anonymousActor, { uploadedBy: null, isInSettings: true, uses: [] })).toBe(true);
  expect(await findAssetFor(app.db, anonymousActor, guid)).toMatchObject({ isPublic: true, isVisible: true });
  expect(await findAssetFor(app.db, anonymousActor, other)).toMatchObject({ isPublic: false, isVisible: false });
});

test('an asset that is published in English alone is public too', async () => {
  const { guid } = await createPicture(app.system);
  const documentGuid = await addUse(app, guid, { language: 'en' });
  expect(await findAssetFor(app.db, anonymousActor, guid)).toMatchObject({ isPublic: true });
  await app.db.updateTable('documentReference').set({ language: 'nl' }).where('documentGuid', '=', documentGuid).execute();
  expect(await findAssetFor(app.db, anonymousActor, guid)).toMatchObject({ isPublic: false });
});

test('A11 no page and no setting makes the photo of a person public', async () => {
  const { guid } = await createPicture(app.system);
  await app.db.updateTable('asset').set({ uploadedBy: uploader, profileOf: uploader }).where('guid', '=', guid).execute();
  await addUse(app, guid, { ...publication, ...forEditors });
  await app.db
    .insertInto('platformSetting')
    .values({ key: 'headerImages', value: JSON.stringify([{ guid, alt: { nl: 'Noor', en: 'Noor' } }]) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute();
  const rights = { uploadedBy: uploader, isInSettings: true, uses: [publication], photo: { ownerGuid: uploader, definition: null } };
  for (const [name, actor] of Object.entries(people)) {
    const isSeen = always.includes(name);
    expect([name, canSeeAsset(actor(), rights)]).toEqual([name, isSeen]);
    expect(await findAssetFor(app.db, actor(), guid)).toMatchObject({ isPublic: false, isVisible: isSeen });
  }
});

const readers = ['reader', 'newsReader', 'newsEditor', 'legalEditor'];

/** What is decided about the photos of people, and who may see somebody's for that. */
const photoCases: { title: string; definition: NonNullable<NonNullable<AssetRights['photo']>['definition']>; seenBy: string[] }[] = [
  { title: 'everybody', definition: { visibleFor: 'everyone', visibleForRoles: [], mett: false }, seenBy: [...everyone, 'staff'] },
  { title: 'people', definition: { visibleFor: 'users', visibleForRoles: [], mett: false }, seenBy: [...readers, 'staff', ...always] },
  {
    title: 'a role',
    definition: { visibleFor: 'roles', visibleForRoles: [news], mett: false },
    seenBy: ['newsReader', 'newsEditor', ...always],
  },
  { title: 'staff', definition: { visibleFor: 'staff', visibleForRoles: [], mett: false }, seenBy: ['staff', ...always] },
  { title: 'nobody else', definition: { visibleFor: 'me', visibleForRoles: [], mett: false }, seenBy: always },
  {
    title: 'everybody, of what only staff may know',
    definition: { visibleFor: 'everyone', visibleForRoles: [], mett: true },
    seenBy: ['staff', ...always],
  },
];

test.each(photoCases)('R6.03 the rule and the database agree about the photo of a person for $title', async ({ definition, seenBy }) => {
  const { guid } = await createPicture(app.system);
  await app.db.updateTable('asset').set({ uploadedBy: uploader, profileOf: uploader }).where('guid', '=', guid).execute();
  const shown = { userGuid: uploader, key: 'profielfoto', value: guid };
  await app.db
    .insertInto('userProperty')
    .values(shown)
    .onConflict((conflict) => conflict.columns(['userGuid', 'key']).doUpdateSet({ value: guid }))
    .execute();
  const asDecided = app.db.updateTable('propertyDefinition').where('key', '=', shown.key);
  await asDecided.set({ ...definition, isActive: true }).execute();
  const rights = { uploadedBy: uploader, isInSettings: false, uses: [], photo: { ownerGuid: uploader, definition } };
  const all: typeof people = { ...people, staff: () => ({ ...person, isMett: true }) };
  const byRule = Object.keys(all).filter((name) => canSeeAsset(all[name]?.() ?? anonymousActor, rights));
  const byDatabase = async () => {
    const found = await Promise.all(
      Object.entries(all).map(async ([name, actor]) => ((await findAssetFor(app.db, actor(), guid))?.isVisible ? name : [])),
    );
    return found.flat();
  };
  expect(byRule.toSorted()).toEqual(seenBy.toSorted());
  expect((await byDatabase()).toSorted()).toEqual(seenBy.toSorted());

  await asDecided.set({ isActive: false }).execute();
  expect((await byDatabase()).toSorted(), 'what is not asked any more is shown to nobody').toEqual(always.toSorted());
});
