/**
 * How many slips of the finger lie between what was typed and a word: a letter too many, too few, swapped with its neighbour, or
 * mistaken for one beside it on the keyboard or that sounds the same. Any other letter in its place makes another word, and counts double.
 * Beyond `most` they are not counted further.
 */
export function slipsBetween(typed: string, word: string, most = Infinity): number {
  // What both begin and end with has no slip in it; most of two words that are nearly the same.
  const shortest = Math.min(typed.length, word.length);
  let start = 0;
  while (start < shortest && typed[start] === word[start]) start++;
  let end = 0;
  while (end < shortest - start && typed[typed.length - 1 - end] === word[word.length - 1 - end]) end++;
  const [rows, columns] = [typed.length - start - end, word.length - start - end];

  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row++) {
    const current = [row];
    for (let column = 1; column <= columns; column++) {
      // A letter that stands so much further on in the one has as many too few or too many before it.
      if (Math.abs(row - column) > most) {
        current[column] = Infinity;
        continue;
      }
      const [one = '', other = ''] = [typed[start + row - 1], word[start + column - 1]];
      const isSwapped = row > 1 && column > 1 && one === word[start + column - 2] && typed[start + row - 2] === other;
      const isFirst = start === 0 && (row === 1 || column === 1);
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (one === other ? 0 : !isFirst && word.length >= longEnough && mistakable.has(one + other) ? 1 : 2),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    beforeLast = last;
    last = current;
  }
  return last[columns] ?? 0;
}

/** Among shorter words, one letter makes another of everyday use: huis and huid, hond and hand. */
const longEnough = 6;

const soundAlike = ['dt', 'sz', 'fv', 'ck', 'cs', 'kq', 'iy', 'ij', 'gh', 'gj'];
/** Where each row begins, in widths of a key. */
const keyboard = [
  { keys: 'qwertyuiop', start: 0 },
  { keys: 'asdfghjkl', start: 0.25 },
  { keys: 'zxcvbnm', start: 0.75 },
];

function isMistakable(one: string, other: string): boolean {
  if (soundAlike.some((pair) => pair.includes(one) && pair.includes(other))) return true;
  const [a, b] = [placeOf(one), placeOf(other)];
  return a !== undefined && b !== undefined && Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

function placeOf(letter: string): { row: number; column: number } | undefined {
  const row = keyboard.findIndex(({ keys }) => keys.includes(letter));
  const found = keyboard[row];
  return found && { row, column: found.start + found.keys.indexOf(letter) };
}

/** All pairs of them, told once: one word is compared with all words of a site. */
const mistakable = new Set(
  keyboard
    .flatMap(({ keys }) => [...keys])
    .flatMap((one, _, letters) => letters.filter((other) => isMistakable(one, other)).map((other) => one + other)),
);

/** More slips than this make another word. */
export function toleratedSlips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 10 ? 1 : 2;
}
