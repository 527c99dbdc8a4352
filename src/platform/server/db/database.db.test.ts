import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { layLine } from '../../../../tests/support/database-line.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from './database.ts';

test('a connection that the server ends is told of, and one that was on its way out already is not', async () => {
  const { connection, db, close } = await testDatabase();
  const line = await layLine(connection);
  onTestFinished(async () => {
    line.close();
    await close();
  });
  const told: string[] = [];
  const log = createLogger({ logLevel: 'warn' }, { write: (text) => void told.push(text) });
  const database = openDatabase(line.connection, { size: 1, log });
  const processId = async () => {
    const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(database.db);
    return rows[0]?.id;
  };
  const end = (id: number | undefined) => sql`select pg_terminate_backend(${id}, 2000)`.execute(db);

  await end(await processId());
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toContain('a database connection broke');

  const last = await processId();
  const gone = new Promise((resolve) => database.pool.once('remove', resolve));
  line.hold();
  await database.close();
  await end(last);
  await gone;
  expect(told).toHaveLength(1);
});
