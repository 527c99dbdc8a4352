import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { preparedQuery } from '#platform/server/db/prepared-query.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import type { Layout, LayoutPosition, Snapshot } from '../model/snapshot.ts';

const documentByGuid = preparedQuery((db, guid: string) =>
  db
    .selectFrom('document')
    .select((row) => [
      'document.guid',
      'document.kind',
      'document.roleIds',
      'document.editPermission',
      'document.editRoles',
      'document.version',
      row
        .selectFrom('documentLanguage')
        .whereRef('documentLanguage.documentGuid', '=', 'document.guid')
        .where('isPublished', '=', true)
        .select(sql<Partial<Record<Language, string>> | null>`json_object_agg(language, published_on)`.as('published'))
        .as('published'),
    ])
    .where('document.guid', '=', guid)
    .where('document.deletedOn', 'is', null),
);

/** The live columns, and when each language was published; the caller picks the language. */
export async function findDocument(db: Db, guid: string) {
  const [document] = await documentByGuid(db, guid);
  return document;
}

/** Removed ones count as well: a database that held anything is not empty. */
export async function hasDocuments(db: Db): Promise<boolean> {
  return (await db.selectFrom('document').select('guid').limit(1).executeTakeFirst()) !== undefined;
}

/** As text: who keeps it wants to know its length. */
export function findSnapshot(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('documentLanguage')
    .select(sql<string>`snapshot::text`.as('text'))
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .where('isPublished', '=', true)
    .executeTakeFirst();
}

export function findDraft(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select(['document.layout', 'document.options', 'document.version', 'documentLanguage.title', 'documentLanguage.description'])
    .where('document.guid', '=', guid)
    .where('documentLanguage.language', '=', language)
    .where('document.deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function listDraftBlocks(db: Db, documentGuid: string) {
  return db
    .selectFrom('block')
    .leftJoin('blockContent', 'blockContent.blockGuid', 'block.guid')
    .select([
      'block.guid',
      'block.type',
      'block.layoutPosition',
      'block.sortId',
      'block.options',
      'blockContent.language',
      'blockContent.content',
    ])
    .where('block.documentGuid', '=', documentGuid)
    .orderBy('block.sortId')
    .orderBy('block.guid')
    .execute();
}

export async function saveSnapshot(
  db: Db,
  guid: string,
  language: Language,
  { snapshot, version }: { snapshot: Snapshot; version: number },
): Promise<void> {
  await db
    .updateTable('documentLanguage')
    // Not now(): it tells publications apart, also two in one transaction.
    .set({ isPublished: true, snapshot: JSON.stringify(snapshot), snapshotVersion: version, publishedOn: sql`clock_timestamp()` })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .execute();
}

export async function markUnpublished(db: Db, guid: string, language: Language): Promise<void> {
  await db
    .updateTable('documentLanguage')
    .set({ isPublished: false })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .execute();
}

export interface NewDocument {
  layout: Layout;
  options: Record<string, unknown>;
  texts: Partial<Record<Language, { title: string; description: string }>>;
}

export async function insertDocument(db: Db, { layout, options, texts }: NewDocument): Promise<string> {
  const { guid } = await db
    .insertInto('document')
    .values({ kind: 'page', layout, options: JSON.stringify(options) })
    .returning('guid')
    .executeTakeFirstOrThrow();
  const rows = languages.flatMap((language) => (texts[language] ? [{ documentGuid: guid, language, ...texts[language] }] : []));
  await db.insertInto('documentLanguage').values(rows).execute();
  return guid;
}

export interface NewBlock {
  documentGuid: string;
  type: string;
  layoutPosition: LayoutPosition;
  sortId: number;
  options: Record<string, unknown>;
  content: Partial<Record<Language, unknown>>;
}

export async function insertBlock(db: Db, { content, options, ...block }: NewBlock): Promise<string> {
  const { guid } = await db
    .insertInto('block')
    .values({ ...block, options: JSON.stringify(options) })
    .returning('guid')
    .executeTakeFirstOrThrow();
  const rows = languages.flatMap((language) =>
    content[language] ? [{ blockGuid: guid, language, content: JSON.stringify(content[language]) }] : [],
  );
  if (rows.length > 0) await db.insertInto('blockContent').values(rows).execute();
  return guid;
}
