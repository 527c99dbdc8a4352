import { blockTypes } from '#domains/blocks/model/block-types.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import { Snapshot, type BuildingBlockInstance } from '../model/snapshot.ts';
import { findSnapshot } from './documents.queries.ts';
import { KeptSnapshots } from './kept-snapshots.ts';

// Four million characters are a hundred long pages, and about 30 MB in memory.
const kept = new KeptSnapshots(4_000_000);

interface Published {
  guid: string;
  language: Language;
  /** Tells this publication from the ones before. */
  publishedOn: string;
}

/** What visitors read of a document. A publication never changes, so it is read and checked once, not for every reader. */
export async function loadSnapshot(
  ctx: Pick<Ctx, 'db' | 'log'>,
  { guid, language, publishedOn }: Published,
): Promise<Snapshot | undefined> {
  const key = `${guid} ${language}`;
  const found = kept.find(key, publishedOn);
  if (found) return found;
  const row = await findSnapshot(ctx.db, guid, language);
  if (!row) return undefined;
  const stored = Snapshot.parse(JSON.parse(row.text));
  const blocks = stored.buildingBlockInstances.flatMap((block) => readBlock(block) ?? []);
  const unreadable = stored.buildingBlockInstances.length - blocks.length;
  if (unreadable > 0) ctx.log.warn({ document: guid, language, unreadable }, 'blocks of a page cannot be read and are left out');
  const snapshot = { ...stored, buildingBlockInstances: blocks };
  kept.keep(key, { publishedOn, snapshot, length: row.text.length });
  return snapshot;
}

/** In the shape of its type, with what was left out filled in; undefined when it is of no known type or does not fit. */
function readBlock(block: BuildingBlockInstance): BuildingBlockInstance | undefined {
  const definition = blockTypes.get(block.type);
  const options = definition?.options.safeParse(block.options);
  const content = definition?.content.safeParse(block.content);
  if (!options?.success || !content?.success) return undefined;
  // Every type's options and content are objects.
  return { ...block, options: options.data as Record<string, unknown>, content: content.data as Record<string, unknown> };
}
