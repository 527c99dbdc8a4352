import type { NavLink, Navigation } from '#app/route-answer.ts';
import type { MenuItem, Place } from '#domains/menus/model/menu.ts';
import type { Actor } from '#platform/shared/actor.ts';
import { defaultLanguage, localizePath, type Language } from '#platform/shared/language.ts';
import type { Site } from './site.ts';

interface Reader {
  site: Site;
  actor: Actor;
  language: Language;
}

/** What stands below a place of the menu, and not in the menu itself. */
type Below = Pick<NavLink, 'name' | 'href'>;

/** A section with more pages than this shows them on its own page. */
const childrenInMenu = 24;

/** The ways around from a place in the menu, with nothing in them that this reader may not see. */
export function navigationFrom(place: Place | undefined, reader: Reader & { below?: Below | undefined }): Navigation {
  const menu = reader.site.menuFor(reader.actor, reader.language);
  const path = placesTo(place);
  const isOpen = (item: MenuItem) => path.some((each) => each.item.guid === item.guid);
  const { below } = reader;
  const current = below ? undefined : place?.item.guid;
  const link = (item: MenuItem, depth: number): NavLink => linkTo(item, { ...reader, isOpen, current, depth });
  const visible = visiblePath(menu, path);
  const [section] = visible;
  const isHome = place?.path === '/';
  function breadcrumbsTo(items: readonly MenuItem[], last: Below | undefined): NavLink[] {
    if ((isHome && !last) || items.length === 0) return [];
    const way = isHome ? items : [...homeOf(menu), ...items];
    const ends = last ? [{ ...last, lang: null, isCurrent: true, isOpen: true, children: [], hasMore: false }] : [];
    return [...way.map((item) => link(item, 1)), ...ends];
  }
  return {
    mainMenu: menu.map((item) => withFewChildren(link(item, 2))),
    subMenu: section && !isHome && section.relatedMenuItems.length > 0 ? link(section, 3) : null,
    breadcrumbs: breadcrumbsTo(visible, below),
  };
}

function withFewChildren(item: NavLink): NavLink {
  return { ...item, children: item.children.slice(0, childrenInMenu), hasMore: item.children.length > childrenInMenu };
}

/** Where every path begins, unless this reader may not see it. */
function homeOf(menu: readonly MenuItem[]): MenuItem[] {
  return menu.filter(({ urlSegment, pageGuid }) => pageGuid !== null && urlSegment[defaultLanguage] === '').slice(0, 1);
}

/** The items from the top down to a place, as far as they are in a menu. */
export function visibleItemsTo(place: Place | undefined, menu: readonly MenuItem[]): MenuItem[] {
  return visiblePath(menu, placesTo(place));
}

/** What stands at a place, as it is in a menu; undefined when it is not in it, or something above it is not. */
export function visibleItemAt(place: Place, menu: readonly MenuItem[]): MenuItem | undefined {
  return visibleItemsTo(place, menu).find(({ guid }) => guid === place.item.guid);
}

/** From the top down to the place itself. */
function placesTo(place: Place | undefined): Place[] {
  return place ? [...placesTo(place.parent ?? undefined), place] : [];
}

/** The items on the way, as far as the reader may see them. A parent that they may not see is left out. */
function visiblePath(menu: readonly MenuItem[], [first, ...rest]: Place[]): MenuItem[] {
  if (!first) return [];
  const item = menu.find(({ guid }) => guid === first.item.guid);
  return item ? [item, ...visiblePath(item.relatedMenuItems, rest)] : [];
}

interface LinkOptions extends Reader {
  isOpen(item: MenuItem): boolean;
  current: string | undefined;
  /** How many levels to show, this one included. */
  depth: number;
}

function linkTo(item: MenuItem, options: LinkOptions): NavLink {
  const { site, language, isOpen, current, depth } = options;
  const path = site.menu.placeOfItem(language, item.guid)?.path ?? '/';
  return {
    name: item.name[language],
    href: item.externalUrl ?? localizePath(language, path),
    lang: item.namedIn.includes(language) ? null : defaultLanguage,
    isCurrent: item.guid === current,
    isOpen: isOpen(item),
    children: depth > 1 ? item.relatedMenuItems.map((child) => linkTo(child, { ...options, depth: depth - 1 })) : [],
    hasMore: false,
  };
}
