import { blockTypes } from '#domains/blocks/model/block-types.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import { Snapshot, type BuildingBlockInstance } from '../model/snapshot.ts';
import { listSnapshots } from './documents.queries.ts';
import { KeptSnapshots } from './kept-snapshots.ts';

// Four million characters are a hundred long pages, and about 30 MB in memory.
const kept = new KeptSnapshots(4_000_000);

export interface Published {
  guid: string;
  language: Language;
  /** Tells this publication from the ones before. */
  publishedOn: string;
}

/** What visitors read of a document. A publication never changes, so it is read and checked once, not for every reader. */
export async function loadSnapshot(ctx: Pick<Ctx, 'db' | 'log'>, published: Published): Promise<Snapshot | undefined> {
  const [snapshot] = await loadSnapshots(ctx, [published]);
  return snapshot;
}

/** Several at once: those that are not in memory come in one question. In the order given; undefined for one that is gone. */
export async function loadSnapshots(ctx: Pick<Ctx, 'db' | 'log'>, wanted: readonly Published[]): Promise<(Snapshot | undefined)[]> {
  const found = new Map(wanted.map((each) => [keyOf(each), kept.find(keyOf(each), each.publishedOn)]));
  const missing = wanted.filter((each) => found.get(keyOf(each)) === undefined);
  for (const row of missing.length > 0 ? await listSnapshots(ctx.db, missing) : []) {
    const key = keyOf(row);
    const publishedOn = wanted.find((each) => keyOf(each) === key)?.publishedOn ?? '';
    const snapshot = readSnapshot(ctx, row);
    kept.keep(key, { publishedOn, snapshot, length: row.text.length });
    found.set(key, snapshot);
  }
  return wanted.map((each) => found.get(keyOf(each)));
}

/** What one answer may hold of many documents, and how many are read before looking whether that is reached. */
const many = { characters: 2_000_000, together: 10 } as const;

/**
 * Of many documents as much as fits into one answer, in the order given; undefined for the rest. Nothing of it is kept: it would push out
 * what everybody reads.
 */
export async function readSnapshots(ctx: Pick<Ctx, 'db' | 'log'>, wanted: readonly Published[]): Promise<(Snapshot | undefined)[]> {
  const found = new Map<string, Snapshot>();
  let characters = 0;
  for (let start = 0; start < wanted.length && characters < many.characters; start += many.together) {
    for (const row of await listSnapshots(ctx.db, wanted.slice(start, start + many.together))) {
      characters += row.text.length;
      found.set(keyOf(row), readSnapshot(ctx, row));
    }
  }
  return wanted.map((each) => found.get(keyOf(each)));
}

/** The publications of a document that need not be read again. */
export function knownPublications(guid: string): Record<Language, string | null> {
  return { nl: kept.publishedOn(keyOf({ guid, language: 'nl' })), en: kept.publishedOn(keyOf({ guid, language: 'en' })) };
}

/** One that was read together with its document. */
export function keepSnapshot(ctx: Pick<Ctx, 'log'>, { text, ...published }: Published & { text: string }): Snapshot {
  const snapshot = readSnapshot(ctx, { ...published, text });
  kept.keep(keyOf(published), { publishedOn: published.publishedOn, snapshot, length: text.length });
  return snapshot;
}

function keyOf({ guid, language }: Pick<Published, 'guid' | 'language'>): string {
  return `${guid} ${language}`;
}

function readSnapshot({ log }: Pick<Ctx, 'log'>, { guid, language, text }: { guid: string; language: Language; text: string }): Snapshot {
  const stored = Snapshot.parse(JSON.parse(text));
  const blocks = stored.buildingBlockInstances.flatMap((block) => readBlock(block) ?? []);
  const unreadable = stored.buildingBlockInstances.length - blocks.length;
  if (unreadable > 0) log.warn({ document: guid, language, unreadable }, 'blocks of a page cannot be read and are left out');
  return { ...stored, buildingBlockInstances: blocks };
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
