import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#platform/server/db/schema.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

test('J3 a change of a setting says who, what, when and from where, in the transaction of the change', async () => {
  const answer = await admin.send('PUT', '/api/platformsettingvalues/showFooter', { value: false }, { 'if-match': '"0"' });
  const row = await app.db.selectFrom('audit').selectAll().where('type', '=', 'settings.changed').executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    result: 'done',
    actorKind: 'user',
    actorGuid: admin.guid,
    network: '127.0.0.0',
    correlationId: answer.headers['x-correlation-id'],
    details: { key: 'showFooter' },
  });
  expect(Math.abs(row.happenedOn.getTime() - Date.now())).toBeLessThan(60_000);
});

test('a change that fails leaves no row that says it happened', async () => {
  const count = async () => (await app.db.selectFrom('audit').select('id').execute()).length;
  const before = await count();
  expect((await admin.send('PUT', '/api/platformsettingvalues/showFooter', { value: true }, { 'if-match': '"0"' })).statusCode).toBe(412);
  expect(await count()).toBe(before);
});

describe('J3 what is written stays as it is', () => {
  const attempts: [string, (db: Kysely<DB>) => Promise<unknown>][] = [
    ['changed', (db) => sql`update audit set actor_guid = null`.execute(db)],
    ['removed', (db) => sql`delete from audit`.execute(db)],
    ['emptied', (db) => sql`truncate audit`.execute(db)],
  ];
  test.each(attempts)('by the role that serves requests it cannot be %s', async (_, attempt) => {
    await expect(attempt(app.db)).rejects.toMatchObject({ code: '42501' });
  });

  test.each(attempts)('nor %s by the role that migrates', async (_, attempt) => {
    await expect(attempt(app.ownerDb)).rejects.toMatchObject({ code: '42501', message: expect.stringContaining('audit rows') as string });
  });

  test('the role that serves requests has no say over tables', async () => {
    for (const statement of [
      sql`create table x (y int)`,
      sql`drop table audit`,
      sql`alter table audit disable trigger all`,
      sql`drop trigger audit_is_append_only on audit`,
    ]) {
      await expect(statement.execute(app.db)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
