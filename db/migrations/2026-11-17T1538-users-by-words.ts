import { sql, type Kysely } from 'kysely';

/**
 * Admins look for people by a part of a name or address. In one column, so that one index serves every part: both ways to write the name,
 * and the address, with a character between them that nobody types.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table app_user add column sought_by text generated always as (
      lower(
        first_name || case when first_name <> '' and middle_name <> '' then ' ' else '' end || middle_name
        || case when first_name || middle_name <> '' and last_name <> '' then ' ' else '' end || last_name
        || chr(1) || first_name || case when first_name <> '' and last_name <> '' then ' ' else '' end || last_name
        || chr(1) || email
      )
    ) stored`.execute(db);
  await sql`create index app_user_sought_by on app_user using gin (sought_by gin_trgm_ops)`.execute(db);
}
