import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'second_factor.authenticator_added': {
    log: ({ who }) => `${who} added an authenticator app.`,
    short: 'Authenticator app added',
    own: 'You added an authenticator app.',
  },
  'second_factor.authenticator_removed': {
    log: ({ who }) => `${who} switched off the authenticator app.`,
    short: 'Authenticator app switched off',
    own: 'You switched off the authenticator app.',
  },
  'second_factor.passkey_added': {
    log: ({ who }) => `${who} added a passkey.`,
    short: 'Passkey added',
    own: 'You added a passkey.',
  },
  'second_factor.passkey_renamed': {
    log: ({ who }) => `${who} renamed a passkey.`,
    short: 'Passkey renamed',
    own: 'You renamed a passkey.',
  },
  'second_factor.passkey_removed': {
    log: ({ who }) => `${who} removed a passkey.`,
    short: 'Passkey removed',
    own: 'You removed a passkey.',
  },
  'second_factor.codes_renewed': {
    log: ({ who }) => `${who} created new recovery codes.`,
    short: 'New recovery codes created',
    own: 'You created new recovery codes.',
  },
  'second_factor.recovery_code_used': {
    log: ({ what }) => `${what} used a recovery code.`,
    short: 'Signed in with a recovery code',
    own: 'You signed in with a recovery code.',
  },
};
