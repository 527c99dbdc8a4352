import { useKnownEvents } from '#platform/web/known-events.tsx';
import { useLanguage } from '#platform/web/messages.tsx';
import { ownSentenceOf, type Teller } from '../messages/sentence.ts';
import type { AuditEntry } from '../model/audit.ts';

/** Tells of events in the reader's language. */
export function useTeller(): Teller {
  return { language: useLanguage(), events: useKnownEvents() };
}

/** Tells who is signed in what they did. */
export function useOwnSentence(): (entry: AuditEntry) => string {
  const teller = useTeller();
  return (entry) => ownSentenceOf(entry, teller);
}
