import type { Ctx } from '#platform/server/context.ts';
import { buildMenu, mapMenu, type MenuMap } from '../model/menu.ts';
import { listMenuItemRows } from './menus.queries.ts';

export { insertMenuItem, type NewMenuItem } from './menus.queries.ts';

export async function loadMenuMap({ db }: Pick<Ctx, 'db'>): Promise<MenuMap> {
  return mapMenu(buildMenu(await listMenuItemRows(db)));
}
