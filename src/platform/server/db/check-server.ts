import pg from 'pg';
import { codeOf, StartFailure } from '../start-failure.ts';
import { describeConnection, type DatabaseConnection } from './connection.ts';

const oldestMajor = 15;

/** Connects once, to say in one line what is wrong when that does not work. Gives the server's major version. */
export async function checkServer(connection: DatabaseConnection): Promise<number> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; name: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
    );
    const major = Math.floor(Number(rows[0]?.number) / 10_000);
    if (major >= oldestMajor) return major;
    throw new StartFailure(
      `PostgreSQL ${oldestMajor} or newer is needed; ${describeConnection(connection)} is PostgreSQL ${rows[0]?.name ?? 'unknown'}.`,
    );
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The database cannot be reached: ${describeConnection(connection)} (${reasonOf(error)}).`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

/** For one line: what PostgreSQL or the system says of it. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  return message || code || 'no reason given';
}
