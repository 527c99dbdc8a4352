import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { changesBetween } from '../model/changes-between.ts';
import type { Comparison } from '../model/comparison.contract.ts';
import { documentErrors } from '../model/document.errors.ts';
import { readSnapshot } from '../model/read-snapshot.ts';
import { StoredSnapshot, type Snapshot } from '../model/snapshot.ts';
import { snapshotOfDraft } from '../model/snapshot-of-draft.ts';
import {
  countOutdated,
  findComparison,
  findPublishState,
  keepComparison,
  listNamesOfRoles,
  listPublishedSnapshots,
  listUncompared,
} from './comparisons.queries.ts';
import { countersIn, findCounters, listChangesSince } from './counters.queries.ts';
import { findDraft } from './documents.queries.ts';
import { snapshotOf } from './make-snapshot.ts';
import { readWholeDraft } from './read-whole-draft.ts';
import { requireEditable } from './require-editable.ts';
import { findRevision } from './revisions.queries.ts';

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
  const both = await readBoth(db, guid, language);
  if (!both) return false;
  return !both.published || seen(both.now) !== seen(both.published);
}

/** What readers of a language would get, and what they get; undefined when there is nothing in it. */
async function readBoth(db: Db, guid: string, language: Language): Promise<{ now: Snapshot; published: Snapshot | null } | undefined> {
  const draft = await findDraft(db, guid, language);
  if (!draft) return undefined;
  const publications = await listPublishedSnapshots(db, guid);
  const snapshotIn = (wanted: Language) => publications.find((each) => each.language === wanted)?.snapshot;
  const dutch = language === defaultLanguage ? undefined : snapshotIn(defaultLanguage);
  const read = (stored: StoredSnapshot) =>
    readSnapshot(StoredSnapshot.parse(stored), dutch && StoredSnapshot.parse(dutch), language).snapshot;
  const own = snapshotIn(language);
  return { now: read(await snapshotOf(db, guid, language, draft)), published: own ? read(own) : null };
}

/** What readers see of it, in one line of text. The numbers of places are not among it: the order is. */
function seen({ title, description, layout, options, fields, fallback, buildingBlockInstances: blocks }: Snapshot): string {
  const regions = Object.groupBy(blocks, ({ layoutPosition }) => layoutPosition);
  const inOrder = Object.entries(regions).map(([region, all]) => [region, all.map((block) => ({ ...block, sortId: undefined }))]);
  inOrder.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return stableJson({ title, description, layout, options, fields, fallback, inOrder });
}

/** The whole story of a publication that is about to be made, for who may make it. The counters are read first: they are never too new. */
export async function compareDraft(
  ctx: Ctx,
  { guid, language, since }: { guid: string; language: Language; since?: string | undefined },
): Promise<Comparison> {
  const { roleIds } = await requireEditable(ctx, { guid, language });
  const { db } = ctx;
  const counters = await findCounters(db, guid, language);
  const [state, both] = [await findPublishState(db, guid, language), await readBoth(db, guid, language)];
  const readers = await listNamesOfRoles(db, roleIds, ctx.language);
  if (!state || !both) return { ...counters, state: 'absent', publishedOn: null, changes: [], outdated: 0, readers };
  const isChanged = both.published !== null && (await hasChanges(db, guid, language));
  const changes = both.published === null || isChanged ? changesBetween(both.published, both.now) : [];
  const later = await listChangesSince(db, guid, language, state.counters);
  const unseen = since === undefined ? [] : await listChangesSince(db, guid, language, countersIn(since));
  const byOthers = new Set(unseen.filter(({ who }) => who?.guid !== ctx.actor.guid).map(({ block }) => block));
  return {
    ...counters,
    state: both.published === null ? 'new' : isChanged ? 'changed' : 'published',
    publishedOn: both.published === null ? null : state.publishedOn,
    changes: changes.map((change) => {
      const { who = null, when = null } = later.find(({ block }) => block === change.block) ?? {};
      return { ...change, who, when, isUnseen: byOthers.has(change.block) };
    }),
    outdated: await countOutdated(db, guid, language),
    readers,
  };
}

/** As it was then, beside the draft of now. */
export async function compareRevision(ctx: Ctx, { guid, number, language }: { guid: string; number: number; language: Language }) {
  await requireEditable(ctx, { guid });
  const found = await findRevision(ctx.db, guid, number);
  if (!found) throw documentErrors.revision_not_found();
  const now = await ctx.transact((tx) => readWholeDraft(tx, guid));
  return { changes: changesBetween(snapshotOfDraft(found.draft, language), snapshotOfDraft(now, language)) };
}
