import { findBlockType } from '#domains/blocks/model/block-types.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { documentErrors } from '../model/document.errors.ts';
import type { KeptBlock, KeptStructure, Structure } from '../model/structure.ts';
import type { DraftTarget, StoredContent, WordsOfLanguage } from '../model/whole-draft.ts';
import { raiseWords } from './counters.queries.ts';
import { listDraftBlocks } from './documents.queries.ts';
import { deleteContent, saveContent, saveWords } from './drafts.queries.ts';
import { requireFitting } from './fitting.ts';
import { noteWork } from './note-work.ts';
import { getStructure } from './read-structure.ts';
import { wordsIn } from './read-whole-draft.ts';
import { keepReferencesOfBlock } from './references.service.ts';
import { writeStructure } from './structure.service.ts';

/** Makes a draft what it is to be: the counters rise for what differs, and for nothing else. Its caller has locked the document. */
export async function writeWholeDraft(ctx: Ctx, tx: Tx, guid: string, target: DraftTarget): Promise<void> {
  const before = await getStructure(tx, guid);
  if (target.structure) {
    const after = withBlocks(before, target.structure);
    await writeStructure(ctx, tx, { guid, kind: before.kind, before, after, moved: movedBetween(before, after) });
  }
  for (const language of languages) {
    const words = target.words?.[language];
    if (words) await writeWords(ctx, tx, guid, language, words);
  }
}

/** What is not named is taken away, and keeps its place for who brings it back. */
function withBlocks(before: KeptStructure, { layout, options, blocks }: Structure): KeptStructure {
  const wanted = new Set(blocks.map(({ guid }) => guid));
  const known = new Map(before.blocks.map((block) => [block.guid, block]));
  const others = before.blocks.filter(({ guid }) => !wanted.has(guid)).map((block) => ({ ...block, isRemoved: true }));
  const kept = blocks.map((block): KeptBlock => ({ ...block, isRemoved: false, version: known.get(block.guid)?.version ?? 0 }));
  return { layout, options, blocks: [...kept, ...others] };
}

/** Those that have another neighbour before them than they had. */
function movedBetween(before: KeptStructure, after: KeptStructure): string[] {
  const neighbours = neighboursIn(before);
  return [...neighboursIn(after)].flatMap(([guid, neighbour]) =>
    neighbours.has(guid) && neighbours.get(guid) !== neighbour ? [guid] : [],
  );
}

function neighboursIn({ blocks }: KeptStructure): Map<string, string> {
  const alive = blocks.filter(({ isRemoved }) => !isRemoved);
  const regions = Map.groupBy(alive, ({ layoutPosition }) => layoutPosition);
  return new Map([...regions].flatMap(([region, all]) => all.map(({ guid }, index) => [guid, all[index - 1]?.guid ?? region] as const)));
}

async function writeWords(ctx: Ctx, tx: Tx, guid: string, language: Language, wanted: WordsOfLanguage): Promise<void> {
  const rows = await listDraftBlocks(tx, guid);
  const current = await wordsIn(tx, guid, language, rows);
  const alive = new Map(rows.map((row) => [row.guid, row.type]));
  const changed = [...alive.keys()].filter((block) => stableJson(current.blocks[block]) !== stableJson(wanted.blocks[block]));
  const { blocks: _current, ...ownNow } = current;
  const { blocks: _wanted, ...own } = wanted;
  const isSame = stableJson(ownNow) === stableJson(own);
  if (changed.length === 0 && isSame) return;

  if (own.title === null && language === defaultLanguage) throw documentErrors.title_missing({ guid });
  await noteWork(ctx, tx, { type: 'document.words_saved', documentGuid: guid, language });
  const version = await raiseWords(tx, guid, language, ctx.actor.guid);
  if (!isSame) await saveWords(tx, guid, language, { ...own, wordsVersion: version });
  for (const block of changed) {
    const words = wanted.blocks[block];
    if (words) await writeContent(ctx, tx, { guid: block, type: alive.get(block) ?? '', language, words, version });
    else await deleteContent(tx, block, language);
    await keepReferencesOfBlock(tx, { documentGuid: guid, guid: block });
  }
}

interface BlockWords {
  guid: string;
  type: string;
  language: Language;
  words: StoredContent;
  version: number;
}

/** What was written in an older shape stays in it; what is written anew has to fit. */
async function writeContent(ctx: Ctx, tx: Tx, { guid, type, language, words, version }: BlockWords): Promise<void> {
  const definition = findBlockType(type);
  if (definition && words.format === definition.version) requireFitting(definition, 'content', words.value);
  const { format, value, basedOn } = words;
  await saveContent(tx, { blockGuid: guid, language, content: value, format, version, basedOn, by: ctx.actor.guid });
}
