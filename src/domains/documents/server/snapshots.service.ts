import type { Ctx } from '#platform/server/context.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { readSnapshot } from '../model/read-snapshot.ts';
import { StoredSnapshot, type Snapshot } from '../model/snapshot.ts';
import { listSnapshots } from './documents.queries.ts';
import { SnapshotCache } from './snapshot-cache.ts';

// Four million characters are a hundred long pages, and about 30 MB in memory.
const kept = new SnapshotCache(4_000_000);

export interface Published {
  guid: string;
  language: Language;
  /** Tells this publication from the ones before. */
  publishedOn: string;
  /** Of the Dutch publication, which stands in for what is absent; none when it is not published in Dutch. */
  dutchPublishedOn?: string | undefined;
}

type Reading = Pick<Ctx, 'db' | 'log'>;
type Key = Pick<Published, 'guid' | 'language'>;

/** Several at once: those that are not in memory come in one statement. In the order given; undefined for one that is gone. */
export async function loadSnapshots(ctx: Reading, wanted: readonly Published[]): Promise<(Snapshot | undefined)[]> {
  return loadTogether(ctx, wanted, new Map());
}

/** What visitors read of a document, of which some was read together with it. A publication never changes, so it is checked once. */
export async function loadSnapshot(ctx: Reading, published: Published, read: Texts): Promise<Snapshot | undefined> {
  const known = new Map<string, StoredSnapshot>();
  for (const each of withDutch([published])) {
    const text = each.language === published.language ? read.text : read.dutchText;
    if (text !== null) known.set(keyOf(each), keep(each, text));
  }
  const [snapshot] = await loadTogether(ctx, [published], known);
  return snapshot;
}

/** Null for what is in memory. */
interface Texts {
  text: string | null;
  dutchText: string | null;
}

async function loadTogether(ctx: Reading, wanted: readonly Published[], known: Map<string, StoredSnapshot>) {
  const all = withDutch(wanted);
  for (const each of all) {
    const found = known.get(keyOf(each)) ?? kept.find(keyOf(each), each.publishedOn);
    if (found) known.set(keyOf(each), found);
  }
  const missing = all.filter((each) => !known.has(keyOf(each)));
  for (const row of missing.length > 0 ? await listSnapshots(ctx.db, missing) : []) {
    const published = missing.find((each) => keyOf(each) === keyOf(row));
    if (published) known.set(keyOf(row), keep(published, row.text));
  }
  return wanted.map((each) => shownOf(ctx, each, known));
}

/** What one answer may hold of many documents, and how many are read before looking whether that is reached. */
const many = { characters: 2_000_000, together: 10 } as const;

/**
 * Of many documents as much as fits into one answer, in the order given; undefined for the rest. Nothing of it is kept: it would push out
 * what everybody reads.
 */
export async function readSnapshots(ctx: Reading, wanted: readonly Published[]): Promise<(Snapshot | undefined)[]> {
  const found = new Map<string, StoredSnapshot>();
  let characters = 0;
  for (let start = 0; start < wanted.length && characters < many.characters; start += many.together) {
    for (const row of await listSnapshots(ctx.db, withDutch(wanted.slice(start, start + many.together)))) {
      characters += row.text.length;
      found.set(keyOf(row), parse(row.text));
    }
  }
  return wanted.map((each) => shownOf(ctx, each, found));
}

/** The publications of a document that need not be read again. */
export function knownPublications(guid: string): Record<Language, string | null> {
  return { nl: kept.publishedOn(keyOf({ guid, language: 'nl' })), en: kept.publishedOn(keyOf({ guid, language: 'en' })) };
}

/** These, and the Dutch publications that stand in for what is absent from them. */
function withDutch(wanted: readonly Published[]): Published[] {
  const all = wanted.flatMap((each): Published[] => {
    const { guid, language, dutchPublishedOn } = each;
    if (language === defaultLanguage || dutchPublishedOn === undefined) return [each];
    return [each, { guid, language: defaultLanguage, publishedOn: dutchPublishedOn }];
  });
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

function keyOf({ guid, language }: Key): string {
  return `${guid} ${language}`;
}

function keep(published: Published, text: string): StoredSnapshot {
  const snapshot = parse(text);
  kept.keep(keyOf(published), { publishedOn: published.publishedOn, snapshot, length: text.length });
  return snapshot;
}

function parse(text: string): StoredSnapshot {
  return StoredSnapshot.parse(JSON.parse(text));
}

/** What is shown of a publication, for as long as it and the Dutch one beside it are in memory. */
const shown = new WeakMap<StoredSnapshot, { dutch: StoredSnapshot | undefined; snapshot: Snapshot }>();

function shownOf({ log }: Pick<Ctx, 'log'>, { guid, language }: Key, stored: ReadonlyMap<string, StoredSnapshot>): Snapshot | undefined {
  const own = stored.get(keyOf({ guid, language }));
  if (!own) return undefined;
  const dutch = language === defaultLanguage ? undefined : stored.get(keyOf({ guid, language: defaultLanguage }));
  const before = shown.get(own);
  if (before && before.dutch === dutch) return before.snapshot;
  const { snapshot, unreadable } = readSnapshot(own, dutch, language);
  // Its Dutch publication went a moment ago, and it goes with it: nothing without a title is on the site (decision 0025).
  if (snapshot.title === '') return undefined;
  if (unreadable.length > 0) log.warn({ document: guid, language, unreadable }, 'blocks of a page cannot be read and are left out');
  shown.set(own, { dutch, snapshot });
  return snapshot;
}
