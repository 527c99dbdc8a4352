import type pg from 'pg';

type Query = (statement: string | { text: string }, ...rest: unknown[]) => unknown;

/** What is sent to the database from now on, one entry per statement. */
export function recordStatements(pool: pg.Pool): string[] {
  const statements: string[] = [];
  const seen = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as Query;
    const recording: Query = (statement, ...rest) => {
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return query(statement, ...rest);
    };
    client.query = recording as typeof client.query;
  });
  return statements;
}

/** The server looks for changes every two seconds, whether or not somebody reads a page. */
export function isPoll(statement: string): boolean {
  return statement.includes('content_version');
}
