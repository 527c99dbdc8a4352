import { event } from '#platform/shared/events.ts';
import type { Language } from '#platform/shared/language.ts';

interface UserChanged {
  fields: readonly string[];
  changes?: readonly { field: string; from: unknown; to: unknown }[];
  /** Guids of roles. */
  add?: readonly string[];
  remove?: readonly string[];
}

interface ProfileChanged {
  fields: readonly string[];
  /** Keys of profile fields, with what these were called. */
  properties?: readonly string[];
  labels?: Record<string, Record<Language, string>>;
  termsOfUseVersionAccepted?: number | null;
}

export const userEvents = {
  'user.created': event(),
  'user.changed': event<UserChanged>(),
  /** What an invitation gave when its owner accepted it. */
  'user.rights_received': event<UserChanged>({ by: 'owner' }),
  'user.profile_changed': event<ProfileChanged>(),
  'user.activated': event(),
  'user.deactivated': event(),
  'user.exported': event<{ count: number }>(),
  'user.deletion_asked': event(),
  'user.deletion_withdrawn': event(),
  'user.deletion_planned': event(),
  'user.deletion_cancelled': event(),
  'user.erased': event<{ isAgain?: boolean }>({ by: 'platform' }),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    users: typeof userEvents;
  }
}
