import { applyOperation } from '#domains/documents/model/apply-operation.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import type { KeptBlock, KeptStructure, Structure, StructureBlock } from '#domains/documents/model/structure.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { isSameValue } from '../field-values.ts';

/** What is sent at once, under one key: sent again, it is done once. */
export interface Batch {
  key: string;
  operations: readonly Operation[];
  /** It may have been done: from now on it is sent as it is. */
  isSent: boolean;
}

/** As the server tells it: without what was taken away. */
type Known = Omit<Structure, 'blocks'> & { blocks: readonly StructureBlock[] };

/**
 * The structure of a draft as it is here: what the server has, with what was done here and is waiting. What others make of it is put under
 * the waiting operations, which are done to it again.
 */
export function createStructureQueue(first: KeptStructure) {
  let known = first;
  let waiting: readonly Batch[] = [];
  let current = first;

  function replay(): void {
    current = waiting.flatMap(({ operations }) => operations).reduce<KeptStructure>(applyOperation, known);
  }

  return {
    current: () => current,
    /** What was not taken away. */
    there: () => new Set(current.blocks.flatMap(({ guid, isRemoved }) => (isRemoved ? [] : guid))),
    waiting: () => waiting,
    isToBeInserted: (guid: string) =>
      waiting.some(({ operations }) => operations.some((operation) => operation.op === 'insert' && operation.block.guid === guid)),
    add(operations: readonly Operation[]): void {
      const last = waiting.at(-1);
      const merged = last && !last.isSent ? mergedOperations(last.operations, operations) : undefined;
      if (last && merged) waiting = [...waiting.slice(0, -1), { ...last, operations: merged }];
      else waiting = [...waiting, { key: newCorrelationId(), operations, isSent: false }];
      current = operations.reduce<KeptStructure>(applyOperation, current);
    },
    /** What was waiting when the page was left. */
    resume(batches: readonly Batch[]): void {
      waiting = [...batches, ...waiting];
      replay();
    },
    /** The first that is waiting, as it is sent from now on. */
    next(): Batch | undefined {
      const [batch, ...others] = waiting;
      if (!batch) return undefined;
      const sent = { ...batch, isSent: true };
      waiting = [sent, ...others];
      return sent;
    },
    settle(key: string, structure: Known): void {
      waiting = waiting.filter((batch) => batch.key !== key);
      known = withRemoved(structure, known);
      replay();
    },
    /** The server does not want it: it was never done. */
    drop(key: string): void {
      waiting = waiting.filter((batch) => batch.key !== key);
      replay();
    },
    learn(structure: Known): void {
      known = withRemoved(structure, known);
      replay();
    },
    /** Somebody else took a block away. */
    noteRemoved(guid: string): void {
      known = { ...known, blocks: known.blocks.map((block) => (block.guid === guid ? { ...block, isRemoved: true } : block)) };
      replay();
    },
  };
}

type Counters = Pick<Draft, 'structureVersion' | 'draftVersion'>;

/** Counters only rise: what was read before something was saved here says less than that save did. */
export function laterOf(one: Counters, other: Counters): Counters {
  return {
    structureVersion: Math.max(one.structureVersion, other.structureVersion),
    draftVersion: Math.max(one.draftVersion, other.draftVersion),
  };
}

export function structureOf({ layout, options, buildingBlockInstances: blocks }: Draft): KeptStructure {
  return { layout, options, blocks: blocks.map(structureOfBlock) };
}

function structureOfBlock(block: Draft['buildingBlockInstances'][number]): KeptBlock {
  const { guid, type, format, options, layoutPosition, languages, isHidden, version } = block;
  return { guid, type, format, options, layoutPosition, languages, isHidden, version, isRemoved: false };
}

/** What was there and is not any more was taken away: it is kept where it stood, for who brings it back. What did not change stays the same object. */
function withRemoved(structure: Known, before: KeptStructure): KeptStructure {
  const former = new Map(before.blocks.map((block) => [block.guid, block]));
  const blocks: KeptBlock[] = structure.blocks.map((block) => {
    const fresh: KeptBlock = { ...block, isRemoved: false };
    const old = former.get(block.guid);
    return old && isSameValue(old, fresh) ? old : fresh;
  });
  const there = new Set(blocks.map(({ guid }) => guid));
  before.blocks.forEach((block, index) => {
    if (there.has(block.guid)) return;
    const neighbour = before.blocks.slice(0, index).findLast((each) => each.layoutPosition === block.layoutPosition);
    const place = neighbour ? blocks.findIndex(({ guid }) => guid === neighbour.guid) + 1 : 0;
    blocks.splice(place, 0, { ...block, isRemoved: true });
  });
  return { ...structure, blocks };
}

/** Two settings of one thing, one after the other, are one. */
export function mergedOperations(before: readonly Operation[], then: readonly Operation[]): Operation[] | undefined {
  const [one, other] = [before[0], then[0]];
  if (before.length !== 1 || then.length !== 1 || !one || !other || !('set' in one) || !('set' in other)) return undefined;
  const { set, ...about } = one;
  const { set: next, ...same } = other;
  return isSameValue(about, same) ? [{ ...one, set: { ...set, ...next } }] : undefined;
}
