import { isStillDone } from '#domains/documents/model/inverse-operations.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import type { KeptStructure } from '#domains/documents/model/structure.ts';
import type { Language } from '#platform/shared/language.ts';
import { isSamePlace, isSameValue, type FieldPlace } from '../field-values.ts';
import { textOfValue } from '../text-of-value.ts';
import { mergedOperations } from './structure-queue.ts';

/** A field as it was or became. */
export interface FieldValue {
  value: unknown;
  /** The Dutch words stand there, in another language. */
  isFallback: boolean;
}

export interface WordsChange {
  place: FieldPlace;
  before: FieldValue;
  after: FieldValue;
}

/** One step of undo: words in one language, and what was changed of the structure with them. */
export interface Command {
  language: Language;
  words: readonly WordsChange[];
  /** As it is done again. */
  operations: readonly Operation[];
  inverse: readonly Operation[];
}

export type Direction = 'undo' | 'redo';

/** What is typed without a pause is one step, up to the end of a word. */
const pause = 500;
const mostCommands = 200;

/** The steps that can be taken back, of a whole document: of its words in both languages and of its structure. */
export interface CommandStack {
  record(command: Command): void;
  /** The next step in a direction. */
  peek(direction: Direction): Command | undefined;
  /** It was taken: now it is the next one in the other direction. */
  take(direction: Direction): void;
  /** It cannot be taken any more. */
  skip(direction: Direction): void;
  /** Whatever comes is a step of its own. */
  close(): void;
  /** The step belongs to the other language: its editor takes it on arrival. */
  owe(direction: Direction): void;
  collect(): Direction | null;
  /** For a journal, which fills one that was not used yet. */
  read(): { done: readonly Command[]; undone: readonly Command[] };
  fill(commands: ReturnType<CommandStack['read']>): void;
}

export function createCommandStack(): CommandStack {
  let done: readonly Command[] = [];
  let undone: readonly Command[] = [];
  let changedOn = 0;
  let isClosed = true;
  let owed: Direction | null = null;
  let isUsed = false;
  const side = (direction: Direction) => (direction === 'undo' ? done : undone);

  return {
    record(command) {
      isUsed = true;
      const now = Date.now();
      const last = done.at(-1);
      const joined = last && !isClosed && now - changedOn < pause ? joinedCommands(last, command) : undefined;
      done = joined ? [...done.slice(0, -1), joined] : [...done, command].slice(-mostCommands);
      undone = [];
      changedOn = now;
      isClosed = endsWord(joined ?? command);
    },
    peek: (direction) => side(direction).at(-1),
    take(direction) {
      const command = side(direction).at(-1);
      if (!command) return;
      if (direction === 'undo') [done, undone] = [done.slice(0, -1), [...undone, command]];
      else [done, undone] = [[...done, command], undone.slice(0, -1)];
      isClosed = true;
    },
    skip(direction) {
      if (direction === 'undo') done = done.slice(0, -1);
      else undone = undone.slice(0, -1);
    },
    close: () => void (isClosed = true),
    owe: (direction) => void (owed = direction),
    collect() {
      const direction = owed;
      owed = null;
      return direction;
    },
    read: () => ({ done, undone }),
    fill(commands) {
      if (isUsed) return;
      isUsed = true;
      ({ done, undone } = commands);
    },
  };
}

function joinedCommands(last: Command, next: Command): Command | undefined {
  if (last.language !== next.language) return undefined;
  const [one, other] = [last.words[0], next.words[0]];
  if (last.operations.length === 0 && next.operations.length === 0) {
    if (last.words.length !== 1 || next.words.length !== 1 || !one || !other || !isSamePlace(one.place, other.place)) return undefined;
    return { ...last, words: [{ ...one, after: other.after }] };
  }
  if (one || other || !isOfSameKeys(last.operations, next.operations)) return undefined;
  const operations = mergedOperations(last.operations, next.operations);
  // Of what both set, the first knows how it was.
  const inverse = mergedOperations(next.inverse, last.inverse);
  return operations && inverse && { ...last, operations, inverse };
}

/** Two options of a block are two steps. */
function isOfSameKeys([one]: readonly Operation[], [other]: readonly Operation[]): boolean {
  const keysOf = (operation: Operation | undefined) =>
    operation && 'set' in operation ? Object.keys(operation.set).toSorted().join(' ') : '';
  return keysOf(one) === keysOf(other);
}

/** A word and the space behind it are one step. */
function endsWord({ words: [change] }: Command): boolean {
  const after = change?.after.value;
  return typeof after === 'string' && /\s$/.test(after) && after.length > textOfValue(change?.before.value).length;
}

/** What somebody else changed since is not theirs to take back. */
export function isStillAsLeft(
  { words, operations, inverse }: Command,
  direction: Direction,
  structure: KeptStructure,
  valueOf: (place: FieldPlace) => unknown,
): boolean {
  const isUndo = direction === 'undo';
  const isSo = ({ place, before, after }: WordsChange) => isSameValue(valueOf(place), (isUndo ? after : before).value);
  return isStillDone(structure, isUndo ? operations : inverse) && words.every(isSo);
}
