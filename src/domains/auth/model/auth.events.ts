import type { FactorChange } from '#domains/second-factors/model/second-factor.events.ts';
import { event } from '#platform/shared/events.ts';

export const authEvents = {
  'session.started': event<{ method?: string; hasSecondFactor?: boolean }>({ by: 'owner', isSecurity: true }),
  'session.refused': event<{ method?: string; code?: string; step?: number }>({ isSecurity: true }),
  'session.ended': event<{ session: string }>({ by: 'owner', isSecurity: true }),
  'session.others_ended': event<{ ended: number }>({ isSecurity: true }),
  'session.all_ended': event<{ ended: number } | { count: number }>({ isSecurity: true }),
  'session.proved': event(),
  'session.proof_refused': event({ isSecurity: true }),
  'second_factor.reset': event<{ fields: readonly string[] } & FactorChange>({ isSecurity: true }),
  'user.reset_asked': event({ isSecurity: true }),
  'user.reset_sent': event({ isSecurity: true }),
  'user.password_set': event({ by: 'owner', isSecurity: true }),
  'user.password_changed': event({ by: 'owner', isSecurity: true }),
  'user.password_reset': event({ by: 'owner', isSecurity: true }),
  'user.email_verified': event({ by: 'owner' }),
  'user.email_change_asked': event({ by: 'owner', isSecurity: true }),
  'user.email_change_cancelled': event({ by: 'owner', isSecurity: true }),
  'user.email_changed': event({ by: 'owner', isSecurity: true }),
  'user.recovered': event<{ fields: readonly string[] }>({ by: 'owner', isSecurity: true }),
  'user.email_reverted': event<{ fields: readonly string[] }>({ by: 'owner', isSecurity: true }),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    auth: typeof authEvents;
  }
}
