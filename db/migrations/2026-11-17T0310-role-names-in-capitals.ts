import { sql, type Kysely } from 'kysely';

/** Two roles whose names differ in capitals alone cannot be told apart; where there are such, the younger ones get a number. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ['name_nl', 'name_en']) {
    const column = sql.ref(name);
    const index = sql.ref(`role_${name}_unique`);
    await sql`update role set ${column} = role.${column} || ' (' || same.number || ')'
      from (select guid, row_number() over (partition by lower(${column}) order by is_built_in desc, created_on, guid) as number from role) same
      where same.guid = role.guid and same.number > 1`.execute(db);
    await sql`alter table role drop constraint ${index}`.execute(db);
    await sql`create unique index ${index} on role (lower(${column}))`.execute(db);
  }
}
