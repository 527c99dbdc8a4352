import type { DraftBlock } from '#domains/documents/model/draft.ts';
import type { KeptBlock } from '#domains/documents/model/structure.ts';
import type { Language } from '#platform/shared/language.ts';
import { emptyWords, type BlockWords } from './words-of-block.ts';

/** Puts structure and words together. A block stays the same object while nothing of it changes: what shows it has nothing to do then. */
export function createBlockJoiner(language: Language) {
  let shown = new Map<string, { block: KeptBlock; words: BlockWords; both: DraftBlock }>();

  /** All that were not taken away. One that has no words yet gets empty ones. */
  function join(kept: readonly KeptBlock[], words: Map<string, BlockWords>): DraftBlock[] {
    const next: typeof shown = new Map();
    const joined = kept
      .filter(({ isRemoved }) => !isRemoved)
      .map((block, sortId) => {
        const own = words.get(block.guid) ?? emptyWords(block.type, language);
        words.set(block.guid, own);
        const former = shown.get(block.guid);
        const isSame = former?.block === block && former.words === own && former.both.sortId === sortId;
        const { isRemoved: _isRemoved, ...rest } = block;
        const both = isSame ? former.both : { ...rest, ...own, sortId };
        next.set(block.guid, { block, words: own, both });
        return both;
      });
    shown = next;
    return joined;
  }

  return { join };
}
