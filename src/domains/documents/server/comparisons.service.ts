import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { readSnapshot } from '../model/read-snapshot.ts';
import { StoredSnapshot } from '../model/snapshot.ts';
import { findComparison, keepComparison, listPublishedSnapshots, listUncompared } from './comparisons.queries.ts';
import { findDraft } from './documents.queries.ts';
import { snapshotOf } from './make-snapshot.ts';

/**
 * Whether readers of a published language would get something else if its draft were published now. Unequal counters mean perhaps: what was
 * changed and changed back is no change, and a change of structure counts where its readers would see it.
 */
export async function hasChanges(db: Db, guid: string, language: Language): Promise<boolean> {
  const compared = await findComparison(db, guid, language);
  if (!compared?.mayDiffer) return false;
  if (compared.isChanged !== null) return compared.isChanged;
  const isChanged = await differs(db, guid, language);
  // What it was compared with is in the key: if something was saved meanwhile, this is not asked for any more.
  await keepComparison(db, guid, language, { key: compared.key, isChanged });
  return isChanged;
}

/** So many of a kind at most: those that a list is about to tell of. */
export async function compareAll(db: Db, kind: string, limit = 200): Promise<void> {
  for (const { guid, language } of await listUncompared(db, kind, limit)) await hasChanges(db, guid, language);
}

async function differs(db: Db, guid: string, language: Language): Promise<boolean> {
  const draft = await findDraft(db, guid, language);
  if (!draft) return false;
  const published = await listPublishedSnapshots(db, guid);
  const snapshotIn = (wanted: Language) => published.find((each) => each.language === wanted)?.snapshot;
  const own = snapshotIn(language);
  if (!own) return true;
  const dutch = language === defaultLanguage ? undefined : snapshotIn(defaultLanguage);
  const now = await snapshotOf(db, guid, language, draft);
  return seen(now, dutch, language) !== seen(own, dutch, language);
}

/** What readers see of it, in one line of text. The numbers of places are not among it: the order is. */
function seen(stored: StoredSnapshot, dutch: StoredSnapshot | undefined, language: Language): string {
  const parsed = (snapshot: StoredSnapshot) => StoredSnapshot.parse(snapshot);
  const { snapshot } = readSnapshot(parsed(stored), dutch && parsed(dutch), language);
  const { title, description, layout, options, fields, fallback, buildingBlockInstances: blocks } = snapshot;
  const regions = Object.groupBy(blocks, ({ layoutPosition }) => layoutPosition);
  const inOrder = Object.entries(regions).map(([region, all]) => [region, all.map((block) => ({ ...block, sortId: undefined }))]);
  inOrder.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return stableJson({ title, description, layout, options, fields, fallback, inOrder });
}
