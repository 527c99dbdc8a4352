import { type PublicItem, homeOfItem, pathOfItem } from '#domains/list-items/server/index.ts';
import { legalPages, legalPath } from '#domains/legal/model/legal-page.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import { anonymousActor } from '#platform/shared/actor.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import type { Site } from '../site/site.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Pages that everybody may see, at the one address that is theirs, in the languages in which they are published; and the legal ones. */
export function pageEntries({ menu, pages }: Pick<Site, 'menu' | 'pages'>): SitemapEntry[] {
  const own = [...pages.values()].flatMap((state) => {
    const shown = languages.filter((language) => state.published[language] && isPageVisible(state, anonymousActor, language));
    if (shown.length === 0) return [];
    return {
      paths: inLanguages(shown, (language) => pathOfPage(menu, language, state.guid)),
      changedOn: inLanguages(shown, (language) => state.published[language]?.publishedOn),
    };
  });
  return [...legalPages.map((page) => ({ paths: { nl: legalPath(page, 'nl'), en: legalPath(page, 'en') }, changedOn: {} })), ...own];
}

export function itemEntries(site: Site, items: readonly PublicItem[]): SitemapEntry[] {
  return items.map(({ published, ...item }) => {
    const shown = languages.filter((language) => published[language]);
    return {
      paths: inLanguages(shown, (language) => pathOfItem(asVisitor(site), language, { ...item, title: published[language]?.title ?? '' })),
      changedOn: inLanguages(shown, (language) => published[language]?.publishedOn),
    };
  });
}

/** Where the items of these lists stand for everybody. When a page moves or is closed, what was written of its items is old. */
export function homesOf(site: Site, listGuids: readonly string[]): string {
  return JSON.stringify(listGuids.map((guid) => languages.map((language) => homeOfItem(asVisitor(site), language, [guid])?.path ?? null)));
}

function asVisitor(site: Site) {
  return { ctx: { actor: anonymousActor }, site };
}

function inLanguages(shown: readonly Language[], valueIn: (language: Language) => string | undefined): Partial<Record<Language, string>> {
  return Object.fromEntries(shown.map((language) => [language, valueIn(language)])) as Partial<Record<Language, string>>;
}
