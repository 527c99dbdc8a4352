import pg from 'pg';

/** Where a database is and who asks. Plain data, so that it can be handed to another process. */
export type DatabaseConnection = Pick<pg.ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;

/** The role that a connection signs in as. */
export function roleOf(connection: DatabaseConnection): string {
  return new pg.Client(connection).user ?? '';
}

/** For people: which server and database, without the password. */
export function describeConnection(connection: DatabaseConnection): string {
  const { host, port, database } = new pg.Client(connection);
  return host.startsWith('/') ? `${database ?? ''} at ${host}` : `${database ?? ''} at ${host}:${port}`;
}
