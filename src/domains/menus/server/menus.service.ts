import { listDocumentStates } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isContentManager, type Actor } from '#platform/shared/actor.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { MenuItemView } from '../model/menu.contract.ts';
import { menuErrors } from '../model/menu.errors.ts';
import { buildMenu, mapMenu, topLevelMenuName, type MenuItem, type MenuMap } from '../model/menu.ts';
import type { PageStates } from '../model/visible-menu.ts';
import { listMenuItemRows } from './menus.queries.ts';

export async function loadMenuMap({ db }: Pick<Ctx, 'db'>): Promise<MenuMap> {
  return mapMenu(buildMenu(await listMenuItemRows(db)));
}

export async function loadPageStates({ db }: Pick<Ctx, 'db'>): Promise<PageStates> {
  return new Map((await listDocumentStates(db, 'page')).map((state) => [state.guid, state]));
}

export interface ReadersMenu {
  pages: PageStates;
  /** The menu as a reader may see it. */
  menuFor(actor: Actor, language: Language): readonly MenuItem[];
}

export function getMenuWithName(
  { actor }: Pick<Ctx, 'actor'>,
  { name, language, menu }: { name: string; language: Language; menu: ReadersMenu },
) {
  if (name !== topLevelMenuName) throw menuErrors.not_found();
  const view = { pages: menu.pages, language, withLanguages: isContentManager(actor) && actor.isActive };
  return { topLevelMenu: { name: topLevelMenuName, menuItems: menu.menuFor(actor, language).map((item) => toView(item, view)) } };
}

interface View {
  pages: PageStates;
  language: Language;
  withLanguages: boolean;
}

function toView(item: MenuItem, view: View): MenuItemView {
  const { pages, language, withLanguages } = view;
  const published = item.pageGuid === null ? undefined : pages.get(item.pageGuid)?.published;
  return {
    guid: item.guid,
    urlSegment: item.urlSegment[language],
    name: item.name[language],
    pageGuid: item.pageGuid,
    pageName: (published?.[language] ?? published?.[defaultLanguage])?.title ?? null,
    pageIsPublished: published?.[language] !== undefined,
    externalUrl: item.externalUrl,
    language: item.namedIn.includes(language) ? language : defaultLanguage,
    ...(withLanguages && { languages: { nl: wordsIn(item, 'nl'), en: wordsIn(item, 'en') } }),
    relatedMenuItems: item.relatedMenuItems.map((child) => toView(child, view)),
  };
}

function wordsIn(item: MenuItem, language: Language) {
  return { name: item.name[language], urlSegment: item.urlSegment[language] };
}
