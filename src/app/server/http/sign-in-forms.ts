import type { SignInOutcome } from '#domains/auth/model/second-step.ts';
import { clearSessionCookies, setLoginCookie, setSessionCookies, signInRoute, signOutRoute } from '#domains/auth/server/index.ts';
import type { AppError, FieldError } from '#platform/shared/errors.ts';
import { localizePath } from '#platform/shared/language.ts';
import type { FormFields, FormPage } from './form-routes.ts';
import { returnAddress } from '../loading/load-route.ts';
import { failed, signInScreen } from '../loading/plain-screens.ts';
import { signedOutMark } from '../loading/present-route.ts';

export function signInForms({ isSecure }: { isSecure: boolean }): FormPage[] {
  return [
    {
      route: signInRoute,
      done: ({ url, language, fields }, answer) => {
        const outcome = answer as SignInOutcome;
        if ('loginAttempt' in outcome) {
          const headers = { 'set-cookie': setLoginCookie(outcome.loginAttempt, isSecure) };
          return { location: localizePath(language, '/login/second-factor'), headers };
        }
        return {
          location: returnAddress(url, language, textOf(fields, 'returnTo')),
          headers: { 'set-cookie': setSessionCookies(outcome, isSecure) },
        };
      },
      again: ({ url, ctx, fields }, error) => {
        const typed = { email: textOf(fields, 'email'), returnTo: textOf(fields, 'returnTo') };
        const status = error.status === 400 ? 422 : error.status;
        return signInScreen(url, ctx.config, { ...typed, errors: errorsOf(error), secondsToWait: error.retryAfter ?? 0 }, status);
      },
    },
    {
      route: signOutRoute,
      done: ({ language }) => ({
        location: `${localizePath(language, '/')}?${signedOutMark}`,
        headers: { 'set-cookie': clearSessionCookies(isSecure), 'clear-site-data': '"cache", "storage"' },
      }),
      again: ({ url, ctx }, error) => failed(error, url, ctx),
    },
  ];
}

/** What is missing is said at its field. Anything else about what was typed says no more than that it is wrong. */
function errorsOf({ code, fields }: AppError): FieldError[] {
  const missing = fields.filter((field) => field.code.endsWith('_missing'));
  if (missing.length > 0) return missing;
  const isAboutFields = code === 'request.invalid' || code === 'request.unreadable';
  return [{ path: '', code: isAboutFields ? 'auth.wrong_credentials' : code }];
}

/** What nobody's address is as long as, is not worth sending back. */
export function textOf(fields: FormFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' && value.length <= 2048 ? value : '';
}
