import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { connectionsTo, createDatabase, quietLog } from '../../../../tests/support/test-server.ts';
import { migrateDatabase } from './migrate.ts';
import { pendingMigrations } from './migrations.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a migrated database has nothing pending', async () => {
  expect(await pendingMigrations(database.db)).toEqual([]);
});

test('a migration that the database lacks is pending', async () => {
  const folder = folderWith({ '2026-01-01T0000-first': 'export const up = async () => {};' });
  expect(await pendingMigrations(database.db, folder)).toEqual(['2026-01-01T0000-first']);
});

test('the app role changes rows and no tables', async () => {
  await sql`insert into rate_limit (key, used, ends_on) values ('a', 1, now())`.execute(database.db);
  await sql`update rate_limit set used = 2`.execute(database.db);
  await sql`delete from rate_limit`.execute(database.db);
  await expect(sql`create table mine (id int)`.execute(database.db)).rejects.toThrow(/permission denied/);
  await expect(sql`drop table rate_limit`.execute(database.db)).rejects.toThrow(/must be owner/);
  await expect(sql`truncate rate_limit`.execute(database.db)).rejects.toThrow(/permission denied/);
});

test('the app role adds to the audit log and never changes it', async () => {
  await sql`insert into audit (type, result, actor_kind) values ('test.done', 'done', 'system')`.execute(database.db);
  await expect(sql`update audit set type = 'x.y'`.execute(database.db)).rejects.toThrow(/permission denied/);
  await expect(sql`delete from audit`.execute(database.db)).rejects.toThrow(/permission denied/);
});

test('with the owner role alone a trigger guards the audit log', async () => {
  await expect(sql`delete from audit`.execute(database.ownerDb)).rejects.toThrow(/never changed or removed/);
  await expect(sql`truncate audit`.execute(database.ownerDb)).rejects.toThrow(/never changed or removed/);
});

test('R1.31 a failing migration is named in one line and changes nothing', async () => {
  const server = inject('testServer');
  const connections = connectionsTo(server, await createDatabase(server));
  const folder = folderWith({
    '2026-01-01T0000-good': `export const up = (db) => db.schema.createTable('good').execute();`,
    '2026-01-01T0001-bad': `export const up = () => Promise.reject(new Error('no such luck'));`,
  });
  await expect(migrateDatabase({ ...connections, log: quietLog, folder })).rejects.toThrow(
    'Migration 2026-01-01T0001-bad failed: no such luck. The database is unchanged.',
  );
  const client = await connect(connections.owner);
  const { rows } = await client.query(`select to_regclass('good') as good`);
  await client.end();
  expect(rows).toEqual([{ good: null }]);
});

test('instances that start together migrate once', async () => {
  const server = inject('testServer');
  const connections = connectionsTo(server, await createDatabase(server));
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase({ ...connections, log: quietLog })));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

test('the previous release starts on the schema of the next one', async () => {
  const server = inject('testServer');
  const connections = connectionsTo(server, await createDatabase(server));
  const next = folderWith({
    '2026-01-01T0000-a': 'export const up = async () => {};',
    '2026-01-01T0001-b': 'export const up = async () => {};',
  });
  const previous = folderWith({ '2026-01-01T0000-a': 'export const up = async () => {};' });
  await migrateDatabase({ ...connections, log: quietLog, folder: next });
  expect(await migrateDatabase({ ...connections, log: quietLog, folder: previous })).toEqual([]);
});

function folderWith(migrations: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plein-migrations-'));
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, `${name}.ts`), text);
  return folder;
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}
