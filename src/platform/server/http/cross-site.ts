import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { requestErrors } from '#platform/shared/errors.ts';

/** A change must come from our own pages: the browser says so itself (`Sec-Fetch-Site`), older ones through `Origin`. */
export function requireSameOrigin(headers: IncomingHttpHeaders, ownOrigins: readonly string[], { strict }: { strict: boolean }): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || (site === 'none' && !strict)) return;
    throw requestErrors.cross_site();
  }
  const { origin } = headers;
  if (origin === undefined && !strict) return;
  if (origin === undefined || !ownOrigins.includes(origin)) throw requestErrors.cross_site();
}

/** The token that the page read from its cookie must come back as a header; another site can send the cookie, but not read it. */
export function requireXsrfToken(header: string | string[] | undefined, expected: string): void {
  if (typeof header !== 'string' || !equalInConstantTime(header, expected)) throw requestErrors.cross_site();
}

function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
