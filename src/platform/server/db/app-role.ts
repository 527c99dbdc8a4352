import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { jobsSchema } from '../jobs/queues.ts';

const bookkeepingTables = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];

/** Rows that are written once and never changed, not even by the product itself. */
const appendOnlyTables = ['audit'];

/** Gives the role that serves requests exactly what it needs: rows, no tables; after every migration, for the new tables. */
export async function grantToAppRole<T>(owner: Kysely<T>, appRole: string): Promise<void> {
  const role = sql.id(appRole);
  await owner.transaction().execute(async (tx) => {
    await sql`grant usage on schema public to ${role}`.execute(tx);
    await sql`revoke create on schema public from ${role}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(tx);
    await sql`grant usage, select on all sequences in schema public to ${role}`.execute(tx);
    await sql`grant usage on schema ${sql.id(jobsSchema)} to ${role}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema ${sql.id(jobsSchema)} to ${role}`.execute(tx);
    await sql`revoke insert, update, delete on ${sql.id(jobsSchema, 'version')} from ${role}`.execute(tx);
    for (const table of await existing(tx, appendOnlyTables)) {
      await sql`revoke update, delete, truncate on ${sql.table(table)} from ${role}`.execute(tx);
    }
    for (const table of await existing(tx, bookkeepingTables)) {
      await sql`revoke insert, update, delete, truncate on ${sql.table(table)} from ${role}`.execute(tx);
    }
  });
}

async function existing<T>(db: Kysely<T>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename = any(${tables})`.execute(db);
  return rows.map((row) => row.name);
}
