import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../../tests/support/test-config.ts';
import { testDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { deleteEndedLimits, returnToLimit, takeFromLimit } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const limit = { name: 'reset', times: 3, seconds: 60 };
const config = testConfig();
const take = (key: string) => takeFromLimit({ db: database.db, config }, limit, key);

async function outcomes(tries: Promise<void>[]): Promise<{ passed: number; refused: number }> {
  const settled = await Promise.allSettled(tries);
  const refused = settled.filter((one) => one.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 429, code: 'request.rate_limited' });
  return { passed: settled.length - refused.length, refused: refused.length };
}

test('of twenty at the same moment three pass', async () => {
  expect(await outcomes(Array.from({ length: 20 }, () => take('at once')))).toEqual({ passed: 3, refused: 17 });
});

test('a turn that is given back can be used again', async () => {
  await outcomes([take('back'), take('back'), take('back')]);
  await returnToLimit({ db: database.db }, limit, 'back');
  expect(await outcomes([take('back')])).toEqual({ passed: 1, refused: 0 });
  expect(await outcomes([take('back')])).toEqual({ passed: 0, refused: 1 });
});

test('by the clock of the database the window ends, and a used-up key is free again', async () => {
  expect(await outcomes([take('late'), take('late'), take('late'), take('late')])).toEqual({ passed: 3, refused: 1 });
  await sql`update rate_limit set ends_on = now() where key = 'reset:late'`.execute(database.db);
  expect(await outcomes([take('late')])).toEqual({ passed: 1, refused: 0 });
});

test('what has ended is thrown away, what runs is kept', async () => {
  await take('ended');
  await take('runs');
  await sql`update rate_limit set ends_on = now() - interval '1 second' where key = 'reset:ended'`.execute(database.db);
  await deleteEndedLimits(database.db);
  const keys = (await database.db.selectFrom('rateLimit').select('key').execute()).map(({ key }) => key);
  expect(keys).toContain('reset:runs');
  expect(keys).not.toContain('reset:ended');
});
