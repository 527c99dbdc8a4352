import type { Address, SearchedSiteOf } from '#domains/search/server/index.ts';
import type { MenuItem } from '#domains/menus/model/menu.ts';
import { addressOfItem, homeOfItem } from '#domains/list-items/server/index.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { visibleItemsTo } from '#domains/menus/model/navigation.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SiteSource } from '../site/site.ts';
import { answerContact } from './contact-answer.ts';
import type { Call } from './loading.ts';

/** The site around what is found, and where that stands in it, as far as this reader may know. */
export function searchedSite(source: SiteSource, callFor: (ctx: Ctx) => Call): SearchedSiteOf {
  return async (ctx) => {
    const site = await source.current();
    const menus = new Map<Language, readonly MenuItem[]>();
    const menuIn = (language: Language) => {
      const menu = menus.get(language) ?? site.menuFor(ctx.actor, language);
      menus.set(language, menu);
      return menu;
    };
    return {
      menu: site.menu,
      menuIn,
      namesIn: (language) => `${site.settings.platformName[language]} ${site.settings.organisationName?.[language] ?? ''}`,
      async reachedBy(language) {
        const { contactPhone, contactEmail } = site.settings;
        const shown = await answerContact(['phone', 'email'], { ctx, site, call: callFor(ctx) }, language);
        const texts = [contactPhone, contactEmail, shown?.phone?.text, shown?.phone?.href, shown?.email?.text, shown?.email?.href];
        return texts.filter((text) => text !== null && text !== undefined);
      },
      addressOf: (result): Address => {
        const { guid, kind, openedIn } = result;
        const place = kind === 'page' ? site.menu.placeOf(openedIn, guid) : undefined;
        const above = kind === 'page' ? place?.parent : homeOfItem({ ctx, site }, openedIn, result.parentGuids)?.place;
        return {
          href:
            kind === 'page'
              ? localizePath(openedIn, pathOfPage(site.menu, openedIn, guid))
              : addressOfItem({ ctx, site }, openedIn, result),
          breadcrumb: visibleItemsTo(above ?? undefined, menuIn(openedIn)).map(({ name }) => name[openedIn]),
        };
      },
    };
  };
}
