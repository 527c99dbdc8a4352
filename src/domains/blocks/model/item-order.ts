import { z } from 'zod';

interface Item {
  guid: string;
  /** The item it stands in; null or absent at the top. */
  parentGuid?: string | null;
}

const SortOrder = z.array(z.string());
const NestedSortOrder = z.record(z.string(), SortOrder);

function childrenOf(items: readonly Item[], parent: string | null): string[] {
  return items.filter(({ parentGuid = null }) => parentGuid === parent).map(({ guid }) => guid);
}

/** Every guid in the order in which a reader meets it: an item, then what stands in it. */
function sortOrderOf(items: readonly Item[]): string[] {
  return childrenOf(items, null).flatMap((guid) => [guid, ...childrenOf(items, guid)]);
}

/** The guids at the top under `root`, and those in each item that holds any under its own guid. */
function nestedSortOrderOf(items: readonly Item[]): Record<string, string[]> {
  const nested = childrenOf(items, null).flatMap((guid) => {
    const children = childrenOf(items, guid);
    return children.length > 0 ? [[guid, children] as const] : [];
  });
  return { root: childrenOf(items, null), ...Object.fromEntries(nested) };
}

/** Items in the order of the guids. What the order does not name comes after, as it stood; what is named twice counts once. */
function inOrder(items: readonly Item[], order: readonly string[]): Item[] {
  const named = [...new Set(order)].flatMap((guid) => items.find((item) => item.guid === guid) ?? []);
  return [...named, ...items.filter((item) => !named.includes(item))];
}

function inNestedOrder(items: readonly Item[], nested: Record<string, readonly string[]>): Item[] {
  const parents = new Map(
    Object.entries(nested).flatMap(([parent, guids]) => guids.map((guid) => [guid, parent === 'root' ? null : parent] as const)),
  );
  const { root = [], ...others } = nested;
  return inOrder(items, [...root, ...Object.values(others).flat()]).map((item) => {
    const parentGuid = parents.get(item.guid);
    return parentGuid === undefined ? item : { ...item, parentGuid };
  });
}

function hasItems(options: Record<string, unknown>): options is { items: Item[] } {
  return Array.isArray(options['items']);
}

interface OptionsWithItems {
  items: readonly Item[];
}

/** For a block type with items: clients read and write their order as `sortOrder`. It is stored once, as the order of the items. */
export const itemOrder = {
  computedOptions: ({ items }: OptionsWithItems) => ({ sortOrder: sortOrderOf(items) }),
  acceptOptions: acceptOrder,
};

/** The same for items that stand in one another: `nestedSortOrder` says which stand where. */
export const nestedItemOrder = {
  computedOptions: ({ items }: OptionsWithItems) => ({ sortOrder: sortOrderOf(items), nestedSortOrder: nestedSortOrderOf(items) }),
  acceptOptions: (options: Record<string, unknown>) => {
    const { nestedSortOrder, ...others } = options;
    const ordered = acceptOrder(others);
    if (nestedSortOrder === undefined) return ordered;
    const nested = NestedSortOrder.safeParse(nestedSortOrder);
    return nested.success && hasItems(ordered) ? { ...ordered, items: inNestedOrder(ordered.items, nested.data) } : options;
  },
};

/** What is no order stays where it is, for the schema to refuse. */
function acceptOrder(options: Record<string, unknown>): Record<string, unknown> {
  const { sortOrder, ...stored } = options;
  const order = SortOrder.safeParse(sortOrder);
  return order.success && hasItems(stored) ? { ...stored, items: inOrder(stored.items, order.data) } : options;
}
