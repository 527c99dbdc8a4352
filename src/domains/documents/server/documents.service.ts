import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { wordsInUse } from '#domains/blocks/model/words-in-use.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { documentErrors } from '../model/document.errors.ts';
import { referencesIn } from '../model/references.ts';
import { snapshotLimits, type BuildingBlockInstance, type Card, type Snapshot } from '../model/snapshot.ts';
import {
  findDraft,
  listDraftBlocks,
  lockDocument,
  markUnpublished,
  replaceReferences,
  saveReaders,
  saveSnapshot,
} from './documents.queries.ts';

/** Turns the draft of one language into what visitors read. Who may is asked by the slice that owns the document. */
export async function publishDocument(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await ctx.transact(async (tx) => {
    await lockDocument(tx, guid);
    const draft = await findDraft(tx, guid, language);
    if (!draft) throw documentErrors.not_found({ guid });
    const options = draft.options as Record<string, unknown>;
    const snapshot: Snapshot = {
      format: 1,
      title: draft.title,
      description: draft.description,
      layout: draft.layout,
      options,
      fields: wordsInUse(options, draft.fields as Record<string, unknown>),
      buildingBlockInstances: await blocksIn(tx, guid, language),
    };
    requireFitting(snapshot);
    await saveSnapshot(tx, guid, language, { snapshot, card: cardOf(draft.kind, snapshot), version: draft.version });
    await replaceReferences(tx, guid, language, referencesIn(snapshot), { isDraft: false });
    await ctx.record(tx, { type: 'document.published', subjectGuid: guid, details: { language, kind: draft.kind }, isPublic: true });
  });
}

export async function unpublishDocument(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await ctx.transact(async (tx) => {
    await lockDocument(tx, guid);
    await markUnpublished(tx, guid, language);
    await ctx.record(tx, { type: 'document.unpublished', subjectGuid: guid, details: { language }, isPublic: true });
  });
}

/** Shows a document to some roles only, or to everyone when there are none. Copies that others have are old from now on. */
export async function restrictDocument(ctx: Ctx, guid: string, roleIds: readonly string[]): Promise<void> {
  await ctx.transact(async (tx) => {
    if (!(await saveReaders(tx, guid, roleIds))) throw documentErrors.not_found({ guid });
    await ctx.record(tx, { type: 'document.restricted', subjectGuid: guid, details: { roleIds }, isPublic: true });
  });
}

function cardOf(kind: string, { title, description, options, fields, buildingBlockInstances }: Snapshot): Card {
  const { asset } = (options['picture'] ?? {}) as { asset?: string };
  const { alt = '' } = (fields['picture'] ?? {}) as { alt?: string };
  return {
    title,
    description,
    picture: asset === undefined ? null : { asset, alt },
    fields,
    options: kind === 'list-item' ? options : {},
    blocks: buildingBlockInstances
      .filter(({ type }) => blockTypes.get(type)?.isFoundByGuid)
      .map(({ guid, type, options: own, content }) => ({ guid, type, options: own, content })),
  };
}

/** A publication that is too much to render in time is refused now, not when somebody reads it. */
function requireFitting(snapshot: Snapshot): void {
  const blocks = snapshot.buildingBlockInstances.length;
  const bytes = Buffer.byteLength(JSON.stringify(snapshot));
  if (blocks > snapshotLimits.blocks || bytes > snapshotLimits.bytes) throw documentErrors.too_large({ blocks, bytes });
}

type DraftBlock = Awaited<ReturnType<typeof listDraftBlocks>>[number];

/** Every block in the wanted language, or in Dutch where it has no translation. A block without any content is left out. */
async function blocksIn(db: Db, documentGuid: string, language: Language): Promise<BuildingBlockInstance[]> {
  const rows = Map.groupBy(await listDraftBlocks(db, documentGuid), (row) => row.guid);
  return [...rows.values()].flatMap((translations) => {
    const row =
      translations.find((candidate) => candidate.language === language) ??
      translations.find((candidate) => candidate.language === defaultLanguage);
    return row?.content ? [toInstance(row)] : [];
  });
}

function toInstance(row: DraftBlock): BuildingBlockInstance {
  const options = row.options as Record<string, unknown>;
  return {
    guid: row.guid,
    type: row.type,
    format: blockTypes.get(row.type)?.version ?? 1,
    layoutPosition: row.layoutPosition,
    sortId: row.sortId,
    options,
    content: wordsInUse(options, row.content as Record<string, unknown>),
    language: row.language ?? defaultLanguage,
  };
}

/** Answers for people who are signed in are not kept at all, so only the public ones can be old. */
export async function invalidateCache(ctx: Ctx, isPublic: boolean): Promise<void> {
  await ctx.transact((tx) => ctx.record(tx, { type: 'cache.invalidated', subjectGuid: null, details: { isPublic }, isPublic }));
}
