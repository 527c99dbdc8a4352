import type { Transaction } from 'kysely';
import type { Actor } from '#platform/shared/actor.ts';
import type { DetailsOf, EventType } from '#platform/shared/events.ts';
import type { DB } from './db/schema.ts';

interface Recorded<T extends EventType> {
  /** `noun.verb`, in the past tense: `page.published`. */
  type: T;
  subjectGuid: string | null;
  result?: 'done' | 'denied' | 'failed';
  /** Visitors can see the difference: every cached public answer is out of date. */
  isPublic?: boolean;
}

type Detailed<Details> = Record<never, never> extends Details ? { details?: Details } : { details: Details };

/** Something that happened, told in the transaction in which it happened. */
export type PleinEvent = { [T in EventType]: Recorded<T> & Detailed<DetailsOf<T>> }[EventType];

/** What a subscriber knows about the call in which the event happened. */
export interface EventSource {
  actor: Actor;
  network: string;
  correlationId: string;
}

export type Subscriber = (source: EventSource, tx: Transaction<DB>, event: PleinEvent) => Promise<void>;

export interface EventBus {
  publish(source: EventSource, tx: Transaction<DB>, event: PleinEvent): Promise<void>;
}

/** Subscribers run in order and inside the transaction: when one fails, the change did not happen. */
export function createEventBus(subscribers: readonly Subscriber[]): EventBus {
  return {
    async publish(source, tx, event) {
      for (const subscriber of subscribers) await subscriber(source, tx, event);
    },
  };
}
