import type { z } from 'zod';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { acceptedOptions } from '#domains/blocks/model/computed-options.ts';
import { wordsInUse } from '#domains/blocks/model/words-in-use.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { documentErrors } from '../model/document.errors.ts';
import type { Draft, DraftBlock } from '../model/draft.ts';
import { referencesIn } from '../model/references.ts';
import type { DocumentKind } from '../model/snapshot.ts';
import { listDraftBlocks, lockDocumentOfBlock, replaceReferences } from './documents.queries.ts';
import { beginLanguage, findBlock, findBlockContent, findDraftHead, saveContent, saveOptions, touchDocument } from './drafts.queries.ts';
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
    title: head.title,
    description: head.description,
    language,
    isPublished: head.isPublished,
    publishedOn: head.publishedOn.toISOString(),
    hasChanges: head.hasChanges,
    layout: head.layout,
    options: head.options as Record<string, unknown>,
    fields: head.fields as Record<string, unknown>,
    buildingBlockInstances: toDraftBlocks(await listDraftBlocks(ctx.db, guid), language),
    version: head.version,
  };
}

type BlockRow = Awaited<ReturnType<typeof listDraftBlocks>>[number];

/** A block that has no words in this language yet shows the Dutch ones, which are where its translation begins. */
function toDraftBlocks(rows: BlockRow[], language: Language): DraftBlock[] {
  return [...Map.groupBy(rows, ({ guid }) => guid).values()].flatMap((translations) => {
    const own = translations.find((row) => row.language === language);
    const shown = own ?? translations.find((row) => row.language === defaultLanguage);
    const definition = blockTypes.get(shown?.type ?? '');
    const options = definition?.options.safeParse(shown?.options);
    const content = definition?.content.safeParse(shown?.content);
    if (!shown || !options?.success || !content?.success) return [];
    return {
      guid: shown.guid,
      type: shown.type,
      format: definition?.version ?? 1,
      layoutPosition: shown.layoutPosition,
      sortId: shown.sortId,
      options: options.data as Record<string, unknown>,
      content: content.data as Record<string, unknown>,
      language: shown.language ?? defaultLanguage,
      version: shown.version,
      contentVersion: own?.contentVersion ?? 0,
    };
  });
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
    const stored = await findBlockContent(tx, guid, language);
    const current = stored?.version ?? 0;
    if (version !== current)
      throw requestErrors.stale({ version: current, value: stored ? asRead(block.type, 'content', stored.content) : null });
    const accepted = parsePart(block.type, 'content', content);
    await beginLanguage(tx, block.documentGuid, language);
    await saveContent(tx, { blockGuid: guid, language, content: accepted, version: current + 1 });
    await noteDraft(tx, block.documentGuid);
    await ctx.record(tx, { type: 'block.content_saved', subjectGuid: guid, details: { language, document: block.documentGuid } });
    return { guid, content: accepted, contentVersion: current + 1 };
  });
}

export async function saveBlockOptions(ctx: Ctx, guid: string, options: Record<string, unknown>, version: number) {
  return ctx.transact(async (tx) => {
    const block = await requireBlock(joining(ctx, tx), guid);
    if (version !== block.version) {
      throw requestErrors.stale({ version: block.version, value: asRead(block.type, 'options', block.options) });
    }
    const accepted = parsePart(block.type, 'options', acceptedOptions(block.type, { ...(block.options as object), ...options }));
    await saveOptions(tx, guid, { options: accepted, version: block.version + 1 });
    await noteDraft(tx, block.documentGuid);
    await ctx.record(tx, { type: 'block.options_saved', subjectGuid: guid, details: { document: block.documentGuid } });
    return { guid, options: accepted, version: block.version + 1 };
  });
}

/** What the draft points to decides which pictures and files its editors may see. */
export async function noteDraft(tx: Db, documentGuid: string): Promise<void> {
  const { options } = await touchDocument(tx, documentGuid);
  const blocks = await listDraftBlocks(tx, documentGuid);
  const used = blocks.map((block) => [block.options, wordsInUse(block.options as Values, (block.content ?? {}) as Values)]);
  const references = referencesIn([options, used]);
  // A draft has one structure for all languages, so its references stand under one.
  await replaceReferences(tx, documentGuid, defaultLanguage, references, { isDraft: true });
}

async function requireBlock(ctx: Ctx, guid: string, language?: Language) {
  const documentGuid = await lockDocumentOfBlock(ctx.db, guid);
  // After waiting: what was saved meanwhile counts.
  const block = documentGuid === undefined ? undefined : await findBlock(ctx.db, guid);
  if (!block) throw documentErrors.not_found();
  await requireEditable(ctx, { guid: block.documentGuid, ...(language && { language }) });
  return block;
}

/** As a draft shows it: who compares the two finds only what somebody changed. */
function asRead(type: string, part: 'options' | 'content', stored: unknown): unknown {
  return blockTypes.get(type)?.[part].safeParse(stored).data ?? stored;
}

/** In the shape that the block's type says; what a person can mend is told with its place. */
function parsePart(type: string, part: 'options' | 'content', value: unknown): Record<string, unknown> {
  const schema: z.ZodType | undefined = blockTypes.get(type)?.[part];
  if (!schema) throw documentErrors.unknown_block_type();
  const parsed = schema.safeParse(value, { reportInput: true });
  // Every type's options and content are objects.
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const fields = parsed.error.issues.flatMap(fieldErrorsOf).map((field) => ({ ...field, path: `${part}.${field.path}` }));
  throw documentErrors.block_refused(undefined, { fields });
}
