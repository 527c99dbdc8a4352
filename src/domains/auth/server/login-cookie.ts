import { parse, serialize } from 'cookie';
import { hostCookieName } from '#platform/server/http/cookie-name.ts';
import { loginAttemptLifetime } from '../model/second-step.ts';

const nameFor = (isSecure: boolean) => hostCookieName('plein_login', isSecure);

/** What stands between the two steps of signing in. It is no session and opens nothing but the second step. */
export function readLoginCookie(header: string | undefined, isSecure: boolean): string | undefined {
  return header === undefined ? undefined : parse(header)[nameFor(isSecure)];
}

export function setLoginCookie(token: string, isSecure: boolean): string {
  return serialize(nameFor(isSecure), token, {
    path: '/',
    secure: isSecure,
    sameSite: 'lax',
    httpOnly: true,
    maxAge: loginAttemptLifetime,
  });
}

export function clearLoginCookie(isSecure: boolean): string {
  return serialize(nameFor(isSecure), '', { path: '/', secure: isSecure, sameSite: 'lax', httpOnly: true, maxAge: 0 });
}
