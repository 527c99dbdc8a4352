import { readBlock } from '#domains/blocks/model/read-block.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { ListOptions, WidgetOptions } from '../model/list-blocks.ts';
import { listPublishedBlocks } from './lists.queries.ts';

/** A list or widget as it is published on a document. */
export type PublishedList = {
  guid: string;
  documentGuid: string;
  heading: string;
} & ({ type: 'list'; options: ListOptions } | { type: 'list-widget'; options: WidgetOptions });

/** Every published list block, found by its guid without opening a publication. */
export interface PublishedLists {
  /** As it is in this language, or in Dutch where the page is not translated. */
  find(guid: string, language: Language): PublishedList | undefined;
}

interface StoredBlock {
  guid: string;
  type: string;
  format: number;
  options: Record<string, unknown>;
  content: Record<string, unknown>;
}

/** A block of a publication as a list; undefined when it is none, or cannot be read. */
export function publishedListOf(documentGuid: string, { guid, type, format, options, content }: StoredBlock): PublishedList | undefined {
  if (type !== 'list' && type !== 'list-widget') return undefined;
  const read = readBlock({ type, options: { format, value: options }, own: { format, value: content }, dutch: null }, defaultLanguage);
  if (typeof read === 'string') return undefined;
  // Its type's schema has read both.
  return { guid, documentGuid, type, heading: read.content['heading'], options: read.options } as PublishedList;
}

/** These lists, and those of a list item: there are so many items that theirs are not kept in memory. */
export function withListsOf(lists: PublishedLists, documentGuid: string, blocks: readonly StoredBlock[]): PublishedLists {
  const own = blocks.map((block) => publishedListOf(documentGuid, block));
  return { find: (guid, language) => own.find((list) => list?.guid === guid) ?? lists.find(guid, language) };
}

type ListsByGuid = Record<Language, Map<string, PublishedList>>;

/** Those of the whole site, which can go on from one content version to the next. */
export interface SiteLists extends PublishedLists {
  /** Those on this page, in order: what each is called in the page's address depends on it. */
  guidsOn(documentGuid: string, language: Language): string[];
  /** The same after a change of these documents. */
  changedBy(ctx: Pick<Ctx, 'db'>, documentGuids: readonly string[]): Promise<SiteLists>;
}

export async function loadPublishedLists({ db }: Pick<Ctx, 'db'>): Promise<SiteLists> {
  return siteLists(byGuid({ nl: new Map(), en: new Map() }, await listPublishedBlocks(db)));
}

function byGuid(lists: ListsByGuid, rows: Awaited<ReturnType<typeof listPublishedBlocks>>): ListsByGuid {
  const unnamed: PublishedList[] = [];
  for (const { documentGuid, language, blocks } of rows) {
    for (const block of blocks) {
      const list = publishedListOf(documentGuid, block);
      if (list) lists[language].set(list.guid, list);
      if (list && block.content['heading'] === undefined) unnamed.push(list);
    }
  }
  // What nobody translated is called by its Dutch name.
  for (const list of unnamed) list.heading = lists[defaultLanguage].get(list.guid)?.heading ?? '';
  return lists;
}

function siteLists(lists: ListsByGuid): SiteLists {
  return {
    find(guid, language) {
      // A guid means the same in capitals.
      const small = guid.toLowerCase();
      return lists[language].get(small) ?? lists[defaultLanguage].get(small);
    },
    guidsOn(documentGuid, language) {
      const on = (own: Map<string, PublishedList>) =>
        [...own.values()].filter((list) => list.documentGuid === documentGuid && list.type === 'list').map(({ guid }) => guid);
      const own = on(lists[language]);
      return own.length > 0 ? own : on(lists[defaultLanguage]);
    },
    async changedBy({ db }, documentGuids) {
      const rows = await listPublishedBlocks(db, documentGuids);
      const others = (own: Map<string, PublishedList>) =>
        new Map([...own].filter(([, list]) => !documentGuids.includes(list.documentGuid)));
      return siteLists(byGuid({ nl: others(lists.nl), en: others(lists.en) }, rows));
    },
  };
}
