import { sql, type Kysely, type RawBuilder } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { jobsSchema } from '../jobs/queues.ts';

const bookkeepingTables = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];

/** Rows that are written once and never changed, not even by the product itself: what happened, and who must stay erased. */
const appendOnlyTables = ['audit', 'erased_user'];

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
    await grantOnJobsVersion(tx, role);
    for (const table of await existing(tx, appendOnlyTables)) {
      await sql`revoke update, delete, truncate on ${sql.table(table)} from ${role}`.execute(tx);
    }
    for (const table of await existing(tx, bookkeepingTables)) {
      await sql`revoke insert, update, delete, truncate on ${sql.table(table)} from ${role}`.execute(tx);
    }
  });
}

/** Beside its version, pg-boss keeps there when it last looked after its queues; only that is the app role's to write. */
async function grantOnJobsVersion<T>(db: Kysely<T>, role: RawBuilder<unknown>): Promise<void> {
  const table = sql.id(jobsSchema, 'version');
  await sql`revoke insert, update, delete on ${table} from ${role}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${jobsSchema} and table_name = 'version' and column_name <> 'version'`.execute(db);
  await sql`grant update (${sql.join(rows.map(({ name }) => sql.id(name)))}) on ${table} to ${role}`.execute(db);
}

async function existing<T>(db: Kysely<T>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename = any(${tables})`.execute(db);
  return rows.map((row) => row.name);
}
