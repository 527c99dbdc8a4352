/** A word of a text: where it stands, and how it is compared. */
export interface Word {
  start: number;
  end: number;
  /** As one word: `e-mail` is `email`. */
  key: string;
  /** The parts that a hyphen joins; the key alone when there is none. */
  parts: string[];
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’ʼ‑-][\p{L}\p{N}\p{M}]+)*/gu;
const marks = /\p{M}/gu;
/** Auto's and mayor's are about the auto and the mayor. */
const ending = /['’ʼ]s$/;
const joints = /['’ʼ‑-]/;
/** Letters that are no letter with a mark, but that few keyboards have. */
const lookAlikes: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

const plainLetters = /^[a-z0-9]*$/;

/** The same for café and Cafe: what is compared and indexed. */
export function plainSpelling(text: string): string {
  // Most words are plain already, and a page of results reads many.
  if (plainLetters.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => lookAlikes[letter] ?? letter);
}

/** The words of a text in the order in which they stand. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: found, index }) => {
    const plain = plainSpelling(found).replace(ending, '');
    const parts = plain.split(joints).filter((part) => part !== '');
    return { start: index, end: index + found.length, key: parts.join(''), parts };
  });
}

/** What a text is indexed as: its words alone, with the joined spelling beside the parts. */
export function indexText(text: string): string {
  return wordsIn(text)
    .flatMap(({ key, parts }) => (parts.length > 1 ? [...parts, key] : parts))
    .filter((word) => word.length <= longestWord)
    .join(' ');
}

/** A text as it is compared as a whole: the same words in the same order. */
export function textKey(text: string): string {
  return wordsIn(text)
    .map(({ key }) => key)
    .join(' ');
}

const longestWord = 60;
const vocabularyWord = /^\p{L}{3,40}$/u;

/** The different words that join the vocabulary of the site: no numbers, nothing too short to be mistyped. */
export function vocabularyOf(texts: readonly string[]): string[] {
  const keys = texts.flatMap((text) => wordsIn(text).flatMap(({ key, parts }) => [key, ...parts]));
  return [...new Set(keys)].filter((word) => vocabularyWord.test(word)).toSorted();
}
