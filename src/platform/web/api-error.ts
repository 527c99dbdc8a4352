import type { FieldError, Problem } from '#platform/shared/errors.ts';
import { newCorrelationId } from './correlation-id.ts';

interface ApiErrorFacts {
  /** 0 when there was no answer at all. */
  status: number;
  code: string;
  fields?: FieldError[];
  details?: Record<string, unknown>;
  correlationId?: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A call that did not succeed. The interface finds its words by `code`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldError[];
  readonly details: Record<string, unknown>;
  readonly correlationId: string;
  readonly retryAfter: number | undefined;
  readonly failedOn = new Date();

  constructor({ status, code, fields = [], details = {}, correlationId = '', retryAfter, cause }: ApiErrorFacts) {
    super(`${code} (${status})`, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.correlationId = correlationId;
    this.retryAfter = retryAfter;
  }
}

/** Reads the problem out of an error answer. A proxy in between answers with whatever it likes, so nothing is taken for granted. */
export function apiErrorOf(status: number, body: unknown, also: { correlationId?: string; retryAfter?: number } = {}): ApiError {
  const problem: Partial<Problem> = body !== null && typeof body === 'object' ? body : {};
  return new ApiError({
    status,
    code: typeof problem.code === 'string' ? problem.code : 'request.unexpected',
    fields: Array.isArray(problem.errors) ? problem.errors : [],
    details: problem.details ?? {},
    correlationId: problem.correlationId ?? also.correlationId,
    retryAfter: also.retryAfter,
  });
}

/** Nobody is signed in for this call any more. An account that was switched off is another matter: to sign in again would not help. */
export function isSessionGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !isInactive(error);
}

/** Refused because nobody is signed in any more, and for no other reason: a dialog says so. */
export function isSignedOut(error: unknown): boolean {
  return isSessionGone(error) && error instanceof ApiError && error.code === 'request.unauthenticated';
}

/** Refused because the account of its sender was switched off. */
export function isInactive(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'account_inactive';
}

/** Refused because the terms of use were not accepted, or not the newest. */
export function isTermsNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request.terms_not_accepted';
}

/** Refused because its sender proved who they are too long ago. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'auth.proof_needed';
}

const otherwiseRefused = new Set(['request.viewing_only', 'request.cross_site', 'auth.second_factor_needed']);

/** Refused because its sender may not do this, or not any more. Other refusals with this status have a way on, and words of their own. */
export function isForbidden(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 403 && !isProofNeeded(error) && !isTermsNeeded(error) && !otherwiseRefused.has(error.code)
  );
}

/** What it is about is not there, or not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** It cannot be done to what is there now. Another call that is still under way ends by itself, and says when. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.retryAfter === undefined;
}

/** There was no answer, and the browser has no network. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request.offline';
}

/** Nobody can tell what became of it: there was no answer, or something on the way gave one in place of the server. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 504].includes(error.status);
}

/** `page.title_taken 1A2B3C4D`: what a person can read out to whoever helps, with enough of the correlation id to find the line in the log. */
export function failureCode(error: unknown): string {
  const { code, correlationId } = error instanceof ApiError ? error : { code: 'unexpected', correlationId: '' };
  return `${code} ${(correlationId || newCorrelationId()).slice(0, 8).toUpperCase()}`;
}

/** The small print of a failure that is shown where the act was. Without a network there is nothing to find in the log. */
export function failureDetail(error: ApiError): { code?: string; time?: Date } {
  return isOffline(error) ? {} : { code: failureCode(error), time: error.failedOn };
}
