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

/** The menu as a reader may see it: of a page that they may not see, neither the name nor anything below it. A heading over nothing goes too. */
export function visibleMenu(items: readonly MenuItem[], pages: PageStates, actor: Actor, language: Language): MenuItem[] {
  return items.flatMap((item) => {
    if (item.pageGuid !== null && !isPageVisible(pages.get(item.pageGuid), actor, language)) return [];
    const relatedMenuItems = visibleMenu(item.relatedMenuItems, pages, actor, language);
    const isHeading = item.pageGuid === null && item.externalUrl === null;
    return isHeading && relatedMenuItems.length === 0 ? [] : [{ ...item, relatedMenuItems }];
  });
}
