import type { BlockType } from '#domains/blocks/model/block-type.ts';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { acceptedOptions } from '#domains/blocks/model/computed-options.ts';
import { readBlock, readPart, type StoredPart } from '#domains/blocks/model/read-block.ts';
import { wordsInUse } from '#domains/blocks/model/words-in-use.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { documentErrors } from '../model/document.errors.ts';
import { filledWords, type StoredWords } from '../model/document-words.ts';
import type { Draft, DraftBlock } from '../model/draft.ts';
import { referencesIn } from '../model/references.ts';
import type { DocumentKind } from '../model/snapshot.ts';
import { keepDraftReferences, listDraftBlocks, lockDocumentOfBlock } from './documents.queries.ts';
import {
  beginLanguage,
  findBlock,
  findBlockContent,
  findDraftHead,
  listBlockParts,
  saveContent,
  saveOptions,
  touchDocument,
} from './drafts.queries.ts';
import { beginsWork } from './editing-work.queries.ts';
import { requireEditable, type Refusals } from './require-editable.ts';

/** What this editor works on. */
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
    hasChanges: head.hasChanges,
    layout: head.layout,
    options: head.options as Record<string, unknown>,
    buildingBlockInstances: toDraftBlocks(await listDraftBlocks(ctx.db, guid), language),
    version: head.version,
  };
}

const nothing: StoredWords = { title: null, description: null, fields: {} };

type BlockRow = Awaited<ReturnType<typeof listDraftBlocks>>[number];

/** A field that has no words in this language yet shows the Dutch ones, which are where its translation begins. Every block is there. */
function toDraftBlocks(rows: BlockRow[], language: Language): DraftBlock[] {
  return [...Map.groupBy(rows, ({ guid }) => guid).values()].flatMap((translations) => {
    const [block] = translations;
    if (!block) return [];
    const { guid, type, layoutPosition, sortId, version, format } = block;
    const wordsIn = (wanted: Language) => translations.find((row) => row.language === wanted);
    const [own, dutch] = [wordsIn(language), wordsIn(defaultLanguage)];
    const read = readBlock(
      { type, options: { format, value: block.options }, own: own ? wordsOf(own) : null, dutch: dutch ? wordsOf(dutch) : null },
      language,
    );
    const place = { guid, type, layoutPosition, sortId, version, contentVersion: own?.contentVersion ?? 0 };
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
  /** Of the words that the change was made from. */
  version: number;
}

export async function saveBlockContent(ctx: Ctx, { guid, language, content, version }: ContentChange) {
  return ctx.transact(async (tx) => {
    const block = await requireBlock(joining(ctx, tx), guid, language);
    const definition = requireDefinition(block.type);
    const stored = await findBlockContent(tx, guid, language);
    const before = stored && readPart(definition, 'content', { format: stored.format, value: stored.content });
    if (before === 'newer_shape') throw documentErrors.block_newer();
    const current = stored?.version ?? 0;
    if (version !== current) throw requestErrors.stale({ version: current, value: stored ? valueOf(before, stored.content) : null });
    // As it was given, with nothing filled in: what is absent is shown in Dutch.
    requireFitting(definition, 'content', content);
    await beginLanguage(tx, block.documentGuid, language);
    await saveContent(tx, { blockGuid: guid, language, content, format: definition.version, version: current + 1 });
    await noteSaved(ctx, tx, { type: 'block.content_saved', block, language });
    return { guid, content, contentVersion: current + 1 };
  });
}

export async function saveBlockOptions(ctx: Ctx, guid: string, options: Record<string, unknown>, version: number) {
  return ctx.transact(async (tx) => {
    const block = await requireBlock(joining(ctx, tx), guid);
    const definition = requireDefinition(block.type);
    const before = readPart(definition, 'options', { format: block.format, value: block.options });
    if (before === 'newer_shape') throw documentErrors.block_newer();
    if (version !== block.version) {
      throw requestErrors.stale({ version: block.version, value: typeof before === 'string' ? block.options : before.read });
    }
    const merged = acceptedOptions(block.type, { ...valueOf(before, block.options), ...options });
    const accepted = requireFitting(definition, 'options', merged);
    await saveOptions(tx, guid, { options: accepted, format: definition.version, version: block.version + 1 });
    await noteSaved(ctx, tx, { type: 'block.options_saved', block, language: '' });
    return { guid, options: accepted, version: block.version + 1 };
  });
}

/** What is stored in today's shape; what is damaged, as it is. */
function valueOf(part: ReturnType<typeof readPart> | undefined, stored: unknown): Values {
  return typeof part === 'object' ? part.value : (stored as Values);
}

interface Saved {
  type: 'block.content_saved' | 'block.options_saved';
  block: { guid: string; documentGuid: string };
  /** Of the words; empty for what is the same in every language. */
  language: Language | '';
}

/** Costs the same however many blocks the document has: a save comes every few seconds. */
async function noteSaved(ctx: Ctx, tx: Tx, { type, block: { guid, documentGuid }, language }: Saved): Promise<void> {
  await touchDocument(tx, documentGuid);
  // What the draft points to decides which pictures and files its editors may see.
  const parts = await listBlockParts(tx, guid);
  const used = parts.map(({ options, content }) => [options, wordsInUse(options as Values, (content ?? {}) as Values)]);
  await keepDraftReferences(tx, { documentGuid, sourceGuid: guid }, referencesIn(used));
  // The log tells that somebody worked on it, not every pause between two words.
  const { guid: userGuid } = ctx.actor;
  if (userGuid !== null && !(await beginsWork(tx, { documentGuid, userGuid, language }))) return;
  await ctx.record(tx, { type, subjectGuid: documentGuid, details: language === '' ? {} : { language } });
}

async function requireBlock(ctx: Ctx, guid: string, language?: Language) {
  const documentGuid = await lockDocumentOfBlock(ctx.db, guid);
  // After waiting: what was saved meanwhile counts.
  const block = documentGuid === undefined ? undefined : await findBlock(ctx.db, guid);
  if (!block) throw documentErrors.not_found();
  await requireEditable(ctx, { guid: block.documentGuid, ...(language && { language }) });
  return block;
}

function requireDefinition(type: string): BlockType {
  const definition = findBlockType(type);
  if (!definition) throw documentErrors.unknown_block_type();
  return definition;
}

/** In the shape that the block's type says, with what was left out filled in; what a person can mend is told with its place. */
function requireFitting(definition: BlockType, part: 'options' | 'content', value: unknown): Values {
  const parsed = definition[part].safeParse(value, { reportInput: true });
  // Every type's options and content are objects.
  if (parsed.success) return parsed.data as Values;
  const fields = parsed.error.issues.flatMap(fieldErrorsOf).map((field) => ({ ...field, path: `${part}.${field.path}` }));
  throw documentErrors.block_refused(undefined, { fields });
}
