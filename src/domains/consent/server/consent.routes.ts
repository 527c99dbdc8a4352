import { route } from '#platform/server/handle.ts';
import * as contract from '../model/consent.contract.ts';
import { chooseCookies } from './consent.service.ts';

/** For the page with this form; see `form-routes.ts`. */
export const consentRoute = route(contract.giveConsent, (ctx, { body }) => chooseCookies(ctx, body));
