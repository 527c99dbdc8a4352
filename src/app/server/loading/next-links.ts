import type { Screen } from '../../route-answer.ts';
import { findContactItem, hrefOfItem } from '#domains/menus/model/menu-address.ts';
import { similarItems, wordsOfPath } from '#domains/menus/model/similar-items.ts';
import { defaultLanguage, splitLanguage, type Language } from '#platform/shared/language.ts';
import type { RequestScope } from './loading.ts';

interface Reader extends RequestScope {
  language: Language;
}

/** A message that something is not there, or not for this reader, also says where to go from here. */
export function withNextLinks(screen: Screen, reader: Reader): Screen {
  if (screen.kind === 'unauthorized') return { ...screen, contactHref: contactOf(reader) };
  if (screen.kind === 'login') return { ...screen, canRegister: screen.hasLocalLogin && reader.site.settings.allowRegistration };
  if (screen.kind !== 'not-found') return screen;
  const { path } = splitLanguage(reader.url.pathname);
  return { ...screen, query: wordsOfPath(path).join(' '), similar: similarTo(path, reader), contactHref: contactOf(reader) };
}

function similarTo(path: string, { ctx, site, language }: Reader) {
  return similarItems(site.menuFor(ctx.actor, language), path, language).map((item) => ({
    name: item.name[language],
    href: hrefOfItem(site.menu, language, item),
    lang: item.namedIn.includes(language) ? null : defaultLanguage,
  }));
}

/** How to reach somebody: the page for it in the reader's menu, or else the e-mail address. */
export function contactOf({ ctx, site, language }: Reader): string | null {
  const page = findContactItem(site.menuFor(ctx.actor, language));
  if (page) return hrefOfItem(site.menu, language, page);
  const { contactEmail } = site.settings;
  return contactEmail && `mailto:${contactEmail}`;
}
