import { useKnownEvents } from '#platform/web/known-events.tsx';
import { useLanguage } from '#platform/web/messages.tsx';
import type { Teller } from '../messages/sentence.ts';

/** Tells of events in the reader's language. */
export function useTeller(): Teller {
  return { language: useLanguage(), events: useKnownEvents() };
}
