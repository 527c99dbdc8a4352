import type { DraftBlock } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import { useStorePart } from '#platform/web/use-store.ts';
import { thingsIn } from '../../model/thing-steps.ts';
import { useDraftStore } from '../editing.ts';
import { valueAt } from '../field-values.ts';

/** What a control is about: a block, or one of the things in a list of it. */
export interface Place {
  block: string;
  list: 'items' | 'columns';
  item: string | null;
}

/** A part of a block. It must be the same value while the part does not change: then nothing is made anew. */
export function useBlockPart<P>(guid: string | null, part: (block: DraftBlock) => P): P | undefined {
  return useStorePart(useDraftStore(), ({ blocks }) => {
    const block = blocks.find((each) => each.guid === guid);
    return block && part(block);
  });
}

/** An option, and how it is set. */
export function useOption(place: Place, { field, standard }: { field: string; standard: unknown }) {
  const store = useDraftStore();
  const value = useBlockPart(place.block, ({ options }) => holderOf(options, place)?.[field]) ?? standard;
  return [value, (next: unknown) => store.run({ operations: [setting(place, { [field]: next ?? null })] })] as const;
}

/** Words of the language that is edited, and how they are changed. */
export function useWords({ block, item }: Place, field: string) {
  const store = useDraftStore();
  const value = useBlockPart(block, ({ content }) => valueAt(content, { guid: block, item, field }));
  const change = (next: unknown) =>
    store.run({ operations: [], words: [{ address: { block: { guid: block }, item, field }, value: next }] });
  return [value, change] as const;
}

export function setting({ block, list, item }: Place, set: Record<string, unknown>): Operation {
  return item === null ? { op: 'set', block, set } : { op: 'setItem', block, list, item, set };
}

function holderOf(options: Readonly<Record<string, unknown>>, { list, item }: Place): Readonly<Record<string, unknown>> | undefined {
  return item === null ? options : thingsIn(options, list).find(({ guid }) => guid === item);
}
