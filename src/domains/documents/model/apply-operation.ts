import { layoutPositions, positionIn } from '#domains/blocks/model/layout.ts';
import type { KeptBlock, KeptStructure } from './structure.ts';
import type { Operation } from './operation.ts';

type Values = Record<string, unknown>;
interface Thing extends Values {
  guid: string;
  parentGuid?: unknown;
}

/**
 * What an operation makes of a structure, in the browser of who does it as on the server. It never fails: what it is about may have been
 * changed, moved or taken away by others meanwhile.
 */
export function applyOperation(structure: KeptStructure, operation: Operation): KeptStructure {
  switch (operation.op) {
    case 'insert': {
      const { guid, type, options } = operation.block;
      if (structure.blocks.some((block) => block.guid === guid)) return structure;
      const layoutPosition = positionIn(structure.layout, operation.layoutPosition);
      const block = { guid, type, format: 0, options, layoutPosition, languages: null, isHidden: false, isRemoved: false, version: 0 };
      return { ...structure, blocks: withBlock(structure.blocks, block, operation.after) };
    }
    case 'move': {
      const block = structure.blocks.find(({ guid, isRemoved }) => guid === operation.block && !isRemoved);
      // Behind itself is where it stands.
      if (!block || operation.after === block.guid) return structure;
      const moved = { ...block, layoutPosition: positionIn(structure.layout, operation.layoutPosition) };
      const others = structure.blocks.filter(({ guid }) => guid !== block.guid);
      return { ...structure, blocks: withBlock(others, moved, operation.after) };
    }
    case 'layout': {
      const { layout } = operation;
      const stays = (block: KeptBlock) => positionIn(layout, block.layoutPosition) === block.layoutPosition;
      // Region by region: how regions stand to each other in the list says nothing.
      const goes = layoutPositions.flatMap((position) =>
        structure.blocks.filter((block) => block.layoutPosition === position && !stays(block)),
      );
      const moved = goes.map((block) => ({ ...block, layoutPosition: positionIn(layout, block.layoutPosition) }));
      // Behind what is there: nobody's first words are pushed down by what stood at the side.
      return { ...structure, layout, blocks: [...structure.blocks.filter(stays), ...moved] };
    }
    case 'setDocument':
      return { ...structure, options: withValues(structure.options, operation.set) };
    default:
      return {
        ...structure,
        blocks: structure.blocks.map((block) => (block.guid === operation.block ? changedBlock(block, operation) : block)),
      };
  }
}

type OfBlock = Exclude<Operation, { op: 'insert' | 'move' | 'layout' | 'setDocument' }>;

function changedBlock(block: KeptBlock, operation: OfBlock): KeptBlock {
  switch (operation.op) {
    case 'remove':
      return { ...block, isRemoved: true };
    case 'revive':
      return { ...block, isRemoved: false };
    case 'hide':
      return { ...block, isHidden: operation.isHidden };
    case 'limit':
      return { ...block, languages: operation.languages };
    case 'set':
      return { ...block, options: withValues(block.options, operation.set) };
    default: {
      const things = block.options[operation.list] as readonly Thing[] | undefined;
      return { ...block, options: { ...block.options, [operation.list]: changedThings(things ?? [], operation) } };
    }
  }
}

type OfItem = Extract<OfBlock, { item: unknown }>;

function changedThings(things: readonly Thing[], operation: OfItem): readonly Thing[] {
  switch (operation.op) {
    case 'insertItem':
      if (things.some(({ guid }) => guid === operation.item.guid)) return things;
      return placed(things, operation.item, operation.after);
    case 'moveItem': {
      const thing = things.find(({ guid }) => guid === operation.item);
      if (!thing || operation.after === thing.guid) return things;
      return placed(
        things.filter((each) => each !== thing),
        thing,
        operation.after,
      );
    }
    case 'removeItem':
      // With what stands in it.
      return things.filter(({ guid, parentGuid }) => guid !== operation.item && parentGuid !== operation.item);
    case 'setItem':
      return things.map((thing) => (thing.guid === operation.item ? (withValues(thing, operation.set) as Thing) : thing));
  }
}

/** Among those of its region; the others stay where they are. */
function withBlock(blocks: readonly KeptBlock[], block: KeptBlock, after: string | null): readonly KeptBlock[] {
  const { layoutPosition } = block;
  const inRegion = blocks.filter((each) => each.layoutPosition === layoutPosition);
  const elsewhere = blocks.filter((each) => each.layoutPosition !== layoutPosition);
  return [...elsewhere, ...placed(inRegion, block, after)];
}

function placed<T extends { guid: string }>(all: readonly T[], one: T, after: string | null): readonly T[] {
  if (after === null) return [one, ...all];
  const neighbour = all.findIndex(({ guid }) => guid === after);
  return neighbour < 0 ? [...all, one] : all.toSpliced(neighbour + 1, 0, one);
}

function withValues(values: Readonly<Values>, set: Readonly<Values>): Values {
  const given = { ...values, ...set };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}
