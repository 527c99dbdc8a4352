import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

export const en: Translation<typeof nl> = {
  'second_factor.authenticator_added': {
    log: ({ who }) => `${who} added an authenticator app.`,
    own: 'You added an authenticator app.',
  },
  'second_factor.authenticator_removed': {
    log: ({ who }) => `${who} switched off the authenticator app.`,
    own: 'You switched off the authenticator app.',
  },
  'second_factor.passkey_added': {
    log: ({ who }) => `${who} added a passkey.`,
    own: 'You added a passkey.',
  },
  'second_factor.passkey_renamed': {
    log: ({ who }) => `${who} renamed a passkey.`,
    own: 'You renamed a passkey.',
  },
  'second_factor.passkey_removed': {
    log: ({ who }) => `${who} removed a passkey.`,
    own: 'You removed a passkey.',
  },
  'second_factor.codes_renewed': {
    log: ({ who }) => `${who} created new recovery codes.`,
    own: 'You created new recovery codes.',
  },
  'second_factor.recovery_code_used': {
    log: ({ what }) => `${what} used a recovery code.`,
    own: 'You signed in with a recovery code.',
  },
};
