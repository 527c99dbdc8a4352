import { itemPath } from '#domains/list-items/model/item-address.ts';
import type { MenuItem } from '#domains/menus/model/menu.ts';
import type { AddressesOf } from '#domains/search/server/index.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { visibleItemsTo } from './site-navigation.ts';
import type { SiteSource } from './site.ts';

/** Where what was found stands on the site, as far as this reader may know. */
export function searchAddresses(source: SiteSource): AddressesOf {
  return async ({ actor }, found) => {
    const site = await source.current();
    const menus = new Map<Language, readonly MenuItem[]>();
    const menuIn = (language: Language) => {
      const menu = menus.get(language) ?? site.menuFor(actor, language);
      menus.set(language, menu);
      return menu;
    };
    return found.map(({ guid, kind, title, openedIn }) => {
      if (kind === 'list-item') return { href: localizePath(openedIn, itemPath('/', { guid, title })), breadcrumb: [] };
      const place = site.menu.placeOf(openedIn, guid);
      const above = visibleItemsTo(place?.parent ?? undefined, menuIn(openedIn));
      return { href: localizePath(openedIn, place?.path ?? `/g/${guid}`), breadcrumb: above.map(({ name }) => name[openedIn]) };
    });
  };
}
