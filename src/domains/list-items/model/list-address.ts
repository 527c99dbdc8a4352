import { isOfferedType, type ListOptions } from './list-blocks.ts';
import type { ListItemType } from './list-item-types.ts';

/** What an address asks of a list. */
export interface ListSelection {
  pageNumber: number;
  type: ListItemType | null;
  /** One of its topics. */
  parent: string | null;
  /** The list is asked for by itself, so it comes with the page even when it would load later. */
  isNamed: boolean;
}

type Part = 'p' | 'type' | 'list';
const parts = ['p', 'type', 'list'] as const;

/** Where a list begins on its page. */
export function listAnchor(guid: string): string {
  return `list-${guid.slice(0, 8)}`;
}

/** Reads and writes the part of an address that is about one list: `?p=2`, or `?p-1a2b3c4d=2` for another list on the same page. */
export class ListAddress {
  readonly #path: string;
  readonly #known: URLSearchParams;
  readonly #key: string;

  /** `guids` are the lists on the page, in order. */
  constructor({ path, query, guid, guids }: { path: string; query: URLSearchParams; guid: string; guids: readonly string[] }) {
    this.#path = path;
    this.#key = keyOf(guid, guids);
    const keys = guids.flatMap((each) => parts.map((part) => part + keyOf(each, guids)));
    this.#known = new URLSearchParams([...query].filter(([name]) => keys.includes(name)));
  }

  /** `choices` are the topics that its reader is offered. */
  selection({ hasFilters, types }: Pick<ListOptions, 'hasFilters' | 'types'>, choices: readonly { guid: string }[]): ListSelection {
    const [page, type, parent] = parts.map((part) => this.#known.get(part + this.#key));
    return {
      pageNumber: page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      type: hasFilters && type && isOfferedType(types, type) ? type : null,
      parent: choices.find(({ guid }) => guid === parent)?.guid ?? null,
      isNamed: page !== null,
    };
  }

  /** The same page with another selection about this list. What is as it always is, is left out. */
  hrefFor({ pageNumber, type, parent }: Omit<ListSelection, 'isNamed'>, { isNamed = false } = {}): string {
    const query = new URLSearchParams(this.#known);
    const wanted: Record<Part, string | null> = { p: pageNumber > 1 || isNamed ? String(pageNumber) : null, type, list: parent };
    for (const part of parts) {
      query.delete(part + this.#key);
      const value = wanted[part];
      if (value !== null) query.set(part + this.#key, value);
    }
    return this.#path + (query.size > 0 ? `?${query}` : '');
  }
}

function keyOf(guid: string, guids: readonly string[]): string {
  return guid === guids[0] ? '' : `-${guid.slice(0, 8)}`;
}
