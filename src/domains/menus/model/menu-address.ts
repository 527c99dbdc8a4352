import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import type { MenuItem, MenuMap } from './menu.ts';

/** The one address of a page, without the language: its place in the menu, or its guid where it has none. */
export function pathOfPage(menu: Pick<MenuMap, 'placeOf'>, language: Language, guid: string): string {
  return menu.placeOf(language, guid)?.path ?? `/g/${guid}`;
}

/** Where an item of the menu leads: to its place, or elsewhere. */
export function hrefOfItem(menu: Pick<MenuMap, 'placeOfItem'>, language: Language, item: MenuItem): string {
  return item.externalUrl ?? localizePath(language, menu.placeOfItem(language, item.guid)?.path ?? '/');
}

/** The page that is called so in a reader's menu, the highest first. */
export function findContactItem(menu: readonly MenuItem[]): MenuItem | undefined {
  if (menu.length === 0) return undefined;
  const isContact = ({ pageGuid, urlSegment }: MenuItem) =>
    pageGuid !== null && languages.some((language) => urlSegment[language] === 'contact');
  return menu.find(isContact) ?? findContactItem(menu.flatMap(({ relatedMenuItems }) => relatedMenuItems));
}
