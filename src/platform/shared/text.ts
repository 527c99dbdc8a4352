/** Control characters, and the marks that make a text read in another order than it is stored. */
const hiddenCharacters = /[\p{Cc}\p{Bidi_Control}]/gu;
/** What shows nothing by itself and nobody means to type: marks of direction, and blanks without a width. */
const unseenMarks = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;
/** Nothing but blanks and fillers, such as a soft hyphen or a letter of braille without dots: it looks as if nothing stands there. */
const nothingToSee = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]+$/u;
/** Those that end a line or a paragraph as well: a header or a cell of a table would go on where nobody meant it to. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const controlCharacterInText = /[^\P{Cc}\t\n\r]/u;

export function hasControlCharacter(text: string): boolean {
  return controlCharacter.test(text);
}

/** Can be stored and shown as it is: no NUL or other control character but tab and line end, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !controlCharacterInText.test(text);
}

/** Without NUL and without half of a surrogate pair: nobody sees them, and the server refuses a whole call for one of those. */
export function sendableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}

/** One spelling for equal texts (NFC), in the order in which it is read; empty when it looks empty. Compare and index nothing else. */
export function normalizeText(text: string): string {
  const normal = text.replace(unseenMarks, '').normalize('NFC');
  return nothingToSee.test(normal) ? '' : normal;
}

export function withoutHiddenCharacters(text: string): string {
  return text.replace(hiddenCharacters, '');
}
