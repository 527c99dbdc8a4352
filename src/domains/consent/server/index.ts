export { consentKeyOf, setConsentCookie } from './consent-cookie.ts';
export { consentRoute } from './consent.routes.ts';
