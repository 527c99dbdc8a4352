import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { readBlock } from '#domains/blocks/model/read-block.ts';
import { wordsInUse } from '#domains/blocks/model/words-in-use.ts';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { PublishedBlock, StoredSnapshot } from '../model/snapshot.ts';
import { isShownIn } from '../model/structure.ts';
import { listDraftBlocks, type findDraft } from './documents.queries.ts';

type DraftHead = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** What would be published of a draft in one language now: its own words and no others. */
export async function snapshotOf(db: Db, guid: string, language: Language, draft: DraftHead): Promise<StoredSnapshot> {
  const options = draft.options as Record<string, unknown>;
  return {
    format: 1,
    title: draft.title,
    description: draft.description,
    layout: draft.layout,
    options,
    fields: wordsInUse(options, draft.fields as Record<string, unknown>),
    buildingBlockInstances: await blocksIn(db, guid, language),
  };
}

type BlockRow = Awaited<ReturnType<typeof listDraftBlocks>>[number];

/** Every block with the words that it has in this language, which may be none: what Dutch has is filled in when it is read. */
async function blocksIn(db: Db, documentGuid: string, language: Language): Promise<PublishedBlock[]> {
  const rows = Map.groupBy(await listDraftBlocks(db, documentGuid), (row) => row.guid);
  return [...rows.values()].flatMap(([block, ...translations]) => {
    if (!block || !isShownIn(block, language)) return [];
    const own = [block, ...translations].find((row) => row.language === language);
    // In Dutch nothing stands in for what has no words.
    return own || language !== defaultLanguage ? [toPublished(block, own, language)] : [];
  });
}

/** In the shape that its type has today. One that cannot be read is kept as it is, for who can. */
function toPublished(block: BlockRow, own: BlockRow | undefined, language: Language): PublishedBlock {
  const { guid, type, layoutPosition, sortId } = block;
  const hasOwnWords = own !== undefined;
  const contentFormat = own?.contentFormat ?? block.format;
  const options = { format: block.format, value: block.options };
  const read = readBlock({ type, options, own: own ? { format: contentFormat, value: own.content } : null, dutch: null }, language);
  const place = { guid, type, layoutPosition, sortId, language, hasOwnWords };
  if (typeof read !== 'string') {
    return { ...place, format: findBlockType(type)?.version ?? 1, options: read.stored.options, content: read.stored.own ?? {} };
  }
  const content = (own?.content ?? {}) as Record<string, unknown>;
  return { ...place, format: block.format, contentFormat, options: block.options as Record<string, unknown>, content };
}
