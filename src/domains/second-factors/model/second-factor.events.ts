import { event } from '#platform/shared/events.ts';

/** By which session, and whether there is a second factor from now on. Sessions elsewhere end by it. */
export interface FactorChange {
  session: string | null;
  hasAny: boolean;
}

const security = { isSecurity: true } as const;

export const secondFactorEvents = {
  'second_factor.authenticator_added': event<FactorChange>(security),
  'second_factor.authenticator_removed': event<FactorChange>(security),
  'second_factor.passkey_added': event<FactorChange & { passkey: string }>(security),
  'second_factor.passkey_renamed': event<{ passkey: string }>(security),
  'second_factor.passkey_removed': event<FactorChange & { passkey: string }>(security),
  'second_factor.codes_renewed': event(security),
  'second_factor.recovery_code_used': event<{ left: number }>({ by: 'owner', isSecurity: true }),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    'second-factors': typeof secondFactorEvents;
  }
}
