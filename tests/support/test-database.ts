import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { openDatabase, type Database } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import { connectionsTo, createDatabase, quietLog } from './test-server.ts';

export interface TestDatabase {
  /** With the rights that the product has when it serves requests. */
  db: Kysely<DB>;
  /** `db` with its pool, as the server gets it. */
  database: Database;
  /** With the rights of a migration. */
  ownerDb: Kysely<DB>;
  connection: DatabaseConnection;
  ownerConnection: DatabaseConnection;
  close(): Promise<void>;
}

/** A migrated database of its own for one test file. It is not dropped: the server goes away after the run. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const { app, owner } = connectionsTo(server, await createDatabase(server, inject('templateDatabase')));
  const database = openDatabase(app, { size: 5, log: quietLog });
  const ownerDatabase = openDatabase(owner, { size: 2, log: quietLog });
  return {
    db: database.db,
    database,
    ownerDb: ownerDatabase.db,
    connection: app,
    ownerConnection: owner,
    async close() {
      await Promise.all([database.close(), ownerDatabase.close()]);
    },
  };
}
