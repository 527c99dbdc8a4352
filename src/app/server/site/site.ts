import { createHash } from 'node:crypto';
import { loadPublishedLists, type SiteLists } from '#domains/list-items/server/index.ts';
import { loadMenuMap, loadPageStates, MenuTexts } from '#domains/menus/server/index.ts';
import type { SiteView } from '#domains/menus/model/site-view.ts';
import { themeCss } from '#domains/settings/model/colour-scheme.ts';
import { headerCss } from '#domains/settings/model/header-height.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import type { ContentVersion } from '#platform/server/content-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { unheard } from '#platform/server/http/page-cache.ts';
import { PageDataCache } from './page-data-cache.ts';
import { ReadersMenus } from './readers-menus.ts';
import { changesOf, type SiteChanges } from './site-changes.ts';
import { loadFrameSource, type FrameSource } from './frame-source.ts';

/** What every page needs and few change: kept in memory for one content version. */
export interface Site extends SiteView {
  version: number;
  settings: Settings;
  lists: SiteLists;
  theme: { css: string; href: string };
  frame: FrameSource;
  publicPages: PageDataCache;
  menuTexts: MenuTexts;
  readersMenus: ReadersMenus;
}

export interface SiteSource {
  current(): Promise<Site>;
}

type Known = Omit<Site, 'version' | 'theme' | 'publicPages' | 'menuFor'>;

export function createSiteSource(ctx: Pick<Ctx, 'db' | 'log'>, contentVersion: ContentVersion): SiteSource {
  const isVersionKnown = () => contentVersion.secondsUnheard() <= unheard.toldAfter;
  let loading: { version: number; site: Promise<Site> } | undefined;
  let newest: Site | undefined;

  async function load(version: number): Promise<Site> {
    const changes = newest && newest.version < version ? await changesOf(ctx, newest, version) : undefined;
    const site = toSite(version, newest && changes ? await changed(ctx, newest, changes) : await loadAll(ctx), isVersionKnown);
    if (!newest || newest.version < version) newest = site;
    return site;
  }

  return {
    current() {
      const version = contentVersion.current();
      if (loading?.version === version) return loading.site;
      const site = load(version);
      loading = { version, site };
      // A failed load is not kept: the next reader tries again.
      site.catch(() => {
        if (loading?.site === site) loading = undefined;
      });
      return site;
    },
  };
}

async function loadAll(ctx: Pick<Ctx, 'db' | 'log'>): Promise<Known> {
  const [settings, menu, pages, lists] = await Promise.all([
    getSettings(ctx),
    loadMenuMap(ctx),
    loadPageStates(ctx),
    loadPublishedLists(ctx),
  ]);
  const frame = await loadFrameSource(ctx, settings);
  return { settings, menu, pages, lists, frame, menuTexts: new MenuTexts(), readersMenus: new ReadersMenus(menu, pages) };
}

/** What did not change is the same object as before, so that what was made of it stays good. */
async function changed(ctx: Pick<Ctx, 'db' | 'log'>, before: Known, changes: SiteChanges): Promise<Known> {
  const { menu, menuTexts } = before;
  const guids = [...changes.documents.keys()];
  const [settings, lists] = await Promise.all([
    changes.settings ? getSettings(ctx) : before.settings,
    guids.length > 0 ? before.lists.changedBy(ctx, guids) : before.lists,
  ]);
  const frame = changes.settings || changes.parts ? await loadFrameSource(ctx, settings) : before.frame;
  if (guids.length === 0) return { ...before, settings, lists, frame };
  const pages = new Map(before.pages);
  for (const [guid, state] of changes.documents) {
    if (state) pages.set(guid, state);
    else pages.delete(guid);
  }
  return { settings, menu, pages, lists, frame, menuTexts, readersMenus: before.readersMenus.after(guids, pages) };
}

function toSite(version: number, known: Known, isVersionKnown: () => boolean): Site {
  const css = themeCss(known.settings.colorScheme) + headerCss(known.settings);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return {
    ...known,
    version,
    publicPages: new PageDataCache(isVersionKnown),
    theme: { css, href: `/theme.css?v=${hash}` },
    menuFor: (actor, language) => known.readersMenus.of(actor, language),
  };
}
