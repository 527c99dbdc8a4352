import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'second_factor.authenticator_added': {
    log: ({ who }) => `${who} added a code app.`,
    short: 'Code app added',
    own: 'You added a code app.',
  },
  'second_factor.authenticator_removed': {
    log: ({ who }) => `${who} switched off the code app.`,
    short: 'Code app switched off',
    own: 'You switched off the code app.',
  },
  'second_factor.passkey_added': {
    log: ({ who }) => `${who} added a passkey.`,
    short: 'Passkey added',
    own: 'You added a passkey.',
  },
  'second_factor.passkey_removed': {
    log: ({ who }) => `${who} removed a passkey.`,
    short: 'Passkey removed',
    own: 'You removed a passkey.',
  },
  'second_factor.codes_renewed': {
    log: ({ who }) => `${who} made new recovery codes.`,
    short: 'New recovery codes made',
    own: 'You made new recovery codes.',
  },
  'second_factor.recovery_code_used': {
    log: ({ what }) => `${what} used a recovery code.`,
    short: 'Signed in with a recovery code',
    own: 'You signed in with a recovery code.',
  },
};
