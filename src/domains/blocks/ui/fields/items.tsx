import type { ReactNode } from 'react';
import { ItemScope, useFieldScope } from './field-scope.tsx';

type Item = { guid: string } & Readonly<Record<string, unknown>>;

/** The things a block repeats, in their order. One without words in this language is left out. */
export function Items({ children, filter }: { children: (item: Item) => ReactNode; filter?: (item: Item) => boolean }) {
  return useItems(filter).map((item) => (
    <ItemScope key={item.guid} item={item}>
      {children(item)}
    </ItemScope>
  ));
}

export function useItems(filter: (item: Item) => boolean = () => true): Item[] {
  const { block } = useFieldScope();
  const words = (block.content['items'] ?? {}) as Record<string, unknown>;
  return ((block.options['items'] ?? []) as Item[]).filter((item) => item.guid in words && filter(item));
}
