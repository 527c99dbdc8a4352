/** Kind of an expected failure → HTTP status. The one table; nobody else writes a status for an error. */
const statusOfKind = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  conflict: 409,
  stale: 412,
  tooLarge: 413,
  uriTooLong: 414,
  unsupported: 415,
  misdirected: 421,
  invalid: 422,
  versionMissing: 428,
  rateLimited: 429,
  headersTooLarge: 431,
  unexpected: 500,
  unavailable: 503,
  noRoom: 507,
} as const;

export type ErrorKind = keyof typeof statusOfKind;

/** One thing wrong with one field. `path` is dotted, as the sender wrote it: `properties.0.value`. */
export interface FieldError {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

interface AppErrorOptions {
  details?: Record<string, unknown>;
  fields?: FieldError[];
  /** Seconds until another try makes sense; becomes the `Retry-After` header. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure we expect and can explain. Everything else that is thrown is a bug and becomes `unexpected`. */
export class AppError extends Error {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly fields: FieldError[];
  readonly retryAfter: number | undefined;

  constructor(code: string, kind: ErrorKind, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.kind = kind;
    this.status = statusOfKind[kind];
    this.details = options.details ?? {};
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter;
  }
}

type ErrorFactory = (details?: Record<string, unknown>, options?: Omit<AppErrorOptions, 'details'>) => AppError;

/** Declares a domain's errors: `defineErrors('page', { not_found: 'notFound' })` gives `pageErrors.not_found()` with code `page.not_found`. */
export function defineErrors<const K extends Record<string, ErrorKind>>(domain: string, kinds: K): { [N in keyof K]: ErrorFactory } {
  const entries = Object.entries(kinds).map(([name, kind]) => [
    name,
    (details?: Record<string, unknown>, options?: Omit<AppErrorOptions, 'details'>) =>
      new AppError(`${domain}.${name}`, kind, { ...options, ...(details && { details }) }),
  ]);
  return Object.fromEntries(entries) as { [N in keyof K]: ErrorFactory };
}

/** Failures that belong to the way of a request, not to a domain. */
export const requestErrors = defineErrors('request', {
  unreadable: 'unreadable',
  invalid: 'invalid',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  cross_site: 'forbidden',
  /** Its sender looks at the site as somebody else, and changes nothing meanwhile. */
  viewing_only: 'forbidden',
  /** Its sender has not accepted the terms of use that are in force. */
  terms_not_accepted: 'forbidden',
  not_found: 'notFound',
  method_not_allowed: 'methodNotAllowed',
  too_slow: 'tooSlow',
  too_large: 'tooLarge',
  uri_too_long: 'uriTooLong',
  headers_too_large: 'headersTooLarge',
  unsupported_media_type: 'unsupported',
  unknown_host: 'misdirected',
  version_missing: 'versionMissing',
  stale: 'stale',
  idempotency_mismatch: 'invalid',
  in_progress: 'conflict',
  rate_limited: 'rateLimited',
  unexpected: 'unexpected',
  unavailable: 'unavailable',
  timed_out: 'unavailable',
  /** There is no room left on a disk of ours. */
  no_room: 'noRoom',
});

/** The body of every error answer (RFC 9457, `application/problem+json`). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  correlationId: string;
  errors?: FieldError[];
  details?: Record<string, unknown>;
}

/** The code of a part of the page is not where it was: most often because the platform was renewed since the page was opened. */
export const codeGone = 'page.code_gone';
