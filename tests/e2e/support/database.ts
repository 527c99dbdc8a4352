import { embeddedConnections } from '#platform/server/postgres/prepare-database.ts';
import { superuserConnection } from '#platform/server/postgres/embedded-postgres.ts';
import pg from 'pg';

/** Asks the database of a running product directly: for what no address shows yet, and to break things. */
export async function query<Row extends pg.QueryResultRow>(dataDir: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(embeddedConnections(superuserConnection(dataDir)).owner);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
