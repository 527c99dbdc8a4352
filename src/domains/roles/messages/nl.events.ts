import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { roleEvents } from '../model/role.events.ts';

export const nl = {
  'role.created': {
    log: ({ who, what, isKnown }: Told) => `${who} maakte ${isKnown ? `de rol ${what}` : what}.`,
  },
  'role.changed': {
    log: ({ who, what, isKnown }: Told) => `${who} wijzigde ${isKnown ? `de rol ${what}` : what}.`,
  },
  'role.deleted': {
    log: ({ who, what, isKnown }: Told) => `${who} verwijderde ${isKnown ? `de rol ${what}` : 'een rol'}.`,
  },
  'session.view_started': {
    log: ({ who }: Told) => `${who} ging de site bekijken met een andere rol.`,
    own: 'U bent de site gaan bekijken met een andere rol.',
  },
  'session.view_stopped': {
    log: ({ who }: Told) => `${who} bekijkt de site weer met de eigen rechten.`,
    own: 'U bekijkt de site weer met uw eigen rechten.',
  },
} satisfies WordsOf<typeof roleEvents>;
