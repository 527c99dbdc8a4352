import { canSeeDocument } from '#domains/documents/model/document.rules.ts';
import type { DocumentState } from '#domains/documents/model/document-state.ts';
import type { Actor } from '#platform/shared/actor.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { MenuItem } from './menu.ts';

export type PageStates = ReadonlyMap<string, DocumentState>;

/** Whether a reader may know of a page: in this language, or in Dutch where it is not translated. */
export function isPageVisible(state: DocumentState | undefined, actor: Actor, language: Language): boolean {
  if (!state) return false;
  const isPublished = state.published[language] !== undefined || state.published[defaultLanguage] !== undefined;
  return canSeeDocument(actor, { ...state, isPublished });
}

/** Published for somebody: this reader may see it, or may be told that it is not for them. */
export function isPageKnown(state: DocumentState | undefined, actor: Actor, language: Language): boolean {
  return state !== undefined && isPageVisible({ ...state, roleIds: [] }, actor, language);
}

/** The menu as a reader may see it: of a page that they may not see, neither the name nor anything below it. A heading over nothing goes too. */
export function visibleMenu(items: readonly MenuItem[], pages: PageStates, actor: Actor, language: Language): MenuItem[] {
  return items.flatMap((item) => {
    if (item.pageGuid !== null && !isPageVisible(pages.get(item.pageGuid), actor, language)) return [];
    const relatedMenuItems = visibleMenu(item.relatedMenuItems, pages, actor, language);
    const isHeading = item.pageGuid === null && item.externalUrl === null;
    return isHeading && relatedMenuItems.length === 0 ? [] : [{ ...item, relatedMenuItems }];
  });
}

/** A menu that a reader saw, and which pages have changed since. */
export interface SeenMenu {
  shown: readonly MenuItem[];
  changed: ReadonlySet<string>;
}

/**
 * The same menu for pages of which few have changed: a branch in which none did is the same object as before, so that what was made of it
 * stays good. Pages that nobody knew of are found too, because what holds them is made again.
 */
export function visibleMenuAfter(
  before: SeenMenu,
  items: readonly MenuItem[],
  pages: PageStates,
  reader: { actor: Actor; language: Language },
): readonly MenuItem[] {
  const { changed } = before;
  const seen = new Map(before.shown.map((item) => [item.guid, item]));
  const isSame = (item: MenuItem): boolean =>
    (item.pageGuid === null || !changed.has(item.pageGuid)) && item.relatedMenuItems.every(isSame);
  return items.flatMap((item) => {
    if (isSame(item)) return seen.get(item.guid) ?? [];
    const shown = seen.get(item.guid);
    const [made] = visibleMenu([{ ...item, relatedMenuItems: [] }], pages, reader.actor, reader.language);
    const isHeading = item.pageGuid === null && item.externalUrl === null;
    if (!made && !isHeading) return [];
    const related = shown
      ? visibleMenuAfter({ shown: shown.relatedMenuItems, changed }, item.relatedMenuItems, pages, reader)
      : visibleMenu(item.relatedMenuItems, pages, reader.actor, reader.language);
    return isHeading && related.length === 0 ? [] : [{ ...item, relatedMenuItems: [...related] }];
  });
}
