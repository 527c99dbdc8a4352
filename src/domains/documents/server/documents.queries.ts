import { sql, type RawBuilder } from 'kysely';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import type { Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
import { preparedQuery } from '#platform/server/db/prepared-query.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';
import { documentErrors } from '../model/document.errors.ts';
import type { DocumentState } from '../model/document-state.ts';
import type { Counters } from './counters.queries.ts';
import type { StoredWords } from '../model/document-words.ts';
import { referencesIn, type References } from '../model/references.ts';
import type { Card, DocumentKind, StoredSnapshot } from '../model/snapshot.ts';

function documents(db: Db) {
  return db
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
    .where('document.deletedOn', 'is', null);
}

const documentByGuid = preparedQuery((db, guid: string) => documents(db).where('document.guid', '=', guid));

/** The live columns, and when each language was published; the caller picks the language. */
export async function findDocument(db: Db, guid: string) {
  const [document] = await documentByGuid(db, guid);
  return document;
}

const publicationByGuid = preparedQuery((db, guid: string, language: Language, known: string | null, knownDutch: string | null) =>
  documents(db)
    .select([
      unlessKnown(sql`language = ${language}`, known).as('text'),
      unlessKnown(sql`language = 'nl' and ${language}::text <> 'nl'`, knownDutch).as('dutchText'),
    ])
    .where('document.guid', '=', guid),
);

/** A snapshot of the document as text; null when there is none, or when it is the publication that is known already. */
function unlessKnown(isMeant: RawBuilder<unknown>, known: string | null): RawBuilder<string | null> {
  return sql`(
    select snapshot::text from document_language
    where document_guid = document.guid and ${isMeant} and is_published and to_json(published_on) #>> '{}' is distinct from ${known}::text
  )`;
}

/** The same with its snapshots in a language and in Dutch, in one statement: what is absent from the one is shown from the other. */
export async function findPublication(db: Db, guid: string, language: Language, known: Record<Language, string | null>) {
  const [found] = await publicationByGuid(db, guid, language, known[language], known[defaultLanguage]);
  return found;
}

/**
 * Held until the transaction ends. Whatever changes something of a document, be it its rights, its words or a publication, takes the
 * document before anything else: who takes locks in one order never waits in a circle.
 */
export async function lockDocument(db: Db, guid: string): Promise<void> {
  await db.selectFrom('document').select('guid').where('guid', '=', guid).forNoKeyUpdate().execute();
}

/** The same for the document of a block; undefined when there is no such block. */
export async function lockDocumentOfBlock(db: Db, blockGuid: string): Promise<string | undefined> {
  const document = await db
    .selectFrom('document')
    .select('guid')
    .where('guid', '=', (row) => row.selectFrom('block').select('documentGuid').where('guid', '=', blockGuid))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return document?.guid;
}

/** Who may see each document of a kind, and its published titles. */
export async function listDocumentStates(db: Db, kind: DocumentKind): Promise<DocumentState[]> {
  return (await documentStates(db).where('document.kind', '=', kind).execute()).map(toState);
}

/** The same of some documents, whatever they are. Those that were removed are not there. */
export async function listStatesOf(db: Db, guids: readonly string[]): Promise<(DocumentState & { kind: DocumentKind })[]> {
  const rows = await documentStates(db).select('document.kind').where('document.guid', 'in', guids).execute();
  return rows.map((row) => ({ ...toState(row), kind: row.kind as DocumentKind }));
}

function toState<Row extends Omit<DocumentState, 'published'> & { published: DocumentState['published'] | null }>(row: Row): DocumentState {
  const { guid, roleIds, editPermission, editRoles, published } = row;
  return { guid, roleIds, editPermission, editRoles, published: published ?? {} };
}

function documentStates(db: Db) {
  return db
    .selectFrom('document')
    .leftJoin('documentLanguage', (join) =>
      join.onRef('documentLanguage.documentGuid', '=', 'document.guid').on('documentLanguage.isPublished', '=', true),
    )
    .select([
      'document.guid',
      'document.roleIds',
      'document.editPermission',
      'document.editRoles',
      sql<DocumentState['published'] | null>`
        json_object_agg(language, json_build_object(
          'title', card ->> 'title',
          'description', case when card -> 'fallback' ? 'description' then '' else card ->> 'description' end,
          'publishedOn', published_on
        )) filter (where language is not null)
      `.as('published'),
    ])
    .where('document.deletedOn', 'is', null)
    .groupBy('document.guid')
    .orderBy('document.createdOn')
    .orderBy('document.guid');
}

/** Removed ones count as well: a database that held anything is not empty. */
export async function hasDocuments(db: Db): Promise<boolean> {
  return (await db.selectFrom('document').select('guid').limit(1).executeTakeFirst()) !== undefined;
}

/** As text: who keeps it wants to know its length. */
export function listSnapshots(db: Db, wanted: readonly { guid: string; language: Language }[]) {
  return db
    .selectFrom('documentLanguage')
    .select(['documentGuid as guid', 'language', sql<string>`snapshot::text`.as('text')])
    .where((row) => row.or(wanted.map(({ guid, language }) => row.and({ documentGuid: guid, language }))))
    .where('isPublished', '=', true)
    .execute();
}

export function findDraft(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select([
      'document.kind',
      'document.layout',
      'document.options',
      'document.structureVersion',
      'documentLanguage.draftVersion',
      'documentLanguage.title',
      'documentLanguage.description',
      'documentLanguage.fields',
    ])
    .where('document.guid', '=', guid)
    .where('documentLanguage.language', '=', language)
    .where('document.deletedOn', 'is', null)
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
      'block.format',
      'block.version',
      sql<Language[] | null>`block.languages`.as('languages'),
      'block.isHidden',
      'blockContent.language',
      'blockContent.format as contentFormat',
      'blockContent.content',
      'blockContent.version as contentVersion',
      'blockContent.basedOn',
    ])
    .where('block.documentGuid', '=', documentGuid)
    .where('block.removedOn', 'is', null)
    .orderBy('block.sortId')
    .orderBy('block.guid')
    .execute();
}

/** The words of every block, of those that were taken away too. */
export function listWordsOfBlocks(db: Db, documentGuid: string) {
  return db
    .selectFrom('block')
    .innerJoin('blockContent', 'blockContent.blockGuid', 'block.guid')
    .select(['block.guid', 'blockContent.language', 'blockContent.format as contentFormat', 'blockContent.content', 'blockContent.basedOn'])
    .where('block.documentGuid', '=', documentGuid)
    .orderBy('block.guid')
    .execute();
}

export async function saveSnapshot(
  db: Db,
  guid: string,
  language: Language,
  { snapshot, card, counters }: { snapshot: StoredSnapshot; card: Card; counters: Counters },
): Promise<void> {
  await db
    .updateTable('documentLanguage')
    .set({
      // Of the same draft once more: what the first of them took the place of. Null would be nothing that can be taken back.
      replaced: sql`case
        when not is_published then jsonb_build_object('wasNothing', true)
        when (published_structure_version, published_draft_version) = (${counters.structureVersion}, ${counters.draftVersion})
          and replaced is not null then replaced
        else jsonb_build_object('snapshot', snapshot, 'publishedOn', published_on,
          'structureVersion', published_structure_version, 'draftVersion', published_draft_version) end`,
      isPublished: true,
      snapshot: JSON.stringify(snapshot),
      card: JSON.stringify(card),
      publishedStructureVersion: counters.structureVersion,
      publishedDraftVersion: counters.draftVersion,
      // Not now(): it tells publications apart, also two in one transaction.
      publishedOn: sql`clock_timestamp()`,
    })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .execute();
}

export interface PublishedWords extends StoredWords {
  language: Language;
  options: Record<string, unknown>;
}

/** What a document says of itself in each language that it is published in. */
export async function listPublishedWords(db: Db, guid: string): Promise<PublishedWords[]> {
  return db
    .selectFrom('documentLanguage')
    .select([
      'language',
      sql<string | null>`snapshot ->> 'title'`.as('title'),
      sql<string | null>`snapshot ->> 'description'`.as('description'),
      sql<Record<string, unknown>>`coalesce(snapshot -> 'fields', '{}')`.as('fields'),
      sql<Record<string, unknown>>`snapshot -> 'options'`.as('options'),
    ])
    .where('documentGuid', '=', guid)
    .where('isPublished', '=', true)
    .execute();
}

export type CardWords = Pick<Card, 'title' | 'description' | 'picture' | 'fields' | 'fallback'>;

/** Nobody published anything in this language, so its date stays. */
export async function saveCardWords(db: Db, guid: string, language: Language, words: CardWords): Promise<void> {
  const card = sql<string>`card || ${JSON.stringify(words)}::jsonb`;
  await db
    .updateTable('documentLanguage')
    .set({ card })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .where(sql<boolean>`card is distinct from ${card}`)
    .execute();
}

/** Gives whether it was published until now. */
export async function markUnpublished(db: Db, guid: string, language: Language): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documentLanguage')
    .set({ isPublished: false, replaced: null })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .where('isPublished', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who may see a document is a live column: it holds from this moment, for what is published as well. No words change with it. */
export async function saveReaders(db: Db, guid: string, roleIds: readonly string[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document')
    .set({ roleIds: [...roleIds], version: sql`version + 1` })
    .where('guid', '=', guid)
    .where('deletedOn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who may edit it, beside admins. */
export async function saveEditors(
  db: Db,
  guid: string,
  { editPermission, editRoles }: { editPermission: 'Admin' | 'Roles'; editRoles: string[] },
): Promise<void> {
  await db.updateTable('document').set({ editPermission, editRoles }).where('guid', '=', guid).execute();
}

/** The references of a publication take the place of those of the one before. */
export async function replaceReferences(db: Db, documentGuid: string, language: Language, references: References): Promise<void> {
  const ofPublication = { documentGuid, language, isDraft: false };
  await db
    .deleteFrom('documentReference')
    .where((row) => row.and(ofPublication))
    .execute();
  const rows = targetsOf(references).map((target) => ({ ...ofPublication, ...target }));
  if (rows.length > 0) await db.insertInto('documentReference').values(rows).execute();
}

/** What one part of a draft points to: one of its blocks, or the document itself. Most saves change nothing of it. */
export async function keepDraftReferences(
  db: Db,
  { documentGuid, sourceGuid }: { documentGuid: string; sourceGuid: string },
  references: References,
): Promise<void> {
  // A draft has one structure for all languages, so its references stand under one.
  const ofSource = { documentGuid, sourceGuid, language: defaultLanguage, isDraft: true };
  const targets = targetsOf(references);
  const stored = await db
    .selectFrom('documentReference')
    .select(['targetKind', 'targetGuid', 'url'])
    .where((row) => row.and(ofSource))
    .execute();
  const keysOf = (all: readonly Target[]) => new Set(all.map(({ targetKind, targetGuid, url }) => `${targetKind} ${targetGuid ?? url}`));
  if (keysOf(stored).symmetricDifference(keysOf(targets)).size === 0) return;
  await db
    .deleteFrom('documentReference')
    .where((row) => row.and(ofSource))
    .execute();
  const rows = targets.map((target) => ({ ...ofSource, ...target }));
  if (rows.length > 0) await db.insertInto('documentReference').values(rows).execute();
}

interface Target {
  targetKind: string;
  targetGuid: string | null;
  url: string | null;
}

function targetsOf({ assets, links, addresses }: References) {
  const linked = [...links].flatMap((link) => ownTargetOf(link) ?? []).filter(({ kind }) => kind !== 'file');
  return [
    ...[...assets].map((targetGuid) => ({ targetKind: 'asset' as const, targetGuid, url: null })),
    ...linked.map(({ kind, guid }) => ({ targetKind: kind as 'page' | 'item', targetGuid: guid, url: null })),
    ...[...addresses].map((url) => ({ targetKind: 'url' as const, targetGuid: null, url })),
  ] satisfies Target[];
}

export interface NewDocument {
  kind?: DocumentKind;
  guid?: string;
  layout?: Layout;
  options?: Record<string, unknown>;
  roleIds?: readonly string[];
  editRoles?: readonly string[];
  texts: Partial<Record<Language, { title: string; description: string; fields?: Record<string, unknown> }>>;
}

export async function insertDocument(db: Db, given: NewDocument): Promise<string> {
  const { kind = 'page', layout = '100', options = {}, roleIds = [], editRoles = [], texts } = given;
  const { guid } = await db
    .insertInto('document')
    .values({
      ...(given.guid !== undefined && { guid: given.guid }),
      kind,
      layout,
      options: JSON.stringify(options),
      roleIds: [...roleIds],
      editRoles: [...editRoles],
      editPermission: editRoles.length > 0 ? 'Roles' : 'Admin',
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw constraintOf(error) === 'document_pkey' ? documentErrors.guid_taken({ guid: given.guid }) : error;
    });
  const rows = languages.flatMap((language) => {
    const { fields = {}, ...words } = texts[language] ?? {};
    return 'title' in words ? [{ documentGuid: guid, language, ...words, fields: JSON.stringify(fields) }] : [];
  });
  await db.insertInto('documentLanguage').values(rows).execute();
  await keepDraftReferences(db, { documentGuid: guid, sourceGuid: guid }, referencesIn(options));
  return guid;
}

export interface NewBlock {
  guid?: string;
  documentGuid: string;
  type: string;
  layoutPosition: LayoutPosition;
  sortId: number;
  options: Record<string, unknown>;
  content: Partial<Record<Language, unknown>>;
}

export async function insertBlock(db: Db, { content, options, ...block }: NewBlock): Promise<string> {
  const format = findBlockType(block.type)?.version ?? 1;
  const { guid } = await db
    .insertInto('block')
    .values({ ...block, format, options: JSON.stringify(options) })
    .returning('guid')
    .executeTakeFirstOrThrow();
  const rows = languages.flatMap((language) =>
    content[language] ? [{ blockGuid: guid, language, format, content: JSON.stringify(content[language]) }] : [],
  );
  if (rows.length > 0) await db.insertInto('blockContent').values(rows).execute();
  await keepDraftReferences(db, { documentGuid: block.documentGuid, sourceGuid: guid }, referencesIn([options, content]));
  return guid;
}
