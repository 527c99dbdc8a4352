import { route } from '#platform/server/handle.ts';
import * as forms from '../model/account-forms.contract.ts';
import * as security from '../model/account-security.contract.ts';
import * as help from '../model/help-person.contract.ts';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  endOtherSessions,
  endOwnSession,
  getAccountSecurity,
  listOwnSessions,
} from './account-security.service.ts';
import { confirmLink } from './confirm-link.service.ts';
import { resetSecondFactors, sendResetLink } from './help-person.service.ts';
import { askVerification, finishRegistration, register } from './register.service.ts';
import { askReset, resetPassword } from './reset.service.ts';

export const accountRoutes = [
  route(security.getAccountSecurity, (ctx) => getAccountSecurity(ctx)),
  route(security.changePassword, (ctx, { body }) => changePassword(ctx, body)),
  route(security.changeEmail, (ctx, { body }) => changeEmail(ctx, body)),
  route(security.cancelEmailChange, (ctx) => cancelEmailChange(ctx)),
  route(security.listSessions, (ctx) => listOwnSessions(ctx)),
  route(security.endOwnSession, (ctx, { params }) => endOwnSession(ctx, params.guid)),
  route(security.endOtherSessions, (ctx) => endOtherSessions(ctx)),
  route(help.sendResetLink, (ctx, { params }) => sendResetLink(ctx, params.guid)),
  route(help.resetSecondFactors, (ctx, { params }) => resetSecondFactors(ctx, params.guid)),
];

/** For the pages with these forms; see `form-routes.ts`. */
export const askResetRoute = route(forms.askReset, (ctx, { body }) => askReset(ctx, body));
export const resetPasswordRoute = route(forms.resetPassword, (ctx, { params, body }) => resetPassword(ctx, params.token, body));
export const registerRoute = route(forms.register, (ctx, { body }) => register(ctx, body));
export const finishRegistrationRoute = route(forms.finishRegistration, (ctx, { params, body }) =>
  finishRegistration(ctx, params.token, body),
);
export const askVerificationRoute = route(forms.askVerification, (ctx, { body }) => askVerification(ctx, body));
export const confirmLinkRoute = route(forms.confirmLink, (ctx, { params }) => confirmLink(ctx, params.token));
