import type { Tx } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { StoredContent, WholeDraft, WordsOfLanguage } from '../model/whole-draft.ts';
import { listWordsOfBlocks } from './documents.queries.ts';
import { findWords, listLanguagesOf } from './drafts.queries.ts';
import { getStructure } from './read-structure.ts';

/** A draft as it is now, in all its languages. */
export async function readWholeDraft(tx: Tx, guid: string): Promise<WholeDraft> {
  const { layout, options, blocks } = await getStructure(tx, guid);
  // Also of what was taken away: who goes on to write in it loses nothing, and it may come back.
  const rows = await listWordsOfBlocks(tx, guid);
  const words: WholeDraft['words'] = {};
  for (const language of await listLanguagesOf(tx, guid)) words[language] = await wordsIn(tx, guid, language, rows);
  const alive = blocks.flatMap(({ isRemoved, ...block }) => (isRemoved ? [] : [block]));
  return { structure: { layout, options, blocks: alive }, words };
}

interface WordsRow {
  guid: string;
  language: string | null;
  contentFormat: number | null;
  content: unknown;
  basedOn: number | null;
}

export async function wordsIn(tx: Tx, guid: string, language: Language, rows: readonly WordsRow[]): Promise<WordsOfLanguage> {
  const own = await findWords(tx, guid, language);
  const blocks = rows.flatMap((row): [string, StoredContent][] => {
    if (row.language !== language) return [];
    return [[row.guid, { format: row.contentFormat ?? 1, value: row.content as StoredContent['value'], basedOn: row.basedOn }]];
  });
  return {
    title: own?.title ?? null,
    description: own?.description ?? null,
    fields: (own?.fields ?? {}) as WordsOfLanguage['fields'],
    blocks: Object.fromEntries(blocks),
  };
}
