import { sql, type Kysely } from 'kysely';

const texts = {
  nl: {
    label: 'Telefoon bij storingen',
    help: 'Hierop bellen collega’s van het productteam u als er een storing is.',
    section: 'Contact',
    subsection: '',
  },
  en: {
    label: 'Incident phone',
    help: 'Colleagues in the product team call this number when something is broken.',
    section: 'Contact',
    subsection: '',
  },
};

/** Whom to call when something is broken: known to the product's staff alone. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    insert into property_definition
      (key, category, section, section_ordinal, ordinal, visible_for, input_type, autocomplete, mett, is_built_in, texts)
    values
      ('incidentPhone', 'profile', 'contact', 2, 2, 'staff', 'tel', 'tel', true, true, ${JSON.stringify(texts)}::jsonb)
    on conflict (key) do nothing`.execute(db);
}
