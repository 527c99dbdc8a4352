import { route } from '#platform/server/handle.ts';
import * as contract from '../model/terms.contract.ts';
import { answerTerms, getTerms, publishTerms } from './terms.service.ts';

export const termsRoutes = [route(contract.getTerms, (ctx) => getTerms(ctx)), route(contract.publishTerms, (ctx) => publishTerms(ctx))];

/** For the page of the terms; see `form-routes.ts`. */
export const answerTermsRoute = route(contract.answerTerms, (ctx, { body }) => answerTerms(ctx, body));
