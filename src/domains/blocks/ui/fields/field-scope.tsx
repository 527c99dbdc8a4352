import { createContext, useContext, type ReactNode } from 'react';
import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';

type Values = Readonly<Record<string, unknown>>;

/** Which block the fields inside are about, and which part of it. */
interface FieldScope {
  block: BuildingBlockInstance;
  /** The guid of the repeated thing that the fields inside belong to; null for the block itself. */
  item: string | null;
  options: Values;
  content: Values;
}

const Scope = createContext<FieldScope | null>(null);

export function BlockScope({ block, children }: { block: BuildingBlockInstance; children: ReactNode }) {
  return <Scope value={{ block, item: null, options: block.options, content: block.content }}>{children}</Scope>;
}

export function ItemScope({ item, children }: { item: Values & { guid: string }; children: ReactNode }) {
  const { block } = useFieldScope();
  const words = block.content['items'] as Record<string, Values> | undefined;
  return <Scope value={{ block, item: item.guid, options: item, content: words?.[item.guid] ?? nothing }}>{children}</Scope>;
}

const nothing: Values = {};

export function useFieldScope(): FieldScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A field stands outside a block');
  return scope;
}

/** A field by the words an editor needs to find it again: which block, which language, which place in it. */
export interface FieldAddress {
  block: BuildingBlockInstance;
  item: string | null;
  field: string;
}

export function addressOf({ block, item }: FieldScope, field: string): FieldAddress {
  return { block, item, field };
}
