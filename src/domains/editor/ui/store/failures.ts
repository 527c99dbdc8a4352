import { ApiError, isForbidden, isGone } from '#platform/web/api-error.ts';
import { placeOfPath } from '../field-values.ts';
import type { DraftState, Refusal } from './draft-state.ts';

export function lossIn(error: unknown): DraftState['lost'] {
  if (isForbidden(error)) return 'forbidden';
  return isGone(error) ? 'gone' : null;
}

/** A refusal is an answer; that something broke on the way says nothing about what became of it. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !isForLater(error);
}

/** Too slow, too early, too often: the same may be taken a little later. */
function isForLater({ status }: ApiError): boolean {
  return [408, 425, 429].includes(status);
}

/** What would be refused again. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 413, 422].includes(error.status);
}

export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412;
}

/** The fields of a block that cannot be saved as they are. */
export function refusalsIn(error: unknown, guid: string): Refusal[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return error.fields.map(({ path, code, params }) => {
    const { isWhole, ...place } = placeOfPath(guid, path);
    return { ...place, code, maximum: isWhole ? Number(params?.['maximum']) || null : null };
  });
}
