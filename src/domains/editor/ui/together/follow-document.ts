import { eventStreamType, watchDocument } from '#domains/documents/model/together.contract.ts';
import { addressOf } from '#platform/shared/endpoint.ts';
import { readEvents, type Word } from './read-events.ts';

export interface Following {
  /** The last event that was heard, to go on from. */
  after: string | null;
  hear(word: Word): void;
}

/** Milliseconds. */
const firstWait = 1000;
const longestWait = 30_000;
/** The server gives a sign of life every 15 seconds. A connection without any is a dead one. */
const longestSilence = 40_000;

/** Hears what happens to a document, over one connection after the other, until it may not any more. Returns how to stop. */
export function followDocument(guid: string, { after, hear }: Following): () => void {
  const stopped = new AbortController();
  void follow();
  return () => stopped.abort();

  async function follow(): Promise<void> {
    let last = after;
    let wait = firstWait;
    while (!stopped.signal.aborted) {
      const reason = await listen(
        () => last,
        (word) => {
          wait = firstWait;
          last = word.id ?? last;
          hear(word);
        },
      );
      if (stopped.signal.aborted || reason === 'forbidden' || reason === 'gone') return;
      // Who has to sign in again takes a while.
      if (reason === 'session') wait = longestWait;
      await pause(wait * (0.5 + Math.random() / 2));
      wait = Math.min(longestWait, wait * 2);
    }
  }

  /** Why it ended; null: for no reason that lasts. */
  async function listen(lastHeard: () => string | null, take: (word: Word) => void): Promise<'forbidden' | 'gone' | 'session' | null> {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const noteLife = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
    };
    try {
      noteLife();
      const last = lastHeard();
      const answer = await fetch(addressOf(watchDocument, { params: { guid } }), {
        headers: { accept: eventStreamType, ...(last !== null && { 'last-event-id': last }) },
        signal: AbortSignal.any([stopped.signal, silence.signal]),
        credentials: 'same-origin',
        cache: 'no-store',
      });
      const refusal = refusals[answer.status];
      if (refusal === 'forbidden' || refusal === 'gone') take({ name: 'ended', data: { reason: refusal }, id: null });
      if (refusal || !answer.ok || !answer.body) return refusal ?? null;
      for await (const word of readEvents(answer.body, noteLife)) {
        if (stopped.signal.aborted) return null;
        take(word);
        if (word.name === 'ended') return word.data.reason;
      }
      return null;
    } catch {
      // No network, or a server that is being replaced: it is tried again.
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends early when the network is back. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(go, milliseconds);
      function go(): void {
        clearTimeout(timer);
        removeEventListener('online', go);
        stopped.signal.removeEventListener('abort', go);
        resolve();
      }
      addEventListener('online', go);
      stopped.signal.addEventListener('abort', go);
    });
  }
}

const refusals: Partial<Record<number, 'forbidden' | 'gone' | 'session'>> = { 401: 'session', 403: 'forbidden', 404: 'gone' };
