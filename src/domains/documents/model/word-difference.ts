/** A stretch of text that is in both, or in one of two versions alone. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** How much may still be searched, by all texts of a comparison together. Beyond it the one version takes the place of the other. */
export interface SearchBudget {
  steps: number;
}

export const newBudget = (): SearchBudget => ({ steps: 4_000_000 });

/** What was added to and removed from a text, word by word. What is the same is written as it is in the second. */
export function wordDifference(before: string, after: string, budget = newBudget()): TextPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const trimmed = [old, fresh].map((words) => words.map((word) => word.trimEnd())) as [string[], string[]];
  const parts: TextPart[] = [];
  function add(kind: TextPart['kind'], words: readonly string[]): void {
    if (words.length > 0) parts.push({ kind, text: words.join('') });
  }
  let [from, to] = [0, 0];
  for (const { at, count } of [...commonRuns(...trimmed, budget), { at: [old.length, fresh.length] as const, count: 0 }]) {
    add('removed', old.slice(from, at[0]));
    add('added', fresh.slice(to, at[1]));
    add('same', fresh.slice(at[1], at[1] + count));
    [from, to] = [at[0] + count, at[1] + count];
  }
  return parts;
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Each with the space behind it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

interface Run {
  /** Where it begins in the one and in the other. */
  at: readonly [number, number];
  count: number;
}

/** What two lists have in common, in the order of both: as much as there is. */
export function commonRuns(one: readonly string[], other: readonly string[], budget = newBudget()): Run[] {
  const both = (a: number, b: number) => one[a] === other[b];
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && both(start, start)) start += 1;
  let end = 0;
  while (end < shortest - start && both(one.length - 1 - end, other.length - 1 - end)) end += 1;
  const middle = commonInside(budget, {
    rows: one.length - start - end,
    columns: other.length - start - end,
    isSame: (a, b) => both(start + a, start + b),
  });
  return joined([
    { at: [0, 0], count: start },
    ...middle.map(([a, b]) => ({ at: [start + a, start + b] as const, count: 1 })),
    { at: [one.length - end, other.length - end], count: end },
  ]);
}

interface Inside {
  rows: number;
  columns: number;
  isSame(row: number, column: number): boolean;
}

/** The longest common sequence, by the lengths of those that begin at each pair of places. */
function commonInside(budget: SearchBudget, { rows, columns, isSame }: Inside): [number, number][] {
  if (rows === 0 || columns === 0 || rows * columns > budget.steps) return [];
  budget.steps -= rows * columns;
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (isSame(row, column)) {
      pairs.push([row, column]);
      [row, column] = [row + 1, column + 1];
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.count === 0) continue;
    const isNext = last && last.at[0] + last.count === run.at[0] && last.at[1] + last.count === run.at[1];
    if (isNext) last.count += run.count;
    else all.push({ ...run });
  }
  return all;
}

/** So many words are left of what is the same, at either side of a change. */
const wordsAround = 8;

/** A difference as it is read beside its page: of what stays the same, the words around each change alone. */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    const words = wordsOf(part.text);
    const [before, behind] = [index > 0 ? wordsAround : 0, index < parts.length - 1 ? wordsAround : 0];
    if (words.length <= before + behind + 1) return part;
    const first = words.slice(0, before).join('');
    return {
      ...part,
      text: `${first}… ${words.slice(words.length - behind).join('')}`.trimEnd() + (behind > 0 ? trailingSpace(part.text) : ''),
    };
  });
}

function trailingSpace(text: string): string {
  return text.slice(text.trimEnd().length);
}
