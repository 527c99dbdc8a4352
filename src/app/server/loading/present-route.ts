import { languageLinks, type PageFrame, type RouteAnswer, type Screen } from '#app/route-answer.ts';
import type { ResolvedRoute, RouteName } from '#app/routes.ts';
import { nameOfViewed } from '#domains/roles/server/index.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import type { Head } from '#platform/shared/head.ts';
import { defaultLanguage, languages, localizePath, splitLanguage, type Language } from '#platform/shared/language.ts';
import { isInternalLink } from '#platform/shared/link.ts';
import type { FrameInput, Loaded, RequestScope } from './loading.ts';
import { icons, socialImageOf } from '../site/site-pictures.ts';
import { readerConsent } from './reader-consent.ts';
import { breadcrumbFacts } from '#domains/menus/model/breadcrumb-facts.ts';
import { navigationFrom, visibleItemAt } from '#domains/menus/model/navigation.ts';
import { loadFrame } from './load-blocks.ts';
import { frameInputFor, madeByEditors } from './frame-input.ts';
import { contactOf, withNextLinks } from './next-links.ts';
import { accountNoticeFor, isOpenWithoutTerms } from './without-terms.ts';

/** Puts the page around a screen: what stands beside it and what its head says. */
export async function present(asked: ResolvedRoute, scope: RequestScope, loaded: Loaded): Promise<RouteAnswer> {
  const { site, url } = scope;
  const route = { ...asked, language: loaded.chosenLanguage ?? asked.language };
  const { frameInput, resources } = loaded.content ?? (await loadWithoutContent(route, scope, loaded));
  const viewedName = await nameOfViewed(scope.ctx, route.language);
  const accountNotice = accountNoticeOf(route, scope, loaded);
  const frame = { ...frameOf(route, scope, loaded, frameInput), ...madeByEditors(site, route.language, frameInput, resources) };
  return {
    path: url.pathname + url.search,
    language: route.language,
    status: loaded.status,
    head: headOf(route, scope, { ...loaded, frame }),
    frame,
    screen: withNextLinks(loaded.screen, { ...scope, language: route.language }),
    resources,
    hidesFrameParts: route.hidesFrameParts,
    isInMainLayout: route.isInMainLayout,
    ...(loaded.editHref !== undefined && !route.hidesFrameParts && { editHref: loaded.editHref }),
    ...(viewedName !== undefined && { viewing: { name: viewedName } }),
    ...(asksTerms(route, scope) && { termsVersion: site.settings.termsOfUseVersion }),
    ...(accountNotice && { accountNotice }),
    ...(isSignedOut(scope) && { isSignedOut: true }),
    themeHref: site.theme.href,
    ...(scope.ctx.session && { whenInactive: { contactHref: contactOf({ ...scope, language: route.language }) } }),
    cacheToken: site.version,
    ...(loaded.isUncacheable && { isUncacheable: true }),
  };
}

/** Who still has to set up a second factor does that first: until then no answer of theirs could be stored. */
function asksTerms(route: ResolvedRoute, { ctx }: RequestScope): boolean {
  if (!isSignedIn(ctx.actor) || ctx.session?.mustEnrol || ctx.session?.viewAs) return false;
  return !isOpenWithoutTerms(route);
}

/** Unless the page itself says it. */
function accountNoticeOf(route: ResolvedRoute, scope: RequestScope, { screen }: Loaded): RouteAnswer['accountNotice'] {
  if (screen.kind === 'unauthorized' && screen.termsFirst) return undefined;
  const { language } = route;
  const { ctx, site } = scope;
  if (!ctx.session) return undefined;
  const contactHref = contactOf({ ...scope, language });
  return accountNoticeFor(ctx, { route, platformName: site.settings.platformName[language], contactHref });
}

/** Signing out leads here, and the address says so. Of who is signed in again it is not true any more. */
function isSignedOut({ ctx, url }: RequestScope): boolean {
  return url.searchParams.has(signedOutMark) && !isSignedIn(ctx.actor);
}

/** A form or a message. */
async function loadWithoutContent(
  { language, hidesFrameParts }: ResolvedRoute,
  scope: RequestScope,
  { status }: Loaded,
): Promise<NonNullable<Loaded['content']>> {
  const frameInput = frameInputFor(scope, language, {}, { isContent: false, isHome: false, hidesFrameParts });
  return { frameInput, resources: await loadFrame(scope, language, frameInput, status) };
}

/** In the address of the page to which signing out leads. */
export const signedOutMark = 'signed-out';

/** Where somebody is on their way in already: coming back there after signing in makes no sense, and the address may be a secret. */
const waysIn: ReadonlySet<RouteName> = new Set<RouteName>([
  'login',
  'login-second-factor',
  'register',
  'register-token',
  'reset',
  'reset-token',
  'verify',
  'verify-again',
  'set-up',
]);

function wayInFrom({ name, language }: ResolvedRoute): string | null {
  return name === 'login' ? null : localizePath(language, '/login');
}

/** The sign-in page, and the way back from it. */
export function signInHref(language: Language, url: URL): string {
  const address = url.searchParams.has(signedOutMark) ? url.pathname : url.pathname + url.search;
  // Who signs in at the home page wants to begin, wherever that is for them.
  return localizePath(language, '/login') + (address === localizePath(language, '/') ? '' : returnQuery(address));
}

function returnQuery(address: string): string {
  return `?returnTo=${encodeURIComponent(address)}`;
}

/** What a screen reads besides its path, in another language. It may have come with a form, so the screen knows it and not the address. */
function queryOf(screen: Screen, inLanguage: (address: string) => string): string {
  if (screen.kind === 'account-form') return screen.step === 'chooseAgain' ? '?recovered' : screen.step.endsWith('Sent') ? '?sent' : '';
  if (screen.kind !== 'login' && screen.kind !== 'proof') return '';
  return isInternalLink(screen.returnTo) ? returnQuery(inLanguage(screen.returnTo)) : '';
}

/** An address of this site in another language: a page of the reader's menu may have another path there. */
function addressInLanguage(language: Language, address: string, { ctx, site: { menu, menuFor } }: RequestScope): string {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const { language: own, path } = splitLanguage(pathname);
  const { guid } = menu.placeAt(own, path)?.item ?? {};
  const place = guid === undefined ? undefined : menu.placeOfItem(language, guid);
  const isShown = place && visibleItemAt(place, menuFor(ctx.actor, language)) !== undefined;
  return localizePath(language, isShown ? place.path : path) + search + hash;
}

/** What is the same whatever editors made. */
type FrameOfRoute = Omit<PageFrame, 'parts' | 'logo' | 'headerPictures' | 'headerBlocks' | 'footerBlocks'>;

function frameOf(
  route: ResolvedRoute,
  scope: RequestScope,
  { screen, indexed, pathIn, queryIn, place, below, chosenLanguage }: Loaded,
  { parts }: Pick<FrameInput, 'parts'>,
): FrameOfRoute {
  const { ctx, site, url } = scope;
  const { settings } = site;
  const pathOf = (language: Language) => indexed?.paths[language] ?? pathIn?.[language] ?? route.path;
  const chosenIn = (language: Language) =>
    queryIn?.[language] ? `?${queryIn[language]}` : queryOf(screen, (address) => addressInLanguage(language, address, scope));
  return {
    platformName: settings.platformName[route.language],
    platformDescription: settings.platformDescription[route.language],
    logoAlt: settings.headerLogoAlt[route.language],
    navigation: navigationFrom(place, { site, actor: ctx.actor, language: route.language, below, parts }),
    homeHref: localizePath(route.language, '/'),
    // Where somebody chose the language for themselves, another address would change nothing: the links lead to where it is chosen.
    languageLinks: languageLinks(route.language, (language) =>
      chosenLanguage ? '/account/preferences' : pathOf(language) + chosenIn(language),
    ),
    ...(chosenLanguage ? { isLanguageChosen: true } : (screen.kind === 'admin' || screen.kind === 'account') && { keepsQuery: true }),
    signInHref: waysIn.has(route.name) ? wayInFrom(route) : signInHref(route.language, url),
    consent: readerConsent(route, { ctx, site }),
    pageUrl: ctx.config.publicOrigin + url.pathname,
  };
}

function headOf(route: ResolvedRoute, { ctx, site }: RequestScope, loaded: Loaded & { frame: PageFrame }): Head {
  const { language } = route;
  const { settings } = site;
  const origin = ctx.config.publicOrigin;
  const { parts, navigation } = loaded.frame;
  return {
    title: loaded.title,
    ...(loaded.titleLanguage && { titleLanguage: loaded.titleLanguage }),
    platformName: settings.platformName[language],
    language,
    description: loaded.description || settings.platformDescription[language],
    ...linksOf(route, origin, loaded.indexed),
    ...(loaded.feeds && { feeds: loaded.feeds }),
    socialCard: {
      ...(loaded.socialCard?.type && { type: loaded.socialCard.type }),
      image: socialImageOf(site, language, { origin, own: loaded.content ? loaded.socialCard?.picture : null }),
    },
    ...(settings.useBrowserColor && { themeColor: { light: settings.browserColor } }),
    icons,
    // Only where readers see them too.
    structuredData: [...breadcrumbFacts(parts.breadcrumbs ? navigation.breadcrumbs : [], origin), ...(loaded.facts ?? [])],
  };
}

/** Where the text has its own address, and where it is in another language. A Dutch text under an English address belongs to the Dutch one. */
function linksOf(route: ResolvedRoute, origin: string, indexed: Loaded['indexed']): Pick<Head, 'canonical' | 'alternates' | 'robots'> {
  if (!indexed) return { robots: 'noindex' };
  const addresses = languages.flatMap((language) => {
    const path = indexed.paths[language];
    return path === undefined ? [] : [{ language, href: origin + localizePath(language, path) }];
  });
  const canonical = addresses.find(({ language }) => language === indexed.language)?.href;
  if (indexed.query && canonical && indexed.language === route.language) return { canonical: canonical + indexed.query };
  if (indexed.language !== route.language) return { canonical, robots: 'noindex' };
  const dutch = addresses.find(({ language }) => language === defaultLanguage);
  return { canonical, alternates: [...addresses, ...(dutch ? [{ language: 'x-default' as const, href: dutch.href }] : [])] };
}
