import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table counter (name text primary key, value integer not null)`.execute(database.ownerDb);
  await sql`grant all on counter to public`.execute(database.ownerDb);
});
afterAll(() => database.close());

test('two that wait for each other both get their turn', async () => {
  await sql`insert into counter values ('left', 0), ('right', 0)`.execute(database.db);
  const holding = { left: Promise.withResolvers<void>(), right: Promise.withResolvers<void>() };
  let tries = 0;
  const raise = (first: 'left' | 'right', second: 'left' | 'right') =>
    inTransaction(database.db, async (tx) => {
      tries++;
      await sql`update counter set value = value + 1 where name = ${first}`.execute(tx);
      holding[first].resolve();
      // Only the first time: afterwards the other one is done.
      await holding[second].promise;
      await sql`update counter set value = value + 1 where name = ${second}`.execute(tx);
    });
  await Promise.all([raise('left', 'right'), raise('right', 'left')]);
  const { rows } = await sql<{ value: number }>`select value from counter where name in ('left', 'right')`.execute(database.db);
  expect(rows.map(({ value }) => value)).toEqual([2, 2]);
  expect(tries).toBe(3);
});

const fail = (code: string) => sql`select fail(${code})`;

test.each([
  { code: '40001', what: 'a serialisation failure', tries: 4 },
  { code: '40P01', what: 'a deadlock', tries: 4 },
  { code: '23505', what: 'anything else', tries: 1 },
])('$what is tried $tries times in all, and each try begins with nothing of the one before', async ({ code, tries }) => {
  await sql`create or replace function fail(code text) returns void language plpgsql as
    'begin raise exception using errcode = code; end'`.execute(database.ownerDb);
  let count = 0;
  const failing = inTransaction(database.db, async (tx) => {
    count++;
    await sql`insert into counter values (${code}, 1)`.execute(tx);
    await fail(code).execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code });
  expect(count).toBe(tries);
  expect((await sql`select from counter where name = ${code}`.execute(database.db)).rows).toEqual([]);
});
