import { positionIn } from '#domains/blocks/model/layout.ts';
import { applyOperation } from './apply-operation.ts';
import type { Operation } from './operation.ts';
import type { KeptBlock, KeptStructure } from './structure.ts';

type Values = Readonly<Record<string, unknown>>;
type Thing = { guid: string; parentGuid?: unknown } & Values;
type Ordered = readonly { guid: string }[];

/** What takes these operations back, when they are done to this structure. */
export function inverseOf(structure: KeptStructure, operations: readonly Operation[]): Operation[] {
  let current = structure;
  const inverses = operations.map((operation) => {
    const inverse = inverseOfOne(current, operation);
    current = applyOperation(current, operation);
    return inverse;
  });
  return inverses.toReversed().flat();
}

/** The same operations for who did them once and took them back: what was put in then is there, and only has to be brought back. */
export function againOf(operations: readonly Operation[]): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.op !== 'insert') return [operation];
    const { block, layoutPosition, after } = operation;
    return [
      { op: 'revive', block: block.guid },
      { op: 'move', block: block.guid, layoutPosition, after },
    ];
  });
}

/** Whether what these operations did is still so. What others made of it meanwhile is not to be taken back with it. */
export function isStillDone(structure: KeptStructure, operations: readonly Operation[]): boolean {
  return operations.every((operation) => isDone(structure, operation));
}

function isDone(structure: KeptStructure, operation: Operation): boolean {
  switch (operation.op) {
    case 'insert':
    case 'revive':
      return isThere(structure, guidOf(operation));
    case 'move': {
      const block = structure.blocks.find(({ guid }) => guid === operation.block);
      return block !== undefined && !block.isRemoved && block.layoutPosition === positionIn(structure.layout, operation.layoutPosition);
    }
    case 'insertItem':
    case 'moveItem': {
      const guid = operation.op === 'insertItem' ? operation.item.guid : operation.item;
      return isThere(structure, operation.block) && thingsOf(structure, operation).some((thing) => thing.guid === guid);
    }
    case 'layout':
      return structure.layout === operation.layout;
    case 'remove':
      return structure.blocks.some(({ guid, isRemoved }) => guid === operation.block && isRemoved);
    default: {
      // Of what can be done twice: when it changes nothing any more, it is done.
      if ('block' in operation && !isThere(structure, operation.block)) return false;
      return JSON.stringify(applyOperation(structure, operation)) === JSON.stringify(structure);
    }
  }
}

function guidOf(operation: Extract<Operation, { op: 'insert' | 'revive' }>): string {
  return operation.op === 'insert' ? operation.block.guid : operation.block;
}

function isThere({ blocks }: KeptStructure, block: string): boolean {
  return blocks.some(({ guid, isRemoved }) => guid === block && !isRemoved);
}

function inverseOfOne(structure: KeptStructure, operation: Operation): Operation[] {
  if (operation.op === 'insert') return [{ op: 'remove', block: operation.block.guid }];
  if (operation.op === 'setDocument') return [{ op: 'setDocument', set: formerOf(structure.options, operation.set) }];
  if (operation.op === 'layout') return [{ op: 'layout', layout: structure.layout }, ...placesBefore(structure, operation)];
  const block = structure.blocks.find(({ guid }) => guid === operation.block);
  return block ? inverseInBlock(structure, block, operation) : [];
}

type InBlock = Exclude<Operation, { op: 'insert' | 'setDocument' | 'layout' }>;

function inverseInBlock(structure: KeptStructure, block: KeptBlock, operation: InBlock): Operation[] {
  const { guid } = block;
  switch (operation.op) {
    case 'move':
      return [placeOf(structure, block)];
    case 'remove':
      // Its column may be gone meanwhile, and back again.
      return block.isRemoved ? [] : [{ op: 'revive', block: guid }, placeOf(structure, block)];
    case 'revive':
      return block.isRemoved ? [{ op: 'remove', block: guid }] : [];
    case 'set':
      return [{ op: 'set', block: guid, set: formerOf(block.options, operation.set) }];
    case 'hide':
      return [{ op: 'hide', block: guid, isHidden: block.isHidden }];
    case 'limit':
      return [{ op: 'limit', block: guid, languages: block.languages }];
    default:
      return inverseOfItem(thingsOf(structure, operation), operation);
  }
}

type OfItem = Extract<Operation, { item: unknown }>;

function inverseOfItem(things: readonly Thing[], operation: OfItem): Operation[] {
  const { block, list } = operation;
  if (operation.op === 'insertItem') {
    const { guid } = operation.item;
    return things.some((thing) => thing.guid === guid) ? [] : [{ op: 'removeItem', block, list, item: guid }];
  }
  const { item } = operation;
  const thing = things.find(({ guid }) => guid === item);
  if (!thing) return [];
  switch (operation.op) {
    case 'moveItem':
      return [{ op: 'moveItem', block, list, item, after: neighbourBefore(things, item) }];
    case 'setItem':
      return [{ op: 'setItem', block, list, item, set: formerOf(thing, operation.set) }];
    case 'removeItem':
      // In their order, so that each finds the one before it.
      return things
        .filter(({ guid, parentGuid }) => guid === item || parentGuid === item)
        .map((each) => ({ op: 'insertItem', block, list, item: each, after: neighbourBefore(things, each.guid) }));
  }
}

function thingsOf(structure: KeptStructure, { block, list }: OfItem): readonly Thing[] {
  const found = structure.blocks.find(({ guid }) => guid === block);
  return (found?.options[list] ?? []) as readonly Thing[];
}

/** The values that these keys have now; null for one that has none. */
function formerOf(values: Values, set: Values): Record<string, unknown> {
  return Object.fromEntries(Object.keys(set).map((key) => [key, values[key] ?? null]));
}

function placeOf({ blocks }: KeptStructure, { guid, layoutPosition }: KeptBlock): Operation {
  const inRegion = blocks.filter((block) => block.layoutPosition === layoutPosition);
  return { op: 'move', block: guid, layoutPosition, after: neighbourBefore(inRegion, guid) };
}

function neighbourBefore(all: Ordered, guid: string): string | null {
  return all[all.findIndex((each) => each.guid === guid) - 1]?.guid ?? null;
}

/** For the blocks that a layout puts elsewhere, in their order: where they stood. */
function placesBefore(structure: KeptStructure, layout: Operation): Operation[] {
  const after = applyOperation(structure, layout);
  const moved = structure.blocks.filter(
    ({ guid, layoutPosition }) => after.blocks.find((block) => block.guid === guid)?.layoutPosition !== layoutPosition,
  );
  return moved.map((block) => placeOf(structure, block));
}
