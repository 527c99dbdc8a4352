import { addressOf, isChange, type CallInput, type Endpoint } from '#platform/shared/endpoint.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { newCorrelationId } from './correlation-id.ts';

interface Attempt {
  /** Goes along as `Idempotency-Key`; nothing when the call changes nothing. */
  key: string | undefined;
  /** It was answered as done: the same change after this is another one. */
  end(): void;
}

/** Begins a change, or goes on with one that failed: sent again as it was, from the same version, it keeps its key. */
type StartAttempt = <E extends Endpoint>(definition: E, input: CallInput<E>, version?: number) => Attempt;

/**
 * A change that is tried again counts once, even if the first try did arrive and only its answer was lost. Without its key it would be
 * refused then: by the version that it made itself, or because what it deleted is not there. Of each address the last change is kept.
 */
export function createChangeKeys(): StartAttempt {
  const lastAttempts = new Map<string, { request: string; key: string }>();
  return (definition, input, version) => {
    if (!isChange(definition)) return { key: undefined, end: () => {} };
    const address = `${definition.method} ${addressOf(definition, input as object)}`;
    const request = `${requestKey(definition, input as object)} ${version ?? ''}`;
    const last = lastAttempts.get(address);
    const attempt = last?.request === request ? last : { request, key: newCorrelationId() };
    lastAttempts.set(address, attempt);
    return {
      key: attempt.key,
      end: () => {
        if (lastAttempts.get(address) === attempt) lastAttempts.delete(address);
      },
    };
  };
}
