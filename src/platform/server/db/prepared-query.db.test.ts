import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { preparedByShape, preparedQuery } from './prepared-query.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const usersByName = preparedQuery((db, firstName: string, limit: number) =>
  db.selectFrom('appUser').select(['email', 'firstName']).where('firstName', '=', firstName).where('isActive', '=', true).limit(limit),
);

test('a prepared query gives the rows that fit the values of this call, and is planned once', async () => {
  const { db } = database;
  await db.transaction().execute(async (tx) => {
    for (const firstName of ['Eva', 'Noor', 'Noor']) {
      const email = `${crypto.randomUUID()}@plein.test`;
      await tx.insertInto('appUser').values({ email, emailKey: email, firstName }).execute();
    }
    expect((await usersByName(tx, 'Noor', 10)).map(({ firstName }) => firstName)).toEqual(['Noor', 'Noor']);
    expect(await usersByName(tx, 'Noor', 1)).toHaveLength(1);
    expect(await usersByName(tx, 'Eva', 10)).toHaveLength(1);
    expect(await usersByName(tx, "'; drop table app_user", 10)).toEqual([]);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    expect(rows.filter(({ statement }) => statement.includes('first_name'))).toHaveLength(1);
  });
});

const sumOf = preparedByShape<number[], { shapeSum: number }>({
  shapeOf: ({ length }) => String(length),
  build(numbers, value) {
    const parts = numbers.map((_, index) => sql`${value((input) => input[index])}::int`);
    return sql`select ${sql.join(parts, sql` + `)} as shape_sum`;
  },
});

test('a query of changing shape is planned once for each shape', async () => {
  await database.db.transaction().execute(async (tx) => {
    expect(await sumOf(tx, [1, 2])).toEqual([{ shapeSum: 3 }]);
    expect(await sumOf(tx, [3, 4])).toEqual([{ shapeSum: 7 }]);
    expect(await sumOf(tx, [5, 6, 7])).toEqual([{ shapeSum: 18 }]);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    expect(rows.filter(({ statement }) => statement.includes('shape_sum'))).toHaveLength(2);
  });
});
