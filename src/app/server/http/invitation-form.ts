import type { SessionCookies } from '#domains/auth/model/sign-in.ts';
import { clearSessionCookies, setSessionCookies } from '#domains/auth/server/index.ts';
import { answerInvitationRoute } from '#domains/invitations/server/index.ts';
import type { AppError, FieldError } from '#platform/shared/errors.ts';
import type { FormFields, FormPage } from './form-routes.ts';
import { loadInvitation } from '../loading/load-invitation.ts';
import { failed } from '../loading/plain-screens.ts';

/** The forms of an invitation's page. Every answer leads back to the page, which then says so, and says welcome to who accepted. */
export function invitationForm({ isSecure }: { isSecure: boolean }): FormPage {
  return {
    route: answerInvitationRoute,
    done: ({ url, fields }, answer) => {
      if (answer !== null)
        return { location: url.pathname, headers: { 'set-cookie': setSessionCookies(answer as SessionCookies, isSecure) } };
      if (fields['act'] === 'switch') return { location: url.pathname, headers: { 'set-cookie': clearSessionCookies(isSecure) } };
      return { location: fields['act'] === 'ask' ? `${url.pathname}?asked` : url.pathname };
    },
    again: ({ url, ctx, fields }, error) => {
      // An account that was switched off, or somebody who first has more to prove.
      if (error.status === 401 || error.status === 403) return failed(error, url, ctx);
      const code = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
      const status = error.status === 400 ? 422 : error.status;
      return loadInvitation({ ctx, url }, code, { typed: typedIn(fields), errors: errorsOf(error) }, status);
    },
  };
}

function typedIn(fields: FormFields) {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  return {
    firstName: text('firstName'),
    middleName: text('middleName'),
    lastName: text('lastName'),
    acceptsTerms: fields['acceptsTerms'] === 'on',
  };
}

/** That it is not open any more needs no error: the page says in which state it is. */
function errorsOf({ code, fields }: AppError): FieldError[] {
  if (code === 'invitation.closed' || code === 'invitation.not_found') return [];
  return fields.length > 0 ? fields : [{ path: '', code }];
}
