import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { acceptedOptions } from '#domains/blocks/model/computed-options.ts';
import { readBlock, readPart, type StoredPart } from '#domains/blocks/model/read-block.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { documentErrors } from '../model/document.errors.ts';
import { filledWords, type StoredWords } from '../model/document-words.ts';
import type { Draft, DraftBlock } from '../model/draft.ts';
import type { DocumentKind } from '../model/snapshot.ts';
import { hasChanges } from './comparisons.service.ts';
import { raiseWords } from './counters.queries.ts';
import { listDraftBlocks, lockDocument, lockDocumentOfBlock } from './documents.queries.ts';
import { findBlock, findBlockContent, findDraftHead, findRemoval, findWords, saveContent, saveWords } from './drafts.queries.ts';
import { requireDefinition, requireFitting } from './fitting.ts';
import { noteWork } from './note-work.ts';
import { once } from './once.ts';
import { getStructure, toRead } from './read-structure.ts';
import { keepReferencesOfBlock } from './references.service.ts';
import { requireEditable, type Refusals } from './require-editable.ts';
import { keepSetAside } from './revisions.service.ts';
import { writeStructure } from './structure.service.ts';
import { noteEvent } from './together/events.queries.ts';

/** What this editor works on. The counters are read first: what is saved meanwhile is newer than they say, never older. */
export async function getDraft(
  ctx: Ctx,
  { guid, kind, language }: { guid: string; kind: DocumentKind; language: Language },
  refusals: Refusals = documentErrors,
): Promise<Draft> {
  await requireEditable(ctx, { guid, kind, language }, refusals);
  const head = await findDraftHead(ctx.db, guid, language);
  if (!head) throw refusals.not_found();
  return {
    guid: head.guid,
    ...filledWords(head.own ?? nothing, language === defaultLanguage ? null : head.dutch),
    language,
    isPublished: head.isPublished,
    publishedOn: head.publishedOn.toISOString(),
    hasChanges: head.isPublished ? await hasChanges(ctx.db, guid, language) : head.isBegun,
    layout: head.layout,
    options: head.options as Record<string, unknown>,
    buildingBlockInstances: toDraftBlocks(await listDraftBlocks(ctx.db, guid), language),
    version: head.version,
    structureVersion: head.structureVersion,
    draftVersion: head.draftVersion,
    wordsVersion: head.wordsVersion,
  };
}

const nothing: StoredWords = { title: null, description: null, fields: {} };

type BlockRow = Awaited<ReturnType<typeof listDraftBlocks>>[number];

/** A field that has no words in this language yet shows the Dutch ones, which are where its translation begins. Every block is there. */
function toDraftBlocks(rows: BlockRow[], language: Language): DraftBlock[] {
  return [...Map.groupBy(rows, ({ guid }) => guid).values()].flatMap((translations) => {
    const [block] = translations;
    if (!block) return [];
    const { guid, type, layoutPosition, sortId, version, format, languages, isHidden } = block;
    const wordsIn = (wanted: Language) => translations.find((row) => row.language === wanted);
    const [own, dutch] = [wordsIn(language), wordsIn(defaultLanguage)];
    const read = readBlock(
      { type, options: { format, value: block.options }, own: own ? wordsOf(own) : null, dutch: dutch ? wordsOf(dutch) : null },
      language,
    );
    const sourceVersion = language === defaultLanguage ? null : (dutch?.contentVersion ?? null);
    const translation = { contentVersion: own?.contentVersion ?? 0, basedOn: own?.basedOn ?? null, sourceVersion };
    const place = { guid, type, layoutPosition, sortId, version, languages, isHidden, ...translation };
    if (typeof read === 'string') return { ...place, format, options: {}, content: {}, language, fallback: [], unreadable: read };
    const { options, content, language: shownIn, fallback } = read;
    return { ...place, format: findBlockType(type)?.version ?? 1, options, content, language: shownIn, fallback };
  });
}

function wordsOf({ contentFormat, content }: BlockRow): StoredPart {
  return { format: contentFormat ?? 1, value: content };
}

type Values = Record<string, unknown>;

interface ContentChange {
  guid: string;
  language: Language;
  content: Record<string, unknown>;
  /** The version of the Dutch words that these say in another language; absent: as it was. */
  basedOn?: number | undefined;
  /** What two people made of it, and was not chosen. */
  setAside?: Values | undefined;
  /** Of the words that the change was made from. */
  version: number;
  /** The name under which its sender asks for it, as often as needed. */
  key?: string | undefined;
}

/** Also into a block that somebody took away meanwhile: nobody's words are lost because of that, and the answer says so. */
export async function saveBlockContent(ctx: Ctx, change: ContentChange) {
  const { guid, language, content, key } = change;
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    const block = await requireBlock(inside, guid, language);
    const versions = await once(ctx, tx, { documentGuid: block.documentGuid, key }, () => writeContent(inside, tx, block, change));
    const removed = (await findRemoval(tx, guid)) ?? null;
    return { guid, content, contentVersion: versions.contentVersion, draftVersion: versions.draftVersion, removed };
  });
}

type Block = Awaited<ReturnType<typeof requireBlock>>;

async function writeContent(ctx: Ctx, tx: Tx, block: Block, { guid, language, content, basedOn, setAside, version: from }: ContentChange) {
  const definition = requireDefinition(block.type);
  const stored = await findBlockContent(tx, guid, language);
  const before = stored && readPart(definition, 'content', { format: stored.format, value: stored.content });
  if (before === 'newer_shape') throw documentErrors.block_newer();
  const current = stored?.version ?? 0;
  if (from !== current) {
    const value = stored ? valueOf(before, stored.content) : null;
    throw requestErrors.stale({ version: current, value, who: stored?.who ?? null });
  }
  // As it was given, with nothing filled in: what is absent is shown in Dutch.
  requireFitting(definition, 'content', content);
  const { documentGuid } = block;
  await noteWork(ctx, tx, { type: 'block.content_saved', documentGuid, language });
  const version = await raiseWords(tx, documentGuid, language, ctx.actor.guid);
  await saveContent(tx, {
    blockGuid: guid,
    language,
    content,
    format: definition.version,
    version,
    basedOn: basedOn ?? stored?.basedOn ?? null,
    by: ctx.actor.guid,
  });
  await keepReferencesOfBlock(tx, { documentGuid, guid });
  if (setAside) {
    requireFitting(definition, 'content', setAside);
    const aside = { format: definition.version, value: setAside, basedOn: null };
    await keepSetAside(ctx, tx, documentGuid, language, (own) => ({ ...own, blocks: { ...own.blocks, [guid]: aside } }));
  }
  await noteEvent(tx, { documentGuid, kind: 'words', block: guid, language, version, by: ctx.actor.guid });
  return { contentVersion: version, draftVersion: version };
}

/** One operation for clients that have no draft before them: the options that are not named stay. */
export async function saveBlockOptions(ctx: Ctx, guid: string, options: Values, version: number) {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    const { documentGuid, removedOn } = await requireBlock(inside, guid);
    if (removedOn !== null) throw documentErrors.not_found();
    const before = await getStructure(tx, documentGuid);
    const block = before.blocks.find((each) => each.guid === guid);
    if (!block) throw documentErrors.not_found();
    const definition = requireDefinition(block.type);
    if (block.format > definition.version) throw documentErrors.block_newer();
    if (version !== block.version) throw requestErrors.stale({ version: block.version, value: readOptions(before, guid) ?? block.options });
    const changed = { ...block, options: acceptedOptions(block.type, { ...block.options, ...options }) };
    const after = { ...before, blocks: before.blocks.map((each) => (each === block ? changed : each)) };
    const structureVersion = await writeStructure(inside, tx, { guid: documentGuid, kind: before.kind, before, after });
    const saved = await getStructure(tx, documentGuid);
    const { version: current = version } = saved.blocks.find((each) => each.guid === guid) ?? {};
    return { guid, options: readOptions(saved, guid) ?? {}, version: current, structureVersion };
  });
}

function readOptions(structure: Parameters<typeof toRead>[0], guid: string): Values | undefined {
  return toRead(structure).blocks.find((each) => each.guid === guid)?.options;
}

/** What is stored in today's shape; what is damaged, as it is. */
function valueOf(part: ReturnType<typeof readPart> | undefined, stored: unknown): Values {
  return typeof part === 'object' ? part.value : (stored as Values);
}

interface WordsChange {
  guid: string;
  language: Language;
  words: { title?: string | null | undefined; description?: string | null | undefined };
  /** What two people made of them, and was not chosen. */
  setAside?: Partial<WordsChange['words']> | undefined;
  version: number;
  key: string | undefined;
}

/** What a document says of itself in one language. Null: as it is in Dutch. */
export async function saveDocumentWords(ctx: Ctx, { guid, language, words, setAside, version, key }: WordsChange) {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    await requireEditable(inside, { guid, language });
    const versions = await once(ctx, tx, { documentGuid: guid, key }, async () => {
      const stored = await findWords(tx, guid, language);
      const current = stored?.wordsVersion ?? 0;
      if (version !== current) throw requestErrors.stale({ version: current, value: stored ?? null, who: stored?.who ?? null });
      if (words.title === null && language === defaultLanguage) throw documentErrors.title_missing({ guid });
      await noteWork(inside, tx, { type: 'document.words_saved', documentGuid: guid, language });
      const draftVersion = await raiseWords(tx, guid, language, ctx.actor.guid);
      await saveWords(tx, guid, language, { ...words, wordsVersion: draftVersion });
      if (setAside) await keepSetAside(ctx, tx, guid, language, (own) => ({ ...own, ...setAside }));
      await noteEvent(tx, { documentGuid: guid, kind: 'words', language, version: draftVersion, by: ctx.actor.guid });
      return { version: draftVersion, draftVersion };
    });
    const saved = await findWords(tx, guid, language);
    return { guid, title: saved?.title ?? null, description: saved?.description ?? null, ...versions };
  });
}

async function requireBlock(ctx: Ctx, guid: string, language?: Language) {
  const documentGuid = await lockDocumentOfBlock(ctx.db, guid);
  // After waiting: what was saved meanwhile counts.
  const block = documentGuid === undefined ? undefined : await findBlock(ctx.db, guid);
  if (!block) throw documentErrors.not_found();
  await requireEditable(ctx, { guid: block.documentGuid, ...(language && { language }) });
  return block;
}
