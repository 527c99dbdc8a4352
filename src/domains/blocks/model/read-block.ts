import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { BlockType } from './block-type.ts';
import { findBlockType } from './block-types.ts';
import type { Unreadable } from './unreadable.ts';
import { filledWith, pathsBeyond } from './words.ts';
import { wordsInUse } from './words-in-use.ts';

type Values = Record<string, unknown>;
type Part = 'options' | 'content';

/** Something that is stored, with the version of the shape that it was written in. */
export interface StoredPart {
  format: number;
  value: unknown;
}

export interface StoredBlock {
  type: string;
  options: StoredPart;
  /** The words of the language that is read, which may be some of them; null for none. */
  own: StoredPart | null;
  /** The Dutch ones, which stand in for what is absent. */
  dutch: StoredPart | null;
}

/** A block in the shape that its type has today. */
export interface ReadBlock {
  /** As it would be stored now: nothing filled in, and of the words those of this language alone, null for none. */
  stored: { options: Values; own: Values | null };
  options: Values;
  /** All that is shown. */
  content: Values;
  /** The language that it is in as a whole. */
  language: Language;
  /** The fields that are not in that language, because nobody wrote them in it: what is shown is Dutch. */
  fallback: string[];
}

/**
 * The one way from what is stored to what is shown, whether it stands in a draft or in a publication: brought to today's shape step by
 * step, checked, and with the Dutch words where there are no own.
 */
export function readBlock({ type, options, own, dutch }: StoredBlock, language: Language): ReadBlock | Unreadable {
  const definition = findBlockType(type);
  if (!definition) return 'unknown_type';
  const readOptions = readPart(definition, 'options', options);
  const ownWords = own && readPart(definition, 'content', own);
  if (typeof readOptions === 'string') return readOptions;
  if (typeof ownWords === 'string') return ownWords;
  const standIn = dutch && language !== defaultLanguage ? readPart(definition, 'content', dutch) : null;
  if (!ownWords && typeof standIn === 'string') return standIn;
  const dutchWords = typeof standIn === 'string' ? null : standIn;
  const content = wordsInUse(readOptions.read, dutchWords ? together(definition, ownWords, dutchWords) : (ownWords?.read ?? nothing));
  return {
    stored: { options: readOptions.value, own: ownWords && wordsInUse(readOptions.read, ownWords.value) },
    options: readOptions.read,
    content,
    language: ownWords ? language : defaultLanguage,
    fallback: language === defaultLanguage ? [] : pathsBeyond(ownWords?.value ?? null, content),
  };
}

const nothing: Values = {};

/** Each was read by itself already, so both fit. */
function together(definition: BlockType, own: ReadPart | null, dutch: ReadPart): Values {
  return own ? (definition.content.parse(filledWith(own.value, dutch.value)) as Values) : dutch.read;
}

interface ReadPart {
  /** As it would be stored now. */
  value: Values;
  /** With what was left out filled in. */
  read: Values;
}

/** One part of a stored block in today's shape. */
export function readPart(definition: BlockType, part: Part, stored: StoredPart): ReadPart | Unreadable {
  if (stored.format > definition.version) return 'newer_shape';
  const value = upgraded(definition, part, stored);
  const parsed = definition[part].safeParse(value);
  // Every type's options and content are objects.
  return parsed.success ? { value: value as Values, read: parsed.data as Values } : 'damaged';
}

function upgraded({ version, upgrades }: BlockType, part: Part, { format, value }: StoredPart): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  let current = value as Values;
  try {
    for (let step = format; step < version; step++) current = upgrades?.[step]?.[part]?.(current) ?? current;
  } catch {
    // What is damaged may have nothing where an upgrade looks.
    return undefined;
  }
  return current;
}
