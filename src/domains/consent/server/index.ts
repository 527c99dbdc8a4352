export { clearUnreadableConsent, consentIn, consentKeyOf, setConsentCookie } from './consent-cookie.ts';
export { cookieTablesOf } from './cookie-tables.ts';
export { consentRoute } from './consent.routes.ts';
