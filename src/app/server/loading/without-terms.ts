import { appMessages } from '#app/messages/index.ts';
import type { AccountNotice } from '#app/route-answer.ts';
import type { ResolvedRoute, RouteName } from '#app/routes.ts';
import { termsChoiceHref } from '#domains/legal/model/legal-page.ts';
import { termsMessages } from '#domains/legal/messages/terms.ts';
import { inactiveMessages } from '#domains/account/messages/inactive.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';

/** Where somebody reads the terms, or is on the way in or out. */
const asksNoTerms: ReadonlySet<RouteName> = new Set<RouteName>(['terms-of-use', 'invitation', 'login-proof', 'logout']);

/**
 * Where nobody is asked to accept the terms: there, where an account is kept safe, and where somebody takes their data along or leaves
 * (decision 0014).
 */
export function isOpenWithoutTerms({ name, params }: Pick<ResolvedRoute, 'name' | 'params'>): boolean {
  return asksNoTerms.has(name) || (name === 'account-category' && ['security', 'privacy'].includes(params['accountCategory'] ?? ''));
}

/** A page of their account, which waits until they accept. What visitors read, they read as one. */
export function mustAcceptFirst(route: ResolvedRoute, { session }: Pick<Ctx, 'session'>): boolean {
  return session?.mustAcceptTerms === true && route.access !== 'public' && !isOpenWithoutTerms(route);
}

type Reader = Pick<Ctx, 'actor' | 'session'>;

/** They signed in, and have the rights of a visitor: signing in once more changes nothing. */
export function isSwitchedOff({ actor, session }: Reader): boolean {
  return session !== null && session.viewAs === null && !session.mustAcceptTerms && !isSignedIn(actor);
}

/** What who has no script has to know; with one, a dialog tells it. */
export function accountNoticeFor(
  reader: Reader,
  { route, platformName, contactHref }: { route: ResolvedRoute; platformName: string; contactHref: string | null },
): AccountNotice | undefined {
  if (reader.session?.mustAcceptTerms) return isOpenWithoutTerms(route) ? undefined : termsNotice(route.language);
  return isSwitchedOff(reader) ? inactiveNotice(route.language, platformName, contactHref) : undefined;
}

export function termsNotice(language: Language): AccountNotice {
  const t = textsIn(termsMessages, language);
  return { title: t.firstTitle, text: t.whatFollows, link: { label: t.toTerms, href: termsChoiceHref(language) } };
}

function inactiveNotice(language: Language, platformName: string, contactHref: string | null): AccountNotice {
  const t = textsIn(inactiveMessages, language);
  const { toContact } = textsIn(appMessages, language);
  return { title: t.title, text: t.text(platformName), link: contactHref === null ? null : { label: toContact, href: contactHref } };
}
