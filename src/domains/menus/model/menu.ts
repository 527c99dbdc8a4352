import { defaultLanguage, type Language } from '#platform/shared/language.ts';

/** The menu is the site's map: where a page stands in it is its address. */
export interface MenuItem {
  guid: string;
  pageGuid: string | null;
  name: Record<Language, string>;
  urlSegment: Record<Language, string>;
  relatedMenuItems: MenuItem[];
}

interface MenuItemRow {
  guid: string;
  parentGuid: string | null;
  pageGuid: string | null;
  texts: Partial<Record<Language, { name: string; urlSegment: string }>>;
}

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

function toItem({ guid, pageGuid, texts }: MenuItemRow): MenuItem {
  const dutch = texts[defaultLanguage] ?? { name: '', urlSegment: guid };
  const english = texts.en ?? dutch;
  return {
    guid,
    pageGuid,
    name: { nl: dutch.name, en: english.name },
    urlSegment: { nl: dutch.urlSegment, en: english.urlSegment },
    relatedMenuItems: [],
  };
}

/** Addresses by path and by page, made once per content version, so that finding one costs no walk through the tree. */
export interface MenuMap {
  itemAt(language: Language, path: string): MenuItem | undefined;
  pathOf(language: Language, pageGuid: string): string | undefined;
}

export function mapMenu(topLevel: readonly MenuItem[]): MenuMap {
  const itemsByPath = new Map<string, MenuItem>();
  const pathsByPage = new Map<string, string>();

  function visit(items: readonly MenuItem[], language: Language, parentPath: string): void {
    for (const item of items) {
      const segment = item.urlSegment[language];
      const path = segment === '' ? parentPath || '/' : `${parentPath}/${segment}`;
      if (!itemsByPath.has(`${language} ${path}`)) itemsByPath.set(`${language} ${path}`, item);
      // A page in several places answers at each; its first place in the menu is its own address.
      if (item.pageGuid && !pathsByPage.has(`${language} ${item.pageGuid}`)) pathsByPage.set(`${language} ${item.pageGuid}`, path);
      visit(item.relatedMenuItems, language, path === '/' ? '' : path);
    }
  }
  visit(topLevel, 'nl', '');
  visit(topLevel, 'en', '');

  return {
    itemAt: (language, path) => itemsByPath.get(`${language} ${path}`),
    pathOf: (language, pageGuid) => pathsByPage.get(`${language} ${pageGuid}`),
  };
}
