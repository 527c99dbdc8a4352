import { joining, type Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { applyOperation } from '../model/apply-operation.ts';
import { documentErrors } from '../model/document.errors.ts';
import { findDocumentKind } from '../model/document-kinds.ts';
import type { Operation } from '../model/operation.ts';
import { referencesIn } from '../model/references.ts';
import { snapshotLimits, type DocumentKind } from '../model/snapshot.ts';
import type { KeptBlock, KeptStructure } from '../model/structure.ts';
import { findStructureVersion, raiseStructure, raiseWords } from './counters.queries.ts';
import { keepDraftReferences, lockDocument } from './documents.queries.ts';
import { saveContent } from './drafts.queries.ts';
import { requireDefinition, requireFitting } from './fitting.ts';
import { noteWork } from './note-work.ts';
import { once } from './once.ts';
import { getStructure, toRead } from './read-structure.ts';
import { keepReferencesOfBlock } from './references.service.ts';
import { requireEditable } from './require-editable.ts';
import { noteEvent } from './together/events.queries.ts';
import { addBlock, findDocumentOfBlock, noteMoved, saveBlock, saveLayout, savePlaces, type Place } from './structure.queries.ts';

interface StructureChange {
  guid: string;
  operations: readonly Operation[];
  /** The name under which its sender asks for it, as often as needed. */
  key: string | undefined;
}

/** Does the operations to the draft as it is now. Nothing is refused because others were first: it is done to what they made of it. */
export async function changeDocument(ctx: Ctx, { guid, operations, key }: StructureChange) {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    await requireEditable(inside, { guid });
    const { structureVersion } = await once(ctx, tx, { documentGuid: guid, key }, () => doOperations(inside, tx, guid, operations));
    const structure = await getStructure(tx, guid);
    return { guid, structureVersion, structure: toRead(structure) };
  });
}

async function doOperations(ctx: Ctx, tx: Tx, guid: string, operations: readonly Operation[]): Promise<{ structureVersion: number }> {
  const before = await getStructure(tx, guid);
  await requireNewGuids(tx, before, operations);
  const after = operations.reduce<KeptStructure>(applyOperation, before);
  const moved = operations.flatMap((operation) => (operation.op === 'move' ? [operation.block] : []));
  const structureVersion = await writeStructure(ctx, tx, { guid, kind: before.kind, before, after, moved });
  const inserted = operations.flatMap((operation) => (operation.op === 'insert' ? [operation.block] : []));
  const isNew = (block: { guid: string }) => !before.blocks.some((each) => each.guid === block.guid);
  await writeFirstWords(ctx, tx, guid, inserted.filter(isNew));
  return { structureVersion };
}

/** A guid is given by who makes the block, so that asking twice makes one. It cannot be that of a block elsewhere. */
async function requireNewGuids(tx: Tx, { blocks }: KeptStructure, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    if (operation.op !== 'insert' || blocks.some(({ guid }) => guid === operation.block.guid)) continue;
    if ((await findDocumentOfBlock(tx, operation.block.guid)) !== undefined)
      throw documentErrors.guid_taken({ guid: operation.block.guid });
  }
}

async function writeFirstWords(
  ctx: Ctx,
  tx: Tx,
  documentGuid: string,
  blocks: readonly { guid: string; type: string; content: Partial<Record<Language, Record<string, unknown>>> }[],
): Promise<void> {
  for (const language of languages) {
    const withWords = blocks.filter(({ content }) => content[language] !== undefined);
    if (withWords.length === 0) continue;
    const version = await raiseWords(tx, documentGuid, language, ctx.actor.guid);
    for (const { guid, type, content } of withWords) {
      const definition = requireDefinition(type);
      requireFitting(definition, 'content', content[language]);
      const words = { blockGuid: guid, language, content: content[language], format: definition.version, version, by: ctx.actor.guid };
      await saveContent(tx, { ...words, basedOn: null });
    }
  }
  for (const { guid } of blocks) await keepReferencesOfBlock(tx, { documentGuid, guid });
}

interface Rewrite {
  guid: string;
  kind: DocumentKind;
  before: KeptStructure;
  after: KeptStructure;
  /** The blocks that were put elsewhere; those that went to another region are found. */
  moved?: readonly string[];
}

/** Stores what differs. Gives the number of the structure, which has risen if anything did. */
export async function writeStructure(ctx: Ctx, tx: Tx, { guid, kind, before, after, moved = [] }: Rewrite): Promise<number> {
  const known = new Map(before.blocks.map((block) => [block.guid, block]));
  const added = after.blocks.filter((block) => !known.has(block.guid));
  const changed = after.blocks.filter((block) => {
    const former = known.get(block.guid);
    return former && stableJson(comparable(former)) !== stableJson(comparable(block));
  });
  const isMoved = (block: KeptBlock) => moved.includes(block.guid) || known.get(block.guid)?.layoutPosition !== block.layoutPosition;
  const movedBlocks = after.blocks.filter((block) => known.has(block.guid) && isMoved(block));
  const hasOtherFrame = before.layout !== after.layout || stableJson(before.options) !== stableJson(after.options);
  if (added.length + changed.length + movedBlocks.length === 0 && !hasOtherFrame) return findStructureVersion(tx, guid);

  requireRoom(after);
  await noteWork(ctx, tx, { type: 'document.structure_changed', documentGuid: guid, language: '' });
  const version = await raiseStructure(tx, guid, ctx.actor.guid);
  const written = { documentGuid: guid, version, by: ctx.actor.guid };
  if (hasOtherFrame) await writeFrame(tx, guid, kind, after);
  for (const block of added) await addBlock(tx, accepted(block), written);
  for (const block of changed) await saveBlock(tx, accepted(block, known.get(block.guid)), written);
  await savePlaces(tx, placesIn(after));
  await noteMoved(
    tx,
    movedBlocks.map((block) => block.guid),
    written,
  );
  for (const block of [...added, ...changed]) await keepReferencesOfBlock(tx, { documentGuid: guid, guid: block.guid });
  await noteEvent(tx, { documentGuid: guid, kind: 'structure', version, by: ctx.actor.guid });
  return version;
}

/** Its place is not part of it. */
function comparable({ options, languages: only, isHidden, isRemoved }: KeptBlock) {
  return { options, only, isHidden, isRemoved };
}

/** As its type wants it. What cannot be read is neither changed nor in the way: it may be hidden, moved and removed. */
function accepted(block: KeptBlock, former?: KeptBlock): KeptBlock {
  if (former && stableJson(former.options) === stableJson(block.options)) return block;
  const definition = requireDefinition(block.type);
  if (block.format > definition.version) throw documentErrors.block_newer();
  return { ...block, options: requireFitting(definition, 'options', block.options), format: definition.version };
}

function requireRoom({ blocks }: KeptStructure): void {
  const count = blocks.filter(({ isRemoved }) => !isRemoved).length;
  if (count > snapshotLimits.blocks) throw documentErrors.too_large({ blocks: count });
}

async function writeFrame(tx: Tx, guid: string, kind: DocumentKind, { layout, options }: KeptStructure): Promise<void> {
  const parsed = findDocumentKind(kind)?.options.safeParse(options, { reportInput: true });
  if (parsed && !parsed.success) {
    const fields = parsed.error.issues.flatMap(fieldErrorsOf).map((field) => ({ ...field, path: `options.${field.path}` }));
    throw documentErrors.options_refused(undefined, { fields });
  }
  await saveLayout(tx, guid, { layout, options });
  await keepDraftReferences(tx, { documentGuid: guid, sourceGuid: guid }, referencesIn(options));
}

function placesIn({ blocks }: KeptStructure): Place[] {
  const regions = Map.groupBy(blocks, ({ layoutPosition }) => layoutPosition);
  return [...regions.values()].flatMap((inRegion) =>
    inRegion.map(({ guid, layoutPosition }, sortId): Place => ({ guid, layoutPosition, sortId })),
  );
}
