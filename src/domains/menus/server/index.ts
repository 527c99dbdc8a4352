export { MenuTexts } from './menu-texts.ts';
export { insertMenuItem, type NewMenuItem } from './menus.queries.ts';
export { menuRoutes } from './menus.routes.ts';
export { loadMenuMap, loadPageStates } from './menus.service.ts';
