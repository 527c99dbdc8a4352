import { listDocumentStates } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { WrittenAnswer } from '#platform/server/handle.ts';
import { isContentManager, type Actor } from '#platform/shared/actor.ts';
import type { Language } from '#platform/shared/language.ts';
import { menuErrors } from '../model/menu.errors.ts';
import { buildMenu, mapMenu, topLevelMenuName, type MenuItem, type MenuMap } from '../model/menu.ts';
import type { PageStates } from '../model/visible-menu.ts';
import type { MenuTexts } from './menu-texts.ts';
import { listMenuItemRows } from './menus.queries.ts';

export async function loadMenuMap({ db }: Pick<Ctx, 'db'>): Promise<MenuMap> {
  return mapMenu(buildMenu(await listMenuItemRows(db)));
}

export async function loadPageStates({ db }: Pick<Ctx, 'db'>): Promise<PageStates> {
  return new Map((await listDocumentStates(db, 'page')).map((state) => [state.guid, state]));
}

export interface ReadersMenu {
  pages: PageStates;
  menuTexts: MenuTexts;
  /** The menu as a reader may see it. */
  menuFor(actor: Actor, language: Language): readonly MenuItem[];
}

export function getMenuWithName(
  { actor }: Pick<Ctx, 'actor'>,
  { name, language, menu }: { name: string; language: Language; menu: ReadersMenu },
): WrittenAnswer {
  if (name !== topLevelMenuName) throw menuErrors.not_found();
  const withLanguages = isContentManager(actor) && actor.isActive;
  return menu.menuTexts.answerOf(menu.menuFor(actor, language), { pages: menu.pages, language, withLanguages });
}
