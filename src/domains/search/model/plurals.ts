import type { Language } from '#platform/shared/language.ts';

/**
 * What a word may be when there are more of it, or one: *vergunning* for *vergunningen* and the other way round. By spelling alone, so
 * most of it are no words: which of them are is for the vocabulary to say.
 */
export function otherNumbersOf(word: string, language: Language): string[] {
  const found = language === 'nl' ? [...dutchPlurals(word), ...dutchSingulars(word)] : [...englishPlurals(word), ...englishSingulars(word)];
  return [...new Set(found)].filter((other) => other !== word && other.length >= shortest);
}

const shortest = 3;

/** In an open syllable a vowel is written once, and a consonant after a short vowel twice: straat and straten, bus and bussen. */
const longVowel = /(?<=([aeou]))\1(?=[^aeiou]$)/;
const shortVowel = /(?<=(?:^|[^aeiou])[aeiou])([bcdfghklmnprstvz])$/;

function dutchPlurals(word: string): string[] {
  const stems = [word, word.replace(longVowel, ''), word.replace(shortVowel, '$1$1')];
  const plurals = stems.flatMap((stem) => [`${stem}en`, `${voiced(stem)}en`]);
  return [`${word}s`, ...(word.endsWith('e') ? [`${word}n`] : []), word.replace(/heid$/, 'heden'), ...plurals];
}

function dutchSingulars(word: string): string[] {
  const stem = /^(.*)en$/.exec(word)?.[1];
  const stems = stem === undefined ? [] : [stem, stem.replace(/([^aeiou])\1$/, '$1'), stem.replace(openVowel, '$1$1')];
  return [
    ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
    ...(word.endsWith('en') ? [word.slice(0, -1)] : []),
    word.replace(/heden$/, 'heid'),
    ...stems.flatMap((each) => [each, voiceless(each)]),
  ];
}

const openVowel = /(?<=^|[^aeiou])([aeou])(?=[^aeiou]$)/;

/** One huis, two huizen; one brief, two brieven. */
function voiced(stem: string): string {
  return stem.replace(/s$/, 'z').replace(/f$/, 'v');
}

function voiceless(stem: string): string {
  return stem.replace(/z$/, 's').replace(/v$/, 'f');
}

function englishPlurals(word: string): string[] {
  return [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
}

function englishSingulars(word: string): string[] {
  if (!word.endsWith('s')) return [];
  return [word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : []), word.replace(/ies$/, 'y')];
}
