import { createContext, useContext, type ReactNode } from 'react';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { BuildingBlockInstance } from '../../model/building-block.ts';
import { pathOf } from '../../model/words.ts';

type Values = Readonly<Record<string, unknown>>;

/** Which block the fields inside are about, and which part of it. */
interface FieldScope {
  block: BuildingBlockInstance;
  /** The guid of the repeated thing that the fields inside belong to; null for the block itself. */
  item: string | null;
  options: Values;
  content: Values;
  /** The fields of the block that are in Dutch, in a block that is in another language. */
  fallback: ReadonlySet<string> | null;
}

const Scope = createContext<FieldScope | null>(null);

export function BlockScope({ block, children }: { block: BuildingBlockInstance; children: ReactNode }) {
  const { options, content, language, fallback = [] } = block;
  const paths = language === defaultLanguage || fallback.length === 0 ? null : new Set(fallback);
  return <Scope value={{ block, item: null, options, content, fallback: paths }}>{children}</Scope>;
}

export function ItemScope({ item, children }: { item: Values & { guid: string }; children: ReactNode }) {
  const { block, fallback } = useFieldScope();
  const words = block.content['items'] as Record<string, Values> | undefined;
  return <Scope value={{ block, item: item.guid, options: item, content: words?.[item.guid] ?? nothing, fallback }}>{children}</Scope>;
}

const nothing: Values = {};

export function useFieldScope(): FieldScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A field stands outside a block');
  return scope;
}

/** The language of a field, where it is not that of its block: nobody translated it, so it is shown in Dutch. */
export function langOf({ item, fallback }: FieldScope, field: string): Language | undefined {
  return fallback?.has(pathOf(item, field)) ? defaultLanguage : undefined;
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
