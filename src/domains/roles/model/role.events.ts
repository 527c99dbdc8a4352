import { event } from '#platform/shared/events.ts';
import type { Language } from '#platform/shared/language.ts';

export const roleEvents = {
  'role.created': event<{ copyOf: string | null }>(),
  'role.changed': event<{ fields: readonly string[] }>(),
  'role.deleted': event<{ name: Record<Language, string>; replaceBy: string | null; memberCount: number; useCount: number }>(),
  'session.view_started': event<{ session: string; role: string }>(),
  'session.view_stopped': event<{ session: string; role: string }>(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    roles: typeof roleEvents;
  }
}
