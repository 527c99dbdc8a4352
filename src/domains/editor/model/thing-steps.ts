import type { Operation } from '#domains/documents/model/operation.ts';
import type { ListControls } from './block-controls.ts';

type Values = Readonly<Record<string, unknown>>;
export type Thing = { guid: string } & Values;

/** Of a block: what stands in it, and what is said there in the language that is edited. */
export interface Holder {
  guid: string;
  options: Values;
  content: Values;
}

/** What is done in one step. */
export interface ThingStep {
  operations: Operation[];
  words: { address: { block: { guid: string }; item: string; field: string }; value: unknown }[];
}

export function thingsIn(options: Values, list: ListControls['list']): readonly Thing[] {
  return (options[list] ?? []) as readonly Thing[];
}

/** Those that stand in the same one, or at the top. */
export function siblingsOf(things: readonly Thing[], item: string): readonly Thing[] {
  const parent = parentOf(things.find(({ guid }) => guid === item));
  return things.filter((thing) => parentOf(thing) === parent);
}

export function parentOf(thing: Thing | undefined): string | null {
  return (thing?.['parentGuid'] ?? null) as string | null;
}

/** A new one behind another, and in what that one stands in; as the last one behind none. */
export function addedThing(block: Holder, list: ListControls, { guid, behind }: { guid: string; behind: string | null }): ThingStep {
  const things = thingsIn(block.options, list.list);
  const after = behind ?? things.at(-1)?.guid ?? null;
  const parentGuid = behind === null ? null : parentOf(things.find((thing) => thing.guid === behind));
  const item = { ...list.newThing(guid), ...(parentGuid !== null && { parentGuid }) };
  const first = list.firstWords === 'byColumn' ? emptyCells(block.options) : list.firstWords;
  return { operations: [{ op: 'insertItem', block: block.guid, list: list.list, item, after }], words: wordsOfThing(block, guid, first) };
}

/** The same again behind it, with what stands in it. */
export function copiedThing(block: Holder, list: ListControls['list'], item: string, newGuid: () => string): ThingStep {
  const things = thingsIn(block.options, list);
  const copied = things.filter((thing) => thing.guid === item || parentOf(thing) === item);
  const guids = new Map(copied.map(({ guid }) => [guid, newGuid()]));
  const guidOf = (guid: string) => guids.get(guid) ?? guid;
  let after = item;
  const operations = copied.map((thing): Operation => {
    const parent = parentOf(thing);
    const copy = { ...thing, guid: guidOf(thing.guid), ...(parent !== null && { parentGuid: guidOf(parent) }) };
    const operation: Operation = { op: 'insertItem', block: block.guid, list, item: copy, after };
    after = copy.guid;
    return operation;
  });
  const words = copied.flatMap(({ guid }) => wordsOfThing(block, guidOf(guid), wordsIn(block)[guid] ?? {}));
  return { operations, words: list === 'items' ? words : copiedCells(block, guids) };
}

/** To a place among its siblings, counted from 0. Nothing when it stands there. */
export function movedThing({ guid, options }: Holder, list: ListControls['list'], item: string, place: number): Operation[] {
  const siblings = siblingsOf(thingsIn(options, list), item);
  const others = siblings.filter((thing) => thing.guid !== item);
  const to = Math.max(0, Math.min(place, others.length));
  if (siblings.findIndex((thing) => thing.guid === item) === to) return [];
  return [{ op: 'moveItem', block: guid, list, item, after: others[to - 1]?.guid ?? null }];
}

function wordsIn({ content }: Holder): Readonly<Record<string, Values>> {
  return (content['items'] ?? {}) as Readonly<Record<string, Values>>;
}

function wordsOfThing({ guid }: Holder, item: string, words: Values): ThingStep['words'] {
  return Object.entries(words).map(([field, value]) => ({ address: { block: { guid }, item, field }, value }));
}

function emptyCells(options: Values): Values {
  return Object.fromEntries(thingsIn(options, 'columns').map(({ guid }) => [guid, '']));
}

/** What is said in a column stands in its rows. */
function copiedCells(block: Holder, guids: ReadonlyMap<string, string>): ThingStep['words'] {
  return Object.entries(wordsIn(block)).flatMap(([row, cells]) =>
    [...guids].flatMap(([from, to]) => (cells[from] === undefined ? [] : wordsOfThing(block, row, { [to]: cells[from] }))),
  );
}
