import { createHash } from 'node:crypto';
import { loadPublishedLists, type PublishedLists } from '#domains/list-items/server/index.ts';
import { loadMenuMap, loadPageStates } from '#domains/menus/server/index.ts';
import type { MenuItem, MenuMap } from '#domains/menus/model/menu.ts';
import { visibleMenu, type PageStates } from '#domains/menus/model/visible-menu.ts';
import { themeCss } from '#domains/settings/model/colour-scheme.ts';
import { headerCss } from '#domains/settings/model/header-height.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import type { ContentVersion } from '#platform/server/content-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { unheard } from '#platform/server/http/page-cache.ts';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import type { Language } from '#platform/shared/language.ts';
import { KeptPages } from './kept-pages.ts';
import { loadSiteParts, type SiteParts } from './site-parts.ts';

/** What every page needs and few change: kept in memory for one content version. */
export interface Site {
  version: number;
  settings: Settings;
  menu: MenuMap;
  pages: PageStates;
  lists: PublishedLists;
  theme: { css: string; href: string };
  parts: SiteParts;
  publicPages: KeptPages;
  /** The menu as a reader may see it. */
  menuFor(actor: Actor, language: Language): readonly MenuItem[];
}

export interface SiteSource {
  current(): Promise<Site>;
}

export function createSiteSource(ctx: Pick<Ctx, 'db' | 'log'>, contentVersion: ContentVersion): SiteSource {
  let loading: { version: number; site: Promise<Site> } | undefined;
  return {
    current() {
      const version = contentVersion.current();
      if (loading?.version === version) return loading.site;
      const site = loadSite(ctx, version, { isVersionKnown: () => contentVersion.secondsUnheard() <= unheard.toldAfter });
      loading = { version, site };
      // A failed load is not kept: the next reader tries again.
      site.catch(() => {
        if (loading?.site === site) loading = undefined;
      });
      return site;
    },
  };
}

async function loadSite(ctx: Pick<Ctx, 'db' | 'log'>, version: number, { isVersionKnown }: { isVersionKnown(): boolean }): Promise<Site> {
  const [settings, menu, pages, lists] = await Promise.all([
    getSettings(ctx),
    loadMenuMap(ctx),
    loadPageStates(ctx),
    loadPublishedLists(ctx),
  ]);
  const parts = await loadSiteParts(ctx, settings);
  const css = themeCss(settings.colorScheme) + headerCss(settings);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return {
    version,
    settings,
    menu,
    pages,
    lists,
    parts,
    publicPages: new KeptPages(isVersionKnown),
    theme: { css, href: `/theme.css?v=${hash}` },
    menuFor: menuByReader(menu, pages),
  };
}

/** Visitors all see the same menu, so theirs is made once. */
function menuByReader({ topLevel }: MenuMap, pages: PageStates): Site['menuFor'] {
  const visitors: Partial<Record<Language, MenuItem[]>> = {};
  return (actor, language) => {
    if (actor.kind !== 'anonymous') return visibleMenu(topLevel, pages, actor, language);
    return (visitors[language] ??= visibleMenu(topLevel, pages, anonymousActor, language));
  };
}
