import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table user_identity
      -- What an address can name: who somebody is at the provider has no place there.
      add column guid uuid not null default gen_random_uuid() constraint user_identity_guid_unique unique,
      add constraint user_identity_person_issuer_unique unique (user_guid, issuer)`.execute(db);
  // The constraint above begins with the same column.
  await sql`drop index user_identity_person`.execute(db);
}
