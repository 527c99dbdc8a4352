import type { confirmLink } from '#domains/auth/model/account-forms.contract.ts';
import type { ConfirmedPurpose } from '#domains/auth/model/account-forms.ts';
import type { SessionCookies } from '#domains/auth/model/sign-in.ts';
import {
  askResetRoute,
  askVerificationRoute,
  confirmLinkRoute,
  finishRegistrationRoute,
  registerRoute,
  resetPasswordRoute,
  setSessionCookies,
  setUpRoute,
} from '#domains/auth/server/index.ts';
import type { Answer } from '#platform/shared/endpoint.ts';
import type { AppError, FieldError } from '#platform/shared/errors.ts';
import { localizePath } from '#platform/shared/language.ts';
import { resolvePath } from '#app/routes.ts';
import { goneLink, loadAccountForm, type AccountFormRoute } from '../loading/load-account-form.ts';
import type { Loaded } from '../loading/loading.ts';
import { failed } from '../loading/plain-screens.ts';
import type { SiteSource } from '../site/site.ts';
import type { FormFields, FormPage, FormVisit } from './form-routes.ts';

/** What the sign-in page says after a link from a mail did its work. */
const messageAfter = {
  verify: 'verified',
  'change-email': 'email-changed',
  'revert-email': 'recovered',
  dispute: 'recovered',
} as const satisfies Record<ConfirmedPurpose, string>;

/** The forms for a new password, a new account and the links in mails. After asking for a mail everybody sees the same page. */
export function accountForms(source: SiteSource, { isSecure }: { isSecure: boolean }): FormPage[] {
  const again = (visit: FormVisit, error: AppError) => pageAgain(source, visit, error);
  const toSent = ({ url }: FormVisit) => ({ location: `${url.pathname}?sent` });
  return [
    { route: askResetRoute, done: toSent, again },
    { route: registerRoute, done: toSent, again },
    { route: finishRegistrationRoute, done: ({ language }) => toSignIn(language, 'registered'), again },
    { route: askVerificationRoute, done: toSent, again },
    { route: resetPasswordRoute, done: ({ language }) => toSignIn(language, 'reset'), again },
    {
      route: confirmLinkRoute,
      done: ({ ctx, language }, answer) => {
        const { purpose, resetPath } = answer as Answer<typeof confirmLink>;
        // The password that somebody else knew is gone, so there is one to choose.
        if (resetPath !== null) return { location: `${localizePath(language, resetPath)}?recovered` };
        // Who is still signed in sees their new address among their settings, and is told there.
        if (purpose === 'change-email' && ctx.session) {
          return { location: `${localizePath(language, '/account/security')}?message=${messageAfter[purpose]}` };
        }
        return toSignIn(language, messageAfter[purpose]);
      },
      again,
    },
    {
      route: setUpRoute,
      done: ({ language }, answer) => ({
        location: localizePath(language, '/content'),
        headers: { 'set-cookie': setSessionCookies(answer as SessionCookies, isSecure) },
      }),
      again,
    },
  ];
}

function toSignIn(language: FormVisit['language'], message: string): { location: string } {
  return { location: `${localizePath(language, '/login')}?message=${message}` };
}

async function pageAgain(source: SiteSource, { ctx, url, language, fields }: FormVisit, error: AppError): Promise<Loaded> {
  const { name, params } = resolvePath(url.pathname);
  if (error.code === 'auth.link_gone' && name !== 'set-up') return goneLink(language, name);
  if (error.status === 404) return failed(error, url, ctx);
  // These forms stand at no other addresses.
  const asked = { ctx, url, language, site: await source.current(), name: name as AccountFormRoute, token: params['token'] ?? '' };
  const isPlainForm = name !== 'reset-token' && name !== 'verify';
  return loadAccountForm(
    asked,
    { errors: errorsOf(error), secondsToWait: error.retryAfter ?? 0, ...(isPlainForm && { typed: typedIn(fields) }) },
    error.status,
  );
}

function typedIn(fields: FormFields) {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, 320) : '';
  };
  return { email: text('email'), firstName: text('firstName'), middleName: text('middleName'), lastName: text('lastName') };
}

const formFields = new Set(['email', 'password', 'firstName', 'middleName', 'lastName', 'terms']);

/** What is wrong with a field of the form is said there; anything else, once for the whole. */
function errorsOf({ code, fields }: AppError): FieldError[] {
  const mendable = fields.filter(
    ({ path, code: problem }) => formFields.has(path) && problem !== 'unknown_field' && problem !== 'wrong_type',
  );
  return mendable.length > 0 ? mendable : [{ path: '', code }];
}
