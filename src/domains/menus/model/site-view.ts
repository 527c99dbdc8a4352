import type { MenuMap } from './menu.ts';
import type { PageStates } from './visible-menu.ts';

/** What of the site in memory says where something stands and who may know of it. */
export interface SiteView {
  menu: MenuMap;
  pages: PageStates;
}
