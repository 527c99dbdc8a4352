import { STATUS_CODES } from 'node:http';
import { AppError, requestErrors, type Problem } from '#platform/shared/errors.ts';

/** What the person may know of an error. What broke stays in the log, under the same correlation id. */
export function problemOf(error: AppError, correlationId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    correlationId,
    ...(error.fields.length > 0 && { errors: error.fields }),
    ...(Object.keys(error.details).length > 0 && { details: error.details }),
  };
}

interface ErrorWithCode {
  code?: unknown;
  syscall?: unknown;
  statusCode?: unknown;
}

const fastifyErrors: Record<string, () => AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => requestErrors.too_large(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => requestErrors.unsupported_media_type(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => requestErrors.unreadable(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => requestErrors.unreadable(),
  FST_ERR_CTP_INVALID_JSON_BODY: () => requestErrors.unreadable(),
  FST_ERR_BAD_URL: () => requestErrors.unreadable(),
  FST_ERR_MAX_PARAM_LENGTH: () => requestErrors.uri_too_long(),
  FST_ERR_HANDLER_TIMEOUT: () => requestErrors.timed_out(undefined, { retryAfter: 5 }),
};

/** SQLSTATE and socket errors that mean: the database is away or out of breath; try again. */
const databaseIsAway = /^(?:08|53|57|55P03|25P03|25P04|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** A disk of ours is full: of the files, or of the database. */
const diskIsFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What the libraries that hand out files throw. */
const fileErrors: Record<number, () => AppError> = {
  400: () => requestErrors.unreadable(),
  403: () => requestErrors.not_found(),
  404: () => requestErrors.not_found(),
  412: () => requestErrors.stale(),
};

/** Any thrown thing as an expected error. What we do not know is a bug and says nothing about itself. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { code, statusCode } = (thrown ?? {}) as ErrorWithCode;
  const known = (typeof code === 'string' && fastifyErrors[code]) || (typeof statusCode === 'number' && fileErrors[statusCode]);
  if (known) return known();
  if (typeof code === 'string' && diskIsFull.has(code)) return requestErrors.no_room(undefined, { retryAfter: 60, cause: thrown });
  if (isDatabaseAway(thrown)) return requestErrors.unavailable(undefined, { retryAfter: 2, cause: thrown });
  return requestErrors.unexpected(undefined, { cause: thrown });
}

function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, syscall } = thrown as ErrorWithCode;
  if (typeof code === 'string' && databaseIsAway.test(code)) return true;
  // The socket file of a database that was stopped; any other file that is missing is a bug.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(thrown.message);
}
