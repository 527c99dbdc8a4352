import { appMessages } from '#app/messages/index.ts';
import type { RouteName } from '#app/routes.ts';
import { accountFormMessages } from '#domains/auth/messages/account-forms.ts';
import type { AccountFormStep, AccountFormView } from '#domains/auth/model/account-form-view.ts';
import { findMailLink, findRegistration, isSetUpOpen } from '#domains/auth/server/index.ts';
import { shortestPassword } from '#domains/auth/model/password.rules.ts';
import { isAboutProvider, openidHref, providerName } from '#domains/auth/model/provider.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Loaded, RequestScope } from './loading.ts';
import { notFound } from './plain-screens.ts';

export type AccountFormRoute = Extract<
  RouteName,
  'register' | 'register-token' | 'reset' | 'reset-token' | 'verify' | 'verify-again' | 'set-up'
>;

interface Asked extends RequestScope {
  name: AccountFormRoute;
  language: Language;
  token: string;
}

type Given = Partial<Pick<AccountFormView, 'typed' | 'errors' | 'secondsToWait'>>;

/** The pages for a new password, a new account and the links in mails, as far as this site has them. */
export async function loadAccountForm({ name, language, token, ...scope }: Asked, given: Given = {}, status = 200): Promise<Loaded> {
  const { ctx, site, url } = scope;
  const isSent = url.searchParams.has('sent');
  const form = (step: AccountFormStep, facts: Partial<AccountFormView> = {}) => accountForm(language, step, { ...facts, ...given }, status);
  switch (name) {
    case 'reset':
      if (!ctx.config.localLogin) return notFound(url);
      return form(isSent ? 'resetSent' : 'reset');
    case 'register':
      if (!ctx.config.localLogin || !site.settings.allowRegistration) return notFound(url);
      return form(isSent ? 'registerSent' : 'register');
    case 'register-token': {
      if (!ctx.config.localLogin || !site.settings.allowRegistration) return notFound(url);
      const email = await findRegistration(ctx, token);
      if (email === undefined) return goneLink(language, name);
      // Whose account it becomes says the link, whatever was sent.
      return accountForm(language, 'newAccount', { ...given, typed: { ...nothingTyped, ...given.typed, email } }, status);
    }
    case 'verify-again':
      return form(isSent ? 'verifySent' : 'verifyAgain');
    case 'set-up':
      // Like any address where nothing is: whether there is something to set up is nobody's business.
      if (!(await isSetUpOpen(ctx, token))) return notFound(url);
      return form('setUp', { ...waysToSetUp(ctx.config, language, token), errors: problemIn(url) });
    default: {
      const link = await findMailLink(ctx, token);
      const isForPassword = link?.purpose === 'reset';
      if (!link || isForPassword !== (name === 'reset-token')) return goneLink(language, name);
      const typed = { ...nothingTyped, email: link.email };
      const isRecovered = url.searchParams.has('recovered');
      if (isForPassword) return form(isRecovered ? 'chooseAgain' : 'choose', { typed, shortestPassword: link.shortestPassword });
      return form('confirm', { typed, purpose: link.purpose });
    }
  }
}

function waysToSetUp({ localLogin, oidc }: Ctx['config'], language: Language, token: string): Partial<AccountFormView> {
  return {
    hasPasswords: localLogin,
    provider: oidc ? { name: providerName(oidc.issuer), href: openidHref(language, { setup: token }) } : null,
    shortestPassword: shortestPassword({ isAdmin: true, isContentManager: false }),
  };
}

/** What the way back from the provider says in the address. */
export function problemIn(url: URL): FieldError[] {
  const code = url.searchParams.get('problem');
  return code === null ? [] : [{ path: '', code: isAboutProvider(code) ? code : 'openid.other' }];
}

/** A link that was used, is too old or never was. */
export function goneLink(language: Language, name: RouteName): Loaded {
  return accountForm(language, goneSteps[name] ?? 'gone', {}, 404);
}

const goneSteps: Partial<Record<RouteName, AccountFormStep>> = { 'register-token': 'registrationGone', 'reset-token': 'resetGone' };

const nothingTyped = { email: '', firstName: '', middleName: '', lastName: '' };

function accountForm(language: Language, step: AccountFormStep, given: Partial<AccountFormView>, status: number): Loaded {
  const t = textsIn(accountFormMessages, language);
  const { purpose = 'verify' } = given;
  const title = step === 'confirm' ? t.confirm[purpose].title : t[step].title;
  const shortest = shortestPassword({ isAdmin: false, isContentManager: false });
  const none = { typed: nothingTyped, errors: [], secondsToWait: 0, hasPasswords: true, provider: null };
  const view = { ...none, shortestPassword: shortest, purpose, ...given };
  return {
    screen: { kind: 'account-form', step, ...view },
    status,
    title: view.errors.length > 0 ? textsIn(appMessages, language).titleWithErrors(title) : title,
    isUncacheable: true,
  };
}
