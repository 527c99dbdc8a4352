import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#platform/server/db/schema.ts';
import { deleteExpiredAudit } from './index.ts';
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

describe('J3 what has had its time', () => {
  const ages = [
    { type: 'document.published', months: 11, isKept: true },
    { type: 'document.published', months: 13, isKept: false },
    { type: 'role.changed', months: 23, isKept: true },
    { type: 'role.changed', months: 25, isKept: false },
  ];
  const left = async () =>
    (await sql<{ details: { months: number } }>`select details from audit where details ? 'months' order by id`.execute(app.db)).rows.map(
      ({ details }) => details.months,
    );

  test('is removed by the platform, and nothing younger can be', async () => {
    for (const { type, months } of ages) {
      await sql`insert into audit (type, result, actor_kind, happened_on, details)
        values (${type}, 'done', 'system', now() - ${months} * interval '1 month', ${JSON.stringify({ months })})`.execute(app.db);
    }
    const young = sql`delete from audit where type = 'document.published' and happened_on > now() - interval '1 year'`;
    await expect(young.execute(app.ownerDb)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`delete from audit where happened_on < now() - interval '20 years'`.execute(app.db)).rejects.toMatchObject({
      code: '42501',
    });
    await deleteExpiredAudit(app.db);
    expect(await left()).toEqual(ages.filter(({ isKept }) => isKept).map(({ months }) => months));
  });
});
