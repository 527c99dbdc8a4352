import { parse, serialize } from 'cookie';
import { hostCookieName } from '#platform/server/http/cookie-name.ts';
import { consentKey, unreadableKey } from '../model/consent-key.ts';
import { consentCookie, readConsent, type Consent } from '../model/consent.ts';

const name = 'plein_consent';

/** A refusal is remembered as long as a yes. */
const halfAYear = 182 * 24 * 60 * 60;

/** The word for what a visitor chose. Asked for every page from memory, so a request without this cookie is done at once. */
export function consentKeyOf(cookieHeader: string | undefined, isSecure: boolean): string {
  if (cookieHeader === undefined || !cookieHeader.includes(name)) return '';
  const cookie = cookieIn(cookieHeader, isSecure);
  const consent = readConsent(cookie);
  return cookie !== undefined && consent === undefined ? unreadableKey : consentKey(consent);
}

/** What somebody chose and when, as far as their browser says so. */
export function consentIn(cookieHeader: string | undefined, isSecure: boolean): Consent | undefined {
  return readConsent(cookieIn(cookieHeader ?? '', isSecure));
}

function cookieIn(cookieHeader: string, isSecure: boolean): string | undefined {
  return parse(cookieHeader)[hostCookieName(name, isSecure)];
}

export function setConsentCookie(consent: Consent, isSecure: boolean): string {
  return cookieLine(consentCookie(consent), isSecure, halfAYear);
}

/** What a page says to a browser with a cookie that says nothing: it goes, so that the next page finds none. */
export function clearUnreadableConsent(key: string, isSecure: boolean): string | undefined {
  return key === unreadableKey ? cookieLine('', isSecure, 0) : undefined;
}

function cookieLine(value: string, isSecure: boolean, maxAge: number): string {
  return serialize(hostCookieName(name, isSecure), value, { path: '/', secure: isSecure, sameSite: 'lax', httpOnly: true, maxAge });
}
