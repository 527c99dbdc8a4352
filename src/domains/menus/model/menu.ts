import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';

/** The menu is the site's map: where a page stands in it is its address. */
export interface MenuItem {
  guid: string;
  /** What it leads to: a page, an address elsewhere, or neither: then it is a heading. */
  pageGuid: string | null;
  externalUrl: string | null;
  name: Record<Language, string>;
  urlSegment: Record<Language, string>;
  /** The languages it has words of its own in. */
  namedIn: Language[];
  relatedMenuItems: MenuItem[];
}

interface MenuItemRow {
  guid: string;
  parentGuid: string | null;
  pageGuid: string | null;
  externalUrl: string | null;
  texts: Partial<Record<Language, { name: string; urlSegment: string }>>;
}

/** The only menu there is. */
export const topLevelMenuName = 'Top level menu';

/** Rows in order become a tree. An item without English words uses the Dutch ones. */
export function buildMenu(rows: readonly MenuItemRow[]): MenuItem[] {
  const items = new Map(rows.map((row) => [row.guid, toItem(row)]));
  const topLevel: MenuItem[] = [];
  for (const row of rows) {
    const item = items.get(row.guid);
    const siblings = row.parentGuid === null ? topLevel : items.get(row.parentGuid)?.relatedMenuItems;
    if (item && siblings) siblings.push(item);
  }
  return topLevel;
}

function toItem({ guid, pageGuid, externalUrl, texts }: MenuItemRow): MenuItem {
  const dutch = texts[defaultLanguage] ?? { name: '', urlSegment: guid };
  const english = texts.en ?? dutch;
  return {
    guid,
    pageGuid,
    externalUrl,
    name: { nl: dutch.name, en: english.name },
    urlSegment: { nl: dutch.urlSegment, en: english.urlSegment },
    namedIn: languages.filter((language) => texts[language] !== undefined),
    relatedMenuItems: [],
  };
}

/** A place in the menu, in one language. */
export interface Place {
  item: MenuItem;
  /** Without the language prefix. */
  path: string;
  parent: Place | null;
}

/** Addresses by path and by page, made once per content version, so that finding one costs no walk through the tree. */
export interface MenuMap {
  topLevel: readonly MenuItem[];
  /** The place at a path. Upper case, or the segments of another language, lead to it too: its own `path` tells. */
  placeAt(language: Language, path: string): Place | undefined;
  /** The address of a page is its first place in menu order. */
  placeOf(language: Language, pageGuid: string): Place | undefined;
  /** The same place in another language. */
  placeOfItem(language: Language, itemGuid: string): Place | undefined;
}

export function mapMenu(topLevel: readonly MenuItem[]): MenuMap {
  const maps = { nl: mapLanguage(topLevel, 'nl'), en: mapLanguage(topLevel, 'en') };

  function placeAt(language: Language, path: string): Place | undefined {
    const own = maps[language].byPath.get(path);
    if (own) return own;
    const plain = path.toLowerCase();
    for (const candidate of [language, ...languages]) {
      const place = maps[candidate].byPath.get(plain);
      if (place) return maps[language].byItem.get(place.item.guid);
    }
    return undefined;
  }

  return {
    topLevel,
    placeAt,
    placeOf: (language, pageGuid) => maps[language].byPage.get(pageGuid),
    placeOfItem: (language, itemGuid) => maps[language].byItem.get(itemGuid),
  };
}

interface LanguageMap {
  byPath: Map<string, Place>;
  byPage: Map<string, Place>;
  byItem: Map<string, Place>;
}

function mapLanguage(topLevel: readonly MenuItem[], language: Language): LanguageMap {
  const map: LanguageMap = { byPath: new Map(), byPage: new Map(), byItem: new Map() };

  function visit(items: readonly MenuItem[], parent: Place | null): void {
    for (const item of items) {
      const place = { item, path: pathUnder(parent, item.urlSegment[language]), parent };
      if (!map.byPath.has(place.path)) map.byPath.set(place.path, place);
      if (item.pageGuid && !map.byPage.has(item.pageGuid)) map.byPage.set(item.pageGuid, place);
      map.byItem.set(item.guid, place);
      visit(item.relatedMenuItems, place);
    }
  }
  visit(topLevel, null);
  return map;
}

/** The home page has no segment, and what hangs under it stands at the top. */
function pathUnder(parent: Place | null, segment: string): string {
  const above = parent === null || parent.path === '/' ? '' : parent.path;
  return segment === '' ? above || '/' : `${above}/${segment}`;
}
