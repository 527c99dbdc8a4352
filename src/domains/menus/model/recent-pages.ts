import { canSeeDocument } from '#domains/documents/model/document.rules.ts';
import type { Actor } from '#platform/shared/actor.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import type { SiteView } from './site-view.ts';

const recentCount = 6;

/** What was published last in this language and stands in the menu, the home page aside, as far as this reader may see it. */
export function recentPages(
  { menu, pages }: Pick<SiteView, 'menu' | 'pages'>,
  { actor, language }: { actor: Actor; language: Language },
): { title: string; href: string }[] {
  return [...pages.values()]
    .flatMap((state) => {
      const published = state.published[language];
      const place = menu.placeOf(language, state.guid);
      const isShown = published && place && place.path !== '/' && canSeeDocument(actor, { ...state, isPublished: true });
      return isShown ? [{ ...published, href: localizePath(language, place.path) }] : [];
    })
    .toSorted((a, b) => Date.parse(b.publishedOn) - Date.parse(a.publishedOn))
    .slice(0, recentCount)
    .map(({ title, href }) => ({ title, href }));
}
