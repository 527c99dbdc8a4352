import type { Screen } from '../../route-answer.ts';
import type { MenuItem } from '#domains/menus/model/menu.ts';
import { similarItems, wordsOfPath } from '#domains/menus/model/similar-items.ts';
import { defaultLanguage, languages, localizePath, splitLanguage, type Language } from '#platform/shared/language.ts';
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
    href: hrefOf(item, { site, language }),
    lang: item.namedIn.includes(language) ? null : defaultLanguage,
  }));
}

/** The page that is called so in the reader's menu, the highest first, or else the e-mail address. */
export function contactOf({ ctx, site, language }: Reader): string | null {
  const page = findContact(site.menuFor(ctx.actor, language));
  if (page) return hrefOf(page, { site, language });
  const { contactEmail } = site.settings;
  return contactEmail && `mailto:${contactEmail}`;
}

function findContact(items: readonly MenuItem[]): MenuItem | undefined {
  if (items.length === 0) return undefined;
  const isContact = ({ pageGuid, urlSegment }: MenuItem) =>
    pageGuid !== null && languages.some((language) => urlSegment[language] === 'contact');
  return items.find(isContact) ?? findContact(items.flatMap(({ relatedMenuItems }) => relatedMenuItems));
}

function hrefOf(item: MenuItem, { site, language }: Pick<Reader, 'site' | 'language'>): string {
  return item.externalUrl ?? localizePath(language, site.menu.placeOfItem(language, item.guid)?.path ?? '/');
}
