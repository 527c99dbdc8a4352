import { filledWith, onlyPaths, pathOf, pathsBeyond, withoutPaths } from '#domains/blocks/model/words.ts';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { valueAt, withValueAt, type FieldPlace, type Values } from '../field-values.ts';
import type { FieldValue } from './command-stack.ts';

/** What a draft has of a block in its language; the rest is structure. */
export type BlockWords = Pick<
  DraftBlock,
  'content' | 'contentVersion' | 'language' | 'fallback' | 'basedOn' | 'sourceVersion' | 'unreadable'
>;

export function wordsOf({ content, contentVersion, language, fallback, basedOn, sourceVersion, unreadable }: DraftBlock): BlockWords {
  return {
    content,
    contentVersion,
    language,
    basedOn,
    sourceVersion,
    ...(fallback && { fallback }),
    ...(unreadable && { unreadable }),
  };
}

/** Of a block that nobody wrote in yet, with what its type shows then. */
export function emptyWords(type: string, language: Language): BlockWords {
  const read = findBlockType(type)?.content.safeParse({});
  return {
    content: read?.success ? (read.data as Values) : {},
    contentVersion: 0,
    language,
    fallback: [],
    basedOn: null,
    sourceVersion: null,
  };
}

/** Of a block that is put in: before it gets its own words, those that stand in for them. */
export function firstWords(
  { type, content }: { type: string; content: Partial<Record<Language, Values>> },
  language: Language,
): BlockWords {
  const empty = emptyWords(type, language);
  const dutch = language === defaultLanguage ? undefined : content[defaultLanguage];
  if (!dutch) return empty;
  return { ...empty, content: filledWith(dutch, empty.content), fallback: pathsBeyond(null, dutch), language: defaultLanguage };
}

/** What of them is saved: not the Dutch ones that are shown where there are no others. */
export function ownWords({ content, fallback = [] }: BlockWords): Values {
  return withoutPaths(content, fallback);
}

export function withOwnWords(words: BlockWords, own: Values, contentVersion: number): BlockWords {
  const { content: shown, fallback = [] } = words;
  const content = filledWith(own, onlyPaths(shown, fallback));
  return { ...words, content, contentVersion, ...(fallback.length > 0 && { fallback: pathsBeyond(own, content) }) };
}

export function fieldIn({ content, fallback = [] }: BlockWords, place: FieldPlace): FieldValue {
  return { value: valueAt(content, place), isFallback: fallback.includes(pathOf(place.item, place.field)) };
}

/** Words that are changed are no longer the Dutch ones, and then the block is not in Dutch as a whole either. */
export function withField(words: BlockWords, place: FieldPlace, { value, isFallback }: FieldValue, language: Language): BlockWords {
  const path = pathOf(place.item, place.field);
  const others = (words.fallback ?? []).filter((each) => each !== path);
  const fallback = isFallback ? [...others, path] : others;
  const content = withValueAt(words.content, place, value);
  const isAllDutch = fallback.length > 0 && Object.keys(withoutPaths(content, fallback)).length === 0;
  return { ...words, content, fallback, language: isAllDutch ? defaultLanguage : language };
}
