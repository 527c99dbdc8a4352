import type { Language } from '#platform/shared/language.ts';
import { anyOf, lexeme, type TsQuery } from './ts-query.ts';

/** Word → stems, its own first. An everyday word ("de", "the") is not in it. */
export type Stems = ReadonlyMap<string, readonly [string, ...string[]]>;

interface StemmedWord {
  word: string;
  stem: string | null;
  stemOfStem: string | null;
}

export function stemsIn(language: Language, rows: readonly StemmedWord[]): Stems {
  return new Map(rows.flatMap(({ word, stem, stemOfStem }) => (stem === null ? [] : [[word, stemsOf(word, stem, stemOfStem, language)]])));
}

/** Molens becomes molen, but molen becomes mol: in Dutch the stem of one form may be another form, which has a stem of its own. */
function stemsOf(word: string, stem: string, stemOfStem: string | null, language: Language): [string, ...string[]] {
  if (language !== 'nl') return [stem];
  return [stem, ...new Set([stemOfStem ?? stem, word].filter((other) => other !== stem))];
}

/** The same with the stems of other words beside those of a word's own. */
export function withStemsOf(stems: Stems, others: ReadonlyMap<string, readonly string[]>): Stems {
  return new Map(
    [...stems].map(([word, [own, ...rest]]) => {
      const beside = (others.get(word) ?? []).flatMap((other) => stems.get(other) ?? []);
      return [word, [own, ...new Set([...rest, ...beside].filter((stem) => stem !== own))]];
    }),
  );
}

/** One huis, two huizen; one brief, two brieven: the end of a Dutch stem has two spellings, which stemming leaves as they are. */
const alternations: Record<string, string> = { s: 'z', z: 's', f: 'v', v: 'f' };

export function otherSpellingOf(stem: string): string | undefined {
  const last = alternations[stem.at(-1) ?? ''];
  return last === undefined ? undefined : stem.slice(0, -1) + last;
}

/** Everything that a word may be indexed as. */
export function formsOf(stems: readonly string[], language: Language): string[] {
  return [...new Set(stems.flatMap((stem) => spellingsOf(stem, language)))];
}

function spellingsOf(stem: string, language: Language): string[] {
  const other = language === 'nl' && stem.length > 3 ? otherSpellingOf(stem) : undefined;
  return other === undefined ? [stem] : [stem, other];
}

export function anyForm(forms: readonly string[]): TsQuery {
  return anyOf(forms.map(lexeme));
}

/** One way to find what was asked. */
export interface Reading {
  query: TsQuery;
  /** The forms of each word of it: to mark in a text, and to compare with names. */
  words: (readonly string[])[];
}
