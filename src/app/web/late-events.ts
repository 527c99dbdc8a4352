import type { Screen } from '#app/route-answer.ts';
import type { KnownEvents } from '#platform/shared/events.ts';

let known: KnownEvents | null = null;

/** Null until a screen that tells of events was prepared. */
export function eventsHere(): KnownEvents | null {
  return known;
}

/** The screens that tell what happened. All others do without its many words. */
function tellsOfEvents(screen: Screen): boolean {
  if (screen.kind === 'admin' && (screen.section === 'log' || screen.section === 'overview')) return true;
  const isOfAccount = screen.kind === 'account' || (screen.kind === 'admin' && screen.section === 'user');
  return isOfAccount && (screen.category === 'activity' || screen.category === 'security');
}

export function areEventsHere(screen: Screen): boolean {
  return known !== null || !tellsOfEvents(screen);
}

export async function prepareEvents(screen: Screen): Promise<void> {
  if (!areEventsHere(screen)) known = (await import('#app/events.ts')).knownEvents;
}
