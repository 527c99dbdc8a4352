import type { MenuItem, Place } from './menu.ts';
import type { Actor } from '#platform/shared/actor.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { hrefOfItem } from './menu-address.ts';
import { roomInRow, type RowRoom } from './menu-row.ts';
import type { SiteView } from './site-view.ts';

/** A way to another place of the menu. */
export interface NavLink {
  name: string;
  href: string;
  /** The language of the name when it is not that of the page. */
  lang: Language | null;
  isCurrent: boolean;
  /** The place that is shown is this one, or stands below it. */
  isOpen: boolean;
  children: NavLink[];
  /** There are more below it than its children here. */
  hasMore: boolean;
  /** What it is about, in one sentence; only in the panels of the main menu. */
  line?: string;
}

/** A way at the top of the menu. */
export interface SectionLink extends NavLink {
  inRow: RowRoom;
}

/** The ways around, as far as the reader may know of them. */
export interface Navigation {
  mainMenu: SectionLink[];
  /** The section that the page is in, with two levels below it; null where there is nothing below. */
  subMenu: NavLink | null;
  /** From the home page down to the page itself; empty on the home page. */
  breadcrumbs: NavLink[];
}

interface Reader {
  site: Pick<SiteView, 'menu' | 'menuFor'>;
  actor: Actor;
  language: Language;
}

/** What stands below a place of the menu, and not in the menu itself. */
export type Below = Pick<NavLink, 'name' | 'href' | 'lang'>;

/** Who shows pages says what they are about. */
interface WithPages {
  site: Pick<SiteView, 'pages'>;
  language: Language;
}

interface Shown {
  below?: Below | undefined;
  /** What is not shown does not travel. */
  parts: { mainMenu: boolean; subMenu: boolean };
}

/** A section with more pages than this shows them on its own page. */
const childrenInMenu = 24;
/** All sections together; where there are more, each shows some and says that there are others. */
const linksInMenu = 72;
const fewestInSection = 6;

/** The ways around from a place in the menu, with nothing in them that this reader may not see. */
export function navigationFrom(place: Place | undefined, reader: Reader & WithPages & Shown): Navigation {
  const menu = reader.site.menuFor(reader.actor, reader.language);
  const path = placesTo(place);
  const isOpen = (item: MenuItem) => path.some((each) => each.item.guid === item.guid);
  const { below, parts } = reader;
  const current = below ? undefined : place?.item.guid;
  const link = (item: MenuItem, below?: LinkOptions['below']): NavLink => linkTo(item, { ...reader, isOpen, current, below });
  const visible = visiblePath(menu, path);
  const [section] = visible;
  const isHome = place?.path === '/';
  function breadcrumbsTo(items: readonly MenuItem[], last: Below | undefined): NavLink[] {
    if ((isHome && !last) || items.length === 0) return [];
    const way = isHome ? items : [...homeOf(menu), ...items];
    const ends = last ? [{ ...last, isCurrent: true, isOpen: true, children: [], hasMore: false }] : [];
    return [...way.map((item) => link(item)), ...ends];
  }
  return {
    mainMenu: parts.mainMenu ? mainMenuOf(menu, reader, link) : [],
    // What stands below a page that is not open is not shown.
    subMenu:
      parts.subMenu && section && !isHome && section.relatedMenuItems.length > 0
        ? link(section, (item) => (item === section || isOpen(item) ? item.relatedMenuItems : []))
        : null,
    breadcrumbs: breadcrumbsTo(visible, below),
  };
}

/** Only what stands in the row has its pages below it. */
function mainMenuOf(
  menu: readonly MenuItem[],
  reader: WithPages,
  link: (item: MenuItem, below?: LinkOptions['below']) => NavLink,
): SectionLink[] {
  const rooms = roomInRow(menu.map((item) => ({ name: item.name[reader.language], hasPages: item.relatedMenuItems.length > 0 })));
  const row = menu.filter((_, index) => rooms[index] !== 'never');
  const sizes = row.map(({ relatedMenuItems }) => Math.min(relatedMenuItems.length, childrenInMenu));
  const isMuch = sizes.reduce((sum, size) => sum + size, 0) > linksInMenu;
  const most = isMuch ? Math.max(fewestInSection, Math.floor(linksInMenu / row.length)) : childrenInMenu;
  return menu.map((item, index) => {
    const inRow = rooms[index] ?? 'never';
    if (inRow === 'never') return { ...link(item), inRow };
    const children = item.relatedMenuItems.slice(0, most).map((child) => ({ ...link(child), ...lineOf(child, reader) }));
    return { ...link(item), children, hasMore: item.relatedMenuItems.length > most, inRow };
  });
}

/** More than this is no line. */
const longestLine = 90;

/** The first sentence of a page's description, where it has one in the language of its reader. */
function lineOf({ pageGuid }: MenuItem, { site, language }: WithPages): Pick<NavLink, 'line'> {
  const { description = '' } = (pageGuid !== null && site.pages.get(pageGuid)?.published[language]) || {};
  const [sentence = ''] = /^.*?[.?!](?=\s|$)|^.+/su.exec(description.trim()) ?? [];
  return sentence === '' || sentence.length > longestLine ? {} : { line: sentence };
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

/** Where an item without a page leads: elsewhere, or as a heading to the first one below it. Nowhere for who does not see it in the menu. */
export function targetOfHeading(place: Place, { site, actor, language }: Reader): string | undefined {
  const item = visibleItemAt(place, site.menuFor(actor, language));
  if (!item || item.externalUrl !== null) return item?.externalUrl ?? undefined;
  const [first] = item.relatedMenuItems;
  return first && hrefOfItem(site.menu, language, first);
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
  /** What of it is shown below an item; nothing when absent. */
  below?: ((item: MenuItem) => readonly MenuItem[]) | undefined;
}

function linkTo(item: MenuItem, options: LinkOptions): NavLink {
  const { site, language, isOpen, current, below } = options;
  return {
    name: item.name[language],
    href: hrefOfItem(site.menu, language, item),
    lang: item.namedIn.includes(language) ? null : defaultLanguage,
    isCurrent: item.guid === current,
    isOpen: isOpen(item),
    children: below ? below(item).map((child) => linkTo(child, options)) : [],
    hasMore: false,
  };
}
