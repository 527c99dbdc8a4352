import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { Card, StoredSnapshot } from '../model/snapshot.ts';

/** A publication that was taken over by another. */
interface Replaced {
  wasNothing?: never;
  snapshot: StoredSnapshot;
  publishedOn: string;
  structureVersion: number | null;
  draftVersion: number | null;
}

/**
 * What a language is published from, and what that took the place of: null when that was taken back already, or nobody kept it. Undefined
 * where it is not published.
 */
export function findReplaced(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select([
      'document.kind',
      'publishedStructureVersion as structureVersion',
      'publishedDraftVersion as draftVersion',
      sql<Replaced | { wasNothing: true } | null>`replaced`.as('replaced'),
    ])
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .where('isPublished', '=', true)
    .executeTakeFirst();
}

/** As it was, from when it was: only what is taken from it for lists is made anew. */
export async function putBackSnapshot(db: Db, guid: string, language: Language, replaced: Replaced, card: Card): Promise<void> {
  await db
    .updateTable('documentLanguage')
    .set({
      snapshot: JSON.stringify(replaced.snapshot),
      card: JSON.stringify(card),
      publishedOn: replaced.publishedOn,
      publishedStructureVersion: replaced.structureVersion,
      publishedDraftVersion: replaced.draftVersion,
      replaced: null,
    })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .execute();
}
