import { parse, serialize } from 'cookie';
import type { SessionCookies } from '../model/sign-in.ts';

/** Over https the browser itself guards the name: `__Host-` means this host, this path, secure. On plain http it refuses such names. */
function named(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export function sessionCookieName(isSecure: boolean): string {
  return named('plein_session', isSecure);
}

export function readSessionCookie(header: string | undefined, isSecure: boolean): string | undefined {
  return header === undefined ? undefined : parse(header)[sessionCookieName(isSecure)];
}

export function setSessionCookies({ session, xsrf, lifetime }: SessionCookies, isSecure: boolean): string[] {
  const shared = { path: '/', secure: isSecure, sameSite: 'lax', maxAge: lifetime } as const;
  return [
    serialize(sessionCookieName(isSecure), session, { ...shared, httpOnly: true }),
    // Readable on purpose: our page sends it back as a header, which no other site can do.
    serialize(named('XSRF-TOKEN', isSecure), xsrf, shared),
  ];
}

export function clearSessionCookies(isSecure: boolean): string[] {
  const gone = { path: '/', secure: isSecure, sameSite: 'lax', maxAge: 0 } as const;
  return [serialize(sessionCookieName(isSecure), '', { ...gone, httpOnly: true }), serialize(named('XSRF-TOKEN', isSecure), '', gone)];
}
