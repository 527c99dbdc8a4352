import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // They follow from flags and nobody is linked to them; as rows they have names, and an access rule can refer to them.
  await sql`
    insert into role (guid, name_nl, name_en, is_built_in) values
      ('00000000-0000-4000-8000-000000000001', 'Gebruiker', 'User', true),
      ('00000000-0000-4000-8000-000000000002', 'Gebruiker met bevestigd e-mailadres', 'Verified user', true),
      ('00000000-0000-4000-8000-000000000003', 'Contentmanager', 'Content manager', true),
      ('00000000-0000-4000-8000-000000000004', 'Beheerder', 'Admin', true),
      ('00000000-0000-4000-8000-000000000005', 'Productmedewerker', 'Product staff', true),
      ('00000000-0000-4000-8000-000000000006', 'Ontwikkelaar', 'Developer', true)
    on conflict do nothing`.execute(db);
}
