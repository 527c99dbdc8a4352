import type { Ctx } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { RevisionKind } from '../model/revision.ts';
import type { WordsOfLanguage } from '../model/whole-draft.ts';
import { lockDocument } from './documents.queries.ts';
import { findLastWork, insertRevision, listPausedDocuments, type LastWork } from './revisions.queries.ts';
import { readWholeDraft } from './read-whole-draft.ts';

/** After so many seconds without a change, somebody's work was done for a while. */
const pause = 300;

/**
 * Before somebody goes on with a draft that was left alone for a while, or that somebody else worked on: what there was is kept. Two who
 * work at the same time keep one every five minutes.
 */
export async function keepWorkOfOthers({ actor }: Pick<Ctx, 'actor'>, tx: Tx, guid: string): Promise<void> {
  const last = await findLastWork(tx, guid);
  const isPaused = last.secondsAgo > pause;
  const isRecent = last.secondsSinceKept !== null && last.secondsSinceKept < pause;
  if (last.isKept || isRecent || (!isPaused && last.by === actor.guid)) return;
  await insert(tx, guid, last, { kind: isPaused ? 'paused' : 'handed_over', language: null, by: last.by });
}

interface Kept {
  kind: RevisionKind;
  language: Language | null;
  by: string | null;
}

/** Gives its number. The document is locked. */
export async function keepRevision(tx: Tx, guid: string, kept: Kept): Promise<number> {
  return insert(tx, guid, await findLastWork(tx, guid), kept);
}

/** The draft as it would be had the other text been chosen: nobody's words are gone. */
export async function keepSetAside(
  { actor }: Pick<Ctx, 'actor'>,
  tx: Tx,
  documentGuid: string,
  language: Language,
  withOther: (own: WordsOfLanguage) => WordsOfLanguage,
): Promise<void> {
  const { structureVersion, draftVersions } = await findLastWork(tx, documentGuid);
  const { structure, words } = await readWholeDraft(tx, documentGuid);
  const own = words[language];
  const draft = { structure, words: { ...words, ...(own && { [language]: withOther(own) }) } };
  await insertRevision(tx, { documentGuid, kind: 'set_aside', language, by: actor.guid, structureVersion, draftVersions, draft });
}

async function insert(tx: Tx, guid: string, { structureVersion, draftVersions }: LastWork, kept: Kept): Promise<number> {
  return insertRevision(tx, { documentGuid: guid, ...kept, structureVersion, draftVersions, draft: await readWholeDraft(tx, guid) });
}

/** Of what nobody went on with. */
export async function keepPausedWork(db: Db): Promise<void> {
  for (const guid of await listPausedDocuments(db, 100)) {
    await inTransaction(db, async (tx) => {
      await lockDocument(tx, guid);
      const last = await findLastWork(tx, guid);
      if (!last.isKept && last.secondsAgo > pause) await insert(tx, guid, last, { kind: 'paused', language: null, by: last.by });
    });
  }
}
