import { parse, serialize } from 'cookie';
import { hostCookieName } from '#platform/server/http/cookie-name.ts';
import type { SessionCookies } from '../model/sign-in.ts';

export function sessionCookieName(isSecure: boolean): string {
  return hostCookieName('plein_session', isSecure);
}

export function readSessionCookie(header: string | undefined, isSecure: boolean): string | undefined {
  return header === undefined ? undefined : parse(header)[sessionCookieName(isSecure)];
}

export function setSessionCookies({ session, xsrf, lifetime }: SessionCookies, isSecure: boolean): string[] {
  const shared = { path: '/', secure: isSecure, sameSite: 'lax', maxAge: lifetime } as const;
  return [
    serialize(sessionCookieName(isSecure), session, { ...shared, httpOnly: true }),
    // Readable on purpose: our page sends it back as a header, which no other site can do.
    serialize(hostCookieName('XSRF-TOKEN', isSecure), xsrf, shared),
  ];
}

export function clearSessionCookies(isSecure: boolean): string[] {
  const gone = { path: '/', secure: isSecure, sameSite: 'lax', maxAge: 0 } as const;
  return [
    serialize(sessionCookieName(isSecure), '', { ...gone, httpOnly: true }),
    serialize(hostCookieName('XSRF-TOKEN', isSecure), '', gone),
  ];
}
