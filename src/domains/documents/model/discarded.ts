import { languages, type Language } from '#platform/shared/language.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import type { Structure, StructureBlock } from './structure.ts';
import type { DraftTarget, WholeDraft, WordsOfLanguage } from './whole-draft.ts';

interface Discard {
  draft: WholeDraft;
  /** That of the newest publication, in whatever language. */
  structure: Structure;
  /** What each language is published with; a language that is not, is not there. */
  published: WholeDraft['words'];
  /** The language whose changes are thrown away. */
  language: Language;
}

interface Discarded {
  target: Required<DraftTarget>;
  /** Blocks that stay because another language has words in them that nobody published. */
  kept: { block: string; language: Language }[];
}

/**
 * What a draft becomes when the changes of one language are thrown away. Its words go back to what it is published with, the structure to
 * the newest publication in any language. The words of the others never change: a block that holds some which nobody published stays, for
 * their readers alone.
 */
export function discarded({ draft, structure, published, language }: Discard): Discarded {
  const others = languages.filter((other) => other !== language);
  const isThere = new Set(structure.blocks.map(({ guid }) => guid));
  const kept = draft.structure.blocks.flatMap((block) => {
    if (isThere.has(block.guid)) return [];
    const language = others.find((other) => hasUnpublishedWords(draft.words[other], published[other], block.guid));
    return language === undefined ? [] : [{ block, language }];
  });
  const blocks = kept.reduce(
    (all, { block, language: only }) => withBlock(all, { ...block, languages: [only] }, draft.structure.blocks),
    structure.blocks,
  );
  const words = published[language];
  return {
    target: { structure: { ...structure, blocks }, words: words ? { [language]: words } : {} },
    kept: kept.map(({ block, language: only }) => ({ block: block.guid, language: only })),
  };
}

function hasUnpublishedWords(now: WordsOfLanguage | undefined, published: WordsOfLanguage | undefined, block: string): boolean {
  const words = now?.blocks[block];
  return words !== undefined && stableJson(words.value) !== stableJson(published?.blocks[block]?.value);
}

/** Behind what stood before it, as far as that is there still. */
function withBlock(all: readonly StructureBlock[], block: StructureBlock, draft: readonly StructureBlock[]): StructureBlock[] {
  const before = draft.slice(
    0,
    draft.findIndex(({ guid }) => guid === block.guid),
  );
  const neighbour = before.findLast(
    ({ guid, layoutPosition }) => layoutPosition === block.layoutPosition && all.some((each) => each.guid === guid),
  );
  const place = neighbour ? all.findIndex(({ guid }) => guid === neighbour.guid) + 1 : 0;
  return all.toSpliced(place, 0, block);
}

/** In how many things two structures differ: blocks that are there in one of them, that are set otherwise or stand elsewhere, and the frame. */
export function structureDifference(one: Structure, other: Structure): number {
  const places = (structure: Structure) => {
    const regions = Map.groupBy(structure.blocks, ({ layoutPosition }) => layoutPosition);
    return [...regions].flatMap(([region, blocks]) => {
      const shared = blocks.filter(({ guid }) => [one, other].every(({ blocks: all }) => all.some((each) => each.guid === guid)));
      return shared.map(({ guid }, index) => [guid, `${region} ${shared[index - 1]?.guid ?? ''}`] as const);
    });
  };
  const [mine, theirs] = [
    new Map(one.blocks.map((block) => [block.guid, block])),
    new Map(other.blocks.map((block) => [block.guid, block])),
  ];
  const alone = new Set(mine.keys()).symmetricDifference(new Set(theirs.keys())).size;
  const placesThere = new Map(places(other));
  const changed = places(one).filter(([guid, place]) => {
    const [a, b] = [mine.get(guid), theirs.get(guid)];
    return place !== placesThere.get(guid) || stableJson(a && settings(a)) !== stableJson(b && settings(b));
  });
  const frame = one.layout === other.layout && stableJson(one.options) === stableJson(other.options) ? 0 : 1;
  return alone + changed.length + frame;
}

function settings({ options, languages: only, isHidden }: StructureBlock) {
  return { options, only, isHidden };
}
