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
  const blocks = stored.buildingBlockInstances.filter(isReadable);
  const unreadable = stored.buildingBlockInstances.length - blocks.length;
  if (unreadable > 0) ctx.log.warn({ document: guid, language, unreadable }, 'blocks of a page cannot be read and are left out');
  const snapshot = { ...stored, buildingBlockInstances: blocks };
  kept.keep(key, { publishedOn, snapshot, length: row.text.length });
  return snapshot;
}

/** Of a known type, and in that type's shape. */
function isReadable({ type, options, content }: BuildingBlockInstance): boolean {
  const definition = blockTypes.get(type);
  return definition !== undefined && definition.options.safeParse(options).success && definition.content.safeParse(content).success;
}
