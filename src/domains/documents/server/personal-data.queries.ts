import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const workOfPerson: PersonalData = {
  collect: {
    documents: listDocumentsBy,
  },
  async erase(tx, { guid }) {
    await tx.deleteFrom('editingWork').where('userGuid', '=', guid).execute();
    await tx.deleteFrom('documentPresence').where('userGuid', '=', guid).execute();
    await tx.deleteFrom('documentOperation').where('userGuid', '=', guid).execute();
  },
};

/** What they worked on. A title is told of what everybody may read; the work itself is the platform's. */
function listDocumentsBy(db: Db, { guid }: Person) {
  return db
    .with('touched', (tables) =>
      tables
        .selectFrom('audit')
        .select(sql<string>`coalesce((details ->> 'document')::uuid, subject_guid)`.as('guid'))
        .select(({ fn }) => [
          fn.min('happenedOn').as('firstChangedOn'),
          fn.max('happenedOn').as('lastChangedOn'),
          fn.countAll<number>().as('changes'),
        ])
        .where('actorGuid', '=', guid)
        .where('result', '=', 'done')
        .groupBy(sql`1`),
    )
    .selectFrom('touched')
    .innerJoin('document', 'document.guid', 'touched.guid')
    .select(['document.guid', 'document.kind', 'touched.firstChangedOn', 'touched.lastChangedOn', 'touched.changes'])
    .select((row) =>
      row
        .selectFrom('documentLanguage')
        .whereRef('documentLanguage.documentGuid', '=', 'document.guid')
        .where('documentLanguage.isPublished', '=', true)
        .where(sql<boolean>`document.role_ids = '{}' and document.deleted_on is null`)
        .select(sql<Record<string, string> | null>`json_object_agg(language, card ->> 'title')`.as('titles'))
        .as('titles'),
    )
    .orderBy('touched.firstChangedOn')
    .execute();
}
