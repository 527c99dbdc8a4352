import { addressOf, isChange, type CallInput, type Endpoint } from '#platform/shared/endpoint.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { newCorrelationId } from './correlation-id.ts';

/** What was sent, as it has to be sent again to be known for the same. */
interface Sent<E extends Endpoint> {
  input: CallInput<E>;
  version: number | string | undefined;
  /** Goes along as `Idempotency-Key`; nothing when the call changes nothing. */
  key: string | undefined;
}

interface Attempt<E extends Endpoint> extends Sent<E> {
  /** Other changes at the same address, begun before this one, of which nobody knows what became; the last one first. */
  lost: readonly Sent<E>[];
  /** There was no answer to it. */
  lose(): void;
  /** It was answered as done: the same change after this is another one. */
  end(): void;
}

/** Begins a change, or goes on with one that failed: sent again as it was, from the same version, it keeps its key. */
type StartAttempt = <E extends Endpoint>(definition: E, input: CallInput<E>, version?: number | string) => Attempt<E>;

interface Known {
  request: string;
  sent: Sent<Endpoint>;
  lost: readonly Sent<Endpoint>[];
  isLost: boolean;
}

/**
 * A change that is tried again counts once, even if the first try did arrive and only its answer was lost. Without its key it would be
 * refused then: by the version that it made itself, or because what it deleted is not there. Of each address the last change is kept, and
 * before it those that were lost.
 */
export function createChangeKeys(): StartAttempt {
  const lastChanges = new Map<string, Known>();
  return <E extends Endpoint>(definition: E, input: CallInput<E>, version?: number | string): Attempt<E> => {
    if (!isChange(definition)) return { input, version, key: undefined, lost: [], lose: () => {}, end: () => {} };
    const address = `${definition.method} ${addressOf(definition, input as object)}`;
    const request = `${requestKey(definition, input as object)} ${version ?? ''}`;
    const last = lastChanges.get(address);
    const change = last?.request === request ? last : begin(request, { input, version, key: newCorrelationId() }, last);
    lastChanges.set(address, change);
    return {
      // The address is that of this definition, so what was sent there is its input.
      ...(change.sent as Sent<E>),
      lost: change.lost as readonly Sent<E>[],
      lose: () => void (change.isLost = true),
      end: () => {
        if (lastChanges.get(address) === change) lastChanges.delete(address);
      },
    };
  };
}

function begin(request: string, sent: Sent<Endpoint>, last: Known | undefined): Known {
  return { request, sent, isLost: false, lost: [...(last?.isLost ? [last.sent] : []), ...(last?.lost ?? [])] };
}
