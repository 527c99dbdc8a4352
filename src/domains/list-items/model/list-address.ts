import { slugOf } from '#platform/shared/slug.ts';
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

/** A topic that readers can choose. */
export interface TopicChoice {
  guid: string;
  /** In the language of the address. */
  name: string;
  /** Also what it is called in other languages: a link that somebody passes on is understood in each. */
  names: readonly string[];
}

type Part = 'p' | 'type' | 'list';
const parts = ['p', 'type', 'list'] as const;
/** No list has as many pages; an address can hold any number. */
const beyondEveryPage = 999_999;

/** Where a list begins on its page. */
export function listAnchor(guid: string): string {
  return `list-${guid.slice(0, 8)}`;
}

/** Reads and writes the part of an address that is about one list: `?p=2`, or `?p-1a2b3c4d=2` for another list on the same page. */
export class ListAddress {
  readonly #path: string;
  readonly #known: URLSearchParams;
  readonly #key: string;
  readonly #topics: readonly TopicChoice[];

  /** `guids` are the lists on the page, in order; `topics` what its reader is offered. */
  constructor({ path, query, guid, guids, topics }: AddressInput) {
    this.#path = path;
    this.#topics = topics;
    this.#key = keyOf(guid, guids);
    const keys = guids.flatMap((each) => parts.map((part) => part + keyOf(each, guids)));
    this.#known = new URLSearchParams([...query].filter(([name]) => keys.includes(name)));
  }

  selection({ hasFilters, types }: Pick<ListOptions, 'hasFilters' | 'types'>): ListSelection {
    const [page, type, topic] = parts.map((part) => this.#known.get(part + this.#key));
    const chosen = {
      type: hasFilters && type && isOfferedType(types, type) ? type : null,
      parent: (topic && this.#topicCalled(topic)?.guid) || null,
    };
    return {
      ...chosen,
      pageNumber: page && /^[1-9]\d*$/.test(page) ? Math.min(Number(page), beyondEveryPage) : 1,
      isNamed: page !== null || chosen.type !== null || chosen.parent !== null,
    };
  }

  /** The same page with another selection about this list. What is as it always is, is left out. */
  hrefFor({ pageNumber, type, parent }: Omit<ListSelection, 'isNamed'>, { isNamed = false } = {}): string {
    const query = new URLSearchParams(this.#known);
    const wanted: Record<Part, string | null> = {
      p: pageNumber > 1 || isNamed ? String(pageNumber) : null,
      type,
      list: parent && this.#wordFor(parent),
    };
    for (const part of parts) {
      query.delete(part + this.#key);
      const value = wanted[part];
      if (value !== null) query.set(part + this.#key, value);
    }
    return this.#path + (query.size > 0 ? `?${query}` : '');
  }

  /** By its guid too, as addresses had it before they had words. */
  #topicCalled(asked: string): TopicChoice | undefined {
    const has = (is: (topic: TopicChoice) => boolean) => this.#topics.find(is);
    // In capitals or with a space behind it, it is the same word.
    const word = slugOf(asked, '');
    return (
      has(({ guid }) => guid === asked) ??
      has(({ name }) => slugOf(name, '') === word) ??
      has(({ names }) => names.some((name) => slugOf(name, '') === word))
    );
  }

  /** The name that people can read, where it leads back to this topic and to no other. */
  #wordFor(guid: string): string {
    const word = slugOf(this.#topics.find((topic) => topic.guid === guid)?.name ?? '', '');
    return word !== '' && this.#topicCalled(word)?.guid === guid ? word : guid;
  }
}

interface AddressInput {
  path: string;
  query: URLSearchParams;
  guid: string;
  guids: readonly string[];
  topics: readonly TopicChoice[];
}

function keyOf(guid: string, guids: readonly string[]): string {
  return guid === guids[0] ? '' : `-${guid.slice(0, 8)}`;
}
