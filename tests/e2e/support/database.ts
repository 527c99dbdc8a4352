import { embeddedConnections } from '#platform/server/postgres/access.ts';
import pg from 'pg';

/** Asks the database of a running product directly: for what no address shows yet, and to break things. */
export async function query<Row extends pg.QueryResultRow>(dataDir: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  return connected(dataDir, async (client) => (await client.query<Row>(sql, values)).rows);
}

export interface LogRow {
  shortMessage: string;
  fullMessage: string;
  level: number;
  userGuid: string | null;
}

/** What browsers logged, oldest first. */
export async function loggedByBrowsers(dataDir: string, pattern: string): Promise<LogRow[]> {
  return query<LogRow>(
    dataDir,
    `select short_message as "shortMessage", full_message as "fullMessage", level, user_guid as "userGuid"
     from client_log where short_message like $1 order by id`,
    [pattern],
  );
}

export async function forgetBrowserLog(dataDir: string): Promise<void> {
  await query(dataDir, 'delete from client_log');
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

async function connected<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(embeddedConnections(dataDir).owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
