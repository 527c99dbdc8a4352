import type { Screen, RouteRedirect } from '#app/route-answer.ts';
import type { ResolvedRoute } from '#app/routes.ts';
import { appMessages } from '#app/messages/index.ts';
import { secondStepMessages } from '#domains/auth/messages/second-step.ts';
import { findSecondStep, getProofWays } from '#domains/auth/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { localizePath, splitLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { problemIn } from './load-account-form.ts';
import type { Loaded, RouteRequest } from './loading.ts';

type StepScreen = Extract<Screen, { kind: 'second-step' }>;
type ProofScreen = Extract<Screen, { kind: 'proof' }>;

/** The second step of signing in. Without a first one there is nothing to go on from. */
export async function loadSecondStep({ language }: ResolvedRoute, { ctx }: RouteRequest): Promise<Loaded | RouteRedirect> {
  const ways = await findSecondStep(ctx);
  if (!ways) return { redirectTo: localizePath(language, '/login'), status: 303 };
  return secondStepScreen(language, ways);
}

export function secondStepScreen(language: Language, given: Partial<StepScreen>, status = 200): Loaded {
  const screen: Screen = { kind: 'second-step', hasAuthenticator: true, hasPasskey: false, errors: [], secondsToWait: 0, ...given };
  return { screen, status, title: titleOf(language, textsIn(secondStepMessages, language).stepTitle, given) };
}

export async function loadProof({ ctx, url }: RouteRequest): Promise<Loaded> {
  const { language } = splitLanguage(url.pathname);
  const returnTo = url.searchParams.get('returnTo') ?? '';
  return proofScreen(language, { ...(await getProofWays(ctx)), returnTo, errors: problemIn(url) });
}

/** Asks first: a link leads here too, and a link alone changes nothing. */
export function loadSignOut({ language }: ResolvedRoute, { ctx }: RouteRequest): Loaded | RouteRedirect {
  if (!ctx.session) return { redirectTo: localizePath(language, '/'), status: 303 };
  return { screen: { kind: 'sign-out' }, status: 200, title: textsIn(appMessages, language).signOut };
}

export function proofScreen(language: Language, given: Partial<ProofScreen>, status = 200): Loaded {
  const ways = { hasPassword: true, hasCode: false, hasPasskey: false, provider: null };
  const screen: Screen = { kind: 'proof', returnTo: '', ...ways, errors: [], secondsToWait: 0, ...given };
  return { screen, status, title: titleOf(language, textsIn(secondStepMessages, language).proofTitle, given) };
}

/** The title is read out first, so a form that came back says so there. */
function titleOf(language: Language, title: string, { errors = [] }: Pick<Partial<StepScreen>, 'errors'>): string {
  return errors.length > 0 ? textsIn(appMessages, language).titleWithErrors(title) : title;
}

const openWhileEnrolling: ResolvedRoute['name'][] = [
  'terms-of-use',
  'privacy',
  'accessibility',
  'cookie-statement',
  'login-proof',
  'logout',
  // Says welcome, and that this is the next step.
  'invitation',
];

/** Staff who have to set up a second factor find every way leading there. */
export function mustEnrolFirst({ name, params }: ResolvedRoute, { session }: Pick<Ctx, 'session'>): boolean {
  if (!session?.mustEnrol) return false;
  const isThere = name === 'account-category' && params['accountCategory'] === 'security';
  return !isThere && !openWhileEnrolling.includes(name);
}
