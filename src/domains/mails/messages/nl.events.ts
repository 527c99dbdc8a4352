import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { mailEvents } from '../model/mail.events.ts';

export const nl = {
  'mail.resent': {
    log: ({ who, what }: Told) => `${who} verstuurde een mail opnieuw: ${what}.`,
  },
} satisfies WordsOf<typeof mailEvents>;
