import { parse, serialize } from 'cookie';
import { hostCookieName } from '#platform/server/http/cookie-name.ts';
import { consentKey } from '../model/consent-key.ts';
import { consentCookie, readConsent, type Consent } from '../model/consent.ts';

const name = 'plein_consent';

/** A refusal is remembered as long as a yes. */
const halfAYear = 182 * 24 * 60 * 60;

/** The word for what a visitor chose. Asked for every page from memory, so a request without this cookie is done at once. */
export function consentKeyOf(cookieHeader: string | undefined, isSecure: boolean): string {
  if (cookieHeader === undefined || !cookieHeader.includes(name)) return '';
  return consentKey(consentIn(cookieHeader, isSecure));
}

/** What somebody chose and when, as far as their browser says so. */
export function consentIn(cookieHeader: string | undefined, isSecure: boolean): Consent | undefined {
  return readConsent(parse(cookieHeader ?? '')[hostCookieName(name, isSecure)]);
}

export function setConsentCookie(consent: Consent, isSecure: boolean): string {
  const options = { path: '/', secure: isSecure, sameSite: 'lax', httpOnly: true, maxAge: halfAYear } as const;
  return serialize(hostCookieName(name, isSecure), consentCookie(consent), options);
}
