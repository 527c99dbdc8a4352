import type { Actor } from '#platform/shared/actor.ts';
import type { Language } from '#platform/shared/language.ts';
import type { MenuItem, MenuMap } from './menu.ts';
import type { PageStates } from './visible-menu.ts';

/** What of the site in memory says where something stands and who may know of it. */
export interface SiteView {
  menu: MenuMap;
  pages: PageStates;
  /** The menu as a reader may see it. */
  menuFor(actor: Actor, language: Language): readonly MenuItem[];
}
