import { readSnapshot } from '#domains/documents/model/read-snapshot.ts';
import { StoredSnapshot, type Snapshot } from '#domains/documents/model/snapshot.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Subscriber } from '#platform/server/events.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';
import { indexText, textKey, vocabularyOf } from '../model/words.ts';
import { partIn, textOf, type DocumentText } from './document-text.ts';
import {
  addWords,
  deleteIndexEntry,
  findIndexedWords,
  findPublication,
  listPublished,
  lockVocabulary,
  recountWords,
  removeWords,
  saveIndexEntry,
} from './search-index.queries.ts';

/** Publishing and searching are one: what was published is found from the same moment, what was taken offline is not. */
export const indexPublication: Subscriber = async (_source, tx, { type, subjectGuid, details }) => {
  if (subjectGuid === null) return;
  if (type !== 'document.published' && type !== 'document.unpublished' && type !== 'document.publication_undone') return;
  const { language } = details;
  await indexDocument(tx, subjectGuid, language);
  if (language !== defaultLanguage) return;
  // Dutch stands in for what other languages lack, so theirs change with it.
  for (const other of languages) {
    if (other !== language && (await findPublication(tx, subjectGuid, other))) await indexDocument(tx, subjectGuid, other);
  }
};

/** Brings the index in line with what is published of a document in a language, which may be nothing. */
async function indexDocument(tx: Db, guid: string, language: Language): Promise<void> {
  await lockVocabulary(tx, guid);
  // After waiting: what was published meanwhile counts.
  const publication = await findPublication(tx, guid, language);
  const before = await findIndexedWords(tx, guid, language);
  // What cannot be read is shown to nobody, and found by nobody.
  const stored = StoredSnapshot.safeParse(publication?.snapshot).data;
  const dutch = StoredSnapshot.safeParse(publication?.dutch).data;
  const snapshot = stored && readSnapshot(stored, dutch, language).snapshot;
  const words = publication && snapshot ? await indexSnapshot(tx, { guid, language, type: publication.type, snapshot }) : [];
  if (!snapshot) await deleteIndexEntry(tx, guid, language);
  await addWords(tx, language, without(words, before));
  await removeWords(tx, language, without(before, words));
}

interface Publication {
  guid: string;
  language: Language;
  type: string;
  snapshot: Snapshot;
}

async function indexSnapshot(tx: Db, { guid, language, type, snapshot }: Publication): Promise<string[]> {
  const { title, body } = textOf(snapshot);
  const isDutch = language === defaultLanguage;
  const own = textOf(isDutch ? snapshot : partIn(language, snapshot));
  const dutch = isDutch ? nothing : textOf(partIn(defaultLanguage, snapshot));
  const words = vocabularyOf([own.title, own.summary, own.body]);
  const indexed = asIndexed(own);
  const indexedInDutch = asIndexed(dutch);
  await saveIndexEntry(tx, { guid, language, type, title, titleKey: textKey(title), body, indexed, indexedInDutch, words });
  return words;
}

const nothing: DocumentText = { title: '', summary: '', body: '' };

function asIndexed({ title, summary, body }: DocumentText): DocumentText {
  return { title: indexText(title), summary: indexText(summary), body: indexText(body) };
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return words.filter((word) => !known.has(word));
}

const batch = 100;

/** Indexes everything that is published anew. Returns how much that was. */
export async function reindexAll(db: Db): Promise<number> {
  const count = await indexEach(db, { onlyUnindexed: false });
  for (const language of languages) await inTransaction(db, (tx) => recountWords(tx, language));
  return count;
}

/** What was published before there was an index, or by a version that knew of none. */
export async function indexForgottenDocuments(db: Db): Promise<void> {
  await indexEach(db, { onlyUnindexed: true });
}

/** A transaction for each document, so that nobody who publishes has to wait for all of them. */
async function indexEach(db: Db, { onlyUnindexed }: { onlyUnindexed: boolean }): Promise<number> {
  let count = 0;
  let after: { guid: string; language: Language } | undefined;
  do {
    const published = await listPublished(db, { after, limit: batch, onlyUnindexed });
    for (const { guid, language } of published) await inTransaction(db, (tx) => indexDocument(tx, guid, language));
    count += published.length;
    after = published.at(-1);
  } while (after !== undefined);
  return count;
}
