export { answerTermsRoute, termsRoutes } from './terms.routes.ts';
export { findTermsDay, followTermsVersion, getTerms, keepTermsText, publishTerms } from './terms.service.ts';
export { legalTextOf, wordsOf } from './legal.service.ts';
