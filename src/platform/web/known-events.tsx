import { createContext, use, type ReactNode } from 'react';
import type { KnownEvents } from '#platform/shared/events.ts';

const KnownEventsContext = createContext<KnownEvents | null>(null);

export function KnownEventsProvider({ events, children }: { events: KnownEvents | null; children: ReactNode }) {
  return <KnownEventsContext value={events}>{children}</KnownEventsContext>;
}

/** What can have happened, with its words. It comes with the screens that tell of it. */
export function useKnownEvents(): KnownEvents {
  const events = use(KnownEventsContext);
  if (!events) throw new Error('The events are not here: name this screen in src/app/web/late-events.ts');
  return events;
}
