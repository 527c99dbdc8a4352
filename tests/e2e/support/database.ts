import { embeddedConnections } from '#platform/server/postgres/prepare-database.ts';
import { superuserConnection } from '#platform/server/postgres/embedded-postgres.ts';
import pg from 'pg';

/** Asks the database of a running product directly: for what no address shows yet, and to break things. */
export async function query<Row extends pg.QueryResultRow>(dataDir: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  return connected(dataDir, async (client) => (await client.query<Row>(sql, values)).rows);
}

/** Nobody can read the table for as long as `run` takes. */
export async function whileLocked(dataDir: string, table: string, run: () => Promise<void>): Promise<void> {
  await connected(dataDir, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    await run();
    await client.query('rollback');
  });
}

async function connected<T>(dataDir: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(embeddedConnections(superuserConnection(dataDir)).owner);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
