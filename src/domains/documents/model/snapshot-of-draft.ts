import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { readBlock, type StoredPart } from '#domains/blocks/model/read-block.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { Compared } from './changes-between.ts';
import { filledWords, type StoredWords } from './document-words.ts';
import { isShownIn } from './structure.ts';
import type { StoredContent, WholeDraft } from './whole-draft.ts';

const nothing: StoredWords = { title: null, description: null, fields: {} };

/** A whole draft as readers of one language would get it, with its own Dutch words where it has none. */
export function snapshotOfDraft({ structure, words }: WholeDraft, language: Language): Compared {
  const [own, dutch] = [words[language], words[defaultLanguage]];
  const { title, description, fields } = filledWords(own ?? nothing, language === defaultLanguage ? null : dutch);
  const buildingBlockInstances = structure.blocks.flatMap((block, sortId) => {
    const { guid, type, format, layoutPosition } = block;
    const [mine, standIn] = [partOf(own?.blocks[guid]), partOf(dutch?.blocks[guid])];
    if (!isShownIn(block, language) || (!mine && !standIn)) return [];
    const read = readBlock({ type, options: { format, value: block.options }, own: mine, dutch: standIn }, language);
    if (typeof read === 'string') return [];
    const { options, content, language: shownIn } = read;
    return [{ guid, type, format: findBlockType(type)?.version ?? 1, layoutPosition, sortId, options, content, language: shownIn }];
  });
  const { layout, options } = structure;
  return { title, description, fields, layout, options, buildingBlockInstances };
}

function partOf(words: StoredContent | undefined): StoredPart | null {
  return words ? { format: words.format, value: words.value } : null;
}
