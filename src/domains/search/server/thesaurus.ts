import type { Db } from '#platform/server/db/database.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { allSynonyms, listed } from '../model/synonyms/all-synonyms.ts';
import { otherNumbersOf } from '../model/plurals.ts';
import { optionalWords } from '../model/synonyms/optional-words.ts';
import type { ContactFact } from '../model/synonyms/synonym-group.ts';
import { wordsIn, type Word } from '../model/words.ts';
import { anyForm, formsOf, stemsIn, type Reading, type Stems } from './stems.ts';
import { anyOf, inARow } from './ts-query.ts';
import { listStems } from './vocabulary.queries.ts';

/** A group of the list, as the texts of one language are sought with it. */
export interface Subject {
  same: readonly Reading[];
  see: readonly Reading[];
  contact: readonly ContactFact[] | undefined;
}

/** A word or phrase of the list, as it is recognised in a question. */
interface Term {
  subject: Subject;
  words: readonly ((asked: KnownWord) => boolean)[];
  /** Its words as one: *grofvuil* for *grof vuil*. */
  joined: string;
  /** How texts have it. None where it is of the other language. */
  reading: Reading | undefined;
}

/** A word of a question that is no everyday word. */
export interface KnownWord {
  key: string;
  stems: readonly string[];
}

/** The list of synonyms, to be asked in one language. */
export interface Thesaurus {
  terms: readonly Term[];
  isOptional(word: KnownWord): boolean;
  /** Those of its words that stand alone: what somebody may have wanted to type. */
  words: readonly string[];
}

const read = new Map<Language, Promise<Thesaurus>>();

/** Read once: neither the list nor the stems of its words change while this runs. */
export function thesaurusOf(db: Db, language: Language): Promise<Thesaurus> {
  const known = read.get(language);
  if (known) return known;
  const reading = readThesaurus(db, language);
  read.set(language, reading);
  // What failed is tried again by the next question.
  reading.catch(() => read.delete(language));
  return reading;
}

async function readThesaurus(db: Db, language: Language): Promise<Thesaurus> {
  const stems: Record<Language, Stems> = { nl: await stemsOfList(db, 'nl'), en: await stemsOfList(db, 'en') };
  const own = stems[language];
  const readings = (words: string | undefined) =>
    words === undefined ? [] : listed(words).flatMap((text) => readingOf(text, own, language));
  const terms = allSynonyms.flatMap((group) => {
    const subject = { same: readings(group[language]), see: readings(group.see?.[language]), contact: group.contact };
    return languages.flatMap((each) =>
      listed(group[each]).flatMap((text) => termOf(text, { subject, stems: stems[each], isOwn: each === language, language })),
    );
  });
  const optional = listed(optionalWords[language]).map((text) => recognised(text, own, language));
  return {
    terms,
    isOptional: (word) => optional.some((isWord) => isWord(word)),
    words: [...new Set(terms.filter(({ reading, words }) => reading && words.length === 1).map(({ joined }) => joined))],
  };
}

async function stemsOfList(db: Db, language: Language): Promise<Stems> {
  const texts = [...allSynonyms.flatMap((group) => [group[language], group.see?.[language] ?? '']), optionalWords[language]].flatMap(
    listed,
  );
  const words = texts.flatMap((text) => {
    const found = wordsIn(text);
    return [...found.flatMap(({ key, parts }) => [key, ...parts]), joinedOf(found)];
  });
  return stemsIn(language, await listStems(db, language, [...new Set(words)]));
}

function joinedOf(words: readonly Pick<Word, 'key'>[]): string {
  return words.map(({ key }) => key).join('');
}

interface TermInput {
  subject: Subject;
  stems: Stems;
  isOwn: boolean;
  language: Language;
}

function termOf(text: string, { subject, stems, isOwn, language }: TermInput): Term[] {
  const words = wordsIn(text).filter(({ key }) => stems.has(key));
  if (words.length === 0) return [];
  return [
    {
      subject,
      words: words.map(({ key }) => recognised(key, stems, isOwn ? language : undefined)),
      joined: joinedOf(words),
      reading: isOwn ? readingOf(text, stems, language)[0] : undefined,
    },
  ];
}

/** In any form in the language of the texts; in the other one as it is written, since *rente* is no form of *rent*. */
function recognised(word: string, stems: Stems, own: Language | undefined): (asked: KnownWord) => boolean {
  if (own === undefined) return ({ key }) => key === word || key === `${word}s`;
  const forms = new Set(stems.get(word));
  const numbers = new Set([word, ...otherNumbersOf(word, own)]);
  return ({ key, stems: asked }) => numbers.has(key) || asked.some((stem) => forms.has(stem));
}

/** A phrase as it stands in a text, or written as one word. None for everyday words alone. */
function readingOf(text: string, stems: Stems, language: Language): Reading[] {
  const words = wordsIn(text).flatMap(({ key, parts }, place) => {
    const own = stems.get(key);
    return own === undefined ? [] : [{ key, parts, place, forms: formsOf(own, language) }];
  });
  if (words.length === 0) return [];
  const row = inARow(
    words.map(({ forms, parts, place }) => ({
      place,
      // *E-mail* is indexed as one word, and as its parts.
      query: parts.length === 1 ? anyForm(forms) : anyOf([anyForm(forms), inARow(partsOf(parts, stems, language))]),
    })),
  );
  const asOne = words.length > 1 ? stems.get(joinedOf(wordsIn(text))) : undefined;
  return [
    {
      query: asOne === undefined ? row : anyOf([row, anyForm(formsOf(asOne, language))]),
      words: words.map(({ forms }) => forms),
    },
  ];
}

function partsOf(parts: readonly string[], stems: Stems, language: Language) {
  return parts.flatMap((part, place) => {
    const own = stems.get(part);
    return own === undefined ? [] : [{ place, query: anyForm(formsOf(own, language)) }];
  });
}

/** Words of a question that are sought as one thing. */
export interface Unit {
  /** Which words of the question. */
  at: readonly number[];
  subjects: readonly Subject[];
  /** How texts have what was typed, where that is more than one word of the list. */
  reading: Reading | undefined;
}

/** A question in the terms of the list, the longest first: *grof vuil* is one thing, and not *vuil*. */
export function unitsOf(words: readonly KnownWord[], thesaurus: Thesaurus | undefined): Unit[] {
  const units = new Map<string, Unit>();
  const taken = new Map<number, string>();
  for (const { at, term } of termsIn(words, thesaurus)) {
    const place = at.join();
    const isFree = at.every((index) => (taken.get(index) ?? place) === place);
    const known = units.get(place);
    // A word of the language of the texts is not also read as one of the other.
    if (!isFree || (known && !term.reading && known.reading)) continue;
    for (const index of at) taken.set(index, place);
    units.set(place, { at, subjects: [...(known?.subjects ?? []), term.subject], reading: known?.reading ?? term.reading });
  }
  const others = words.flatMap((_, index) => (taken.has(index) ? [] : [{ at: [index], subjects: [], reading: undefined }]));
  return [...units.values(), ...others].toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
}

function termsIn(words: readonly KnownWord[], thesaurus: Thesaurus | undefined): { at: number[]; term: Term }[] {
  const found = (thesaurus?.terms ?? []).flatMap((term) => {
    const at = placesOf(term, words);
    return at ? [{ at, term }] : [];
  });
  return found.toSorted((a, b) => b.at.length - a.at.length || Number(!a.term.reading) - Number(!b.term.reading));
}

/** Where a question has a term: its words in any order, as one word, or one word of it written as two. */
function placesOf({ words: termWords, joined }: Term, words: readonly KnownWord[]): number[] | undefined {
  const each = new Set(termWords.map((isWord) => words.findIndex(isWord)));
  if (each.size === termWords.length && !each.has(-1)) return [...each].toSorted((a, b) => a - b);
  const asOne = words.findIndex(({ key }) => key === joined);
  if (asOne >= 0) return [asOne];
  const apart = words.findIndex(({ key }, index) => key + (words[index + 1]?.key ?? '') === joined);
  return apart >= 0 && apart + 1 < words.length ? [apart, apart + 1] : undefined;
}
