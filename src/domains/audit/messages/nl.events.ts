import type { Told, WordsOf, platformEvents } from '#platform/shared/events.ts';
import type { auditEvents } from '../model/audit.events.ts';

export const nl = {
  'access.denied': {
    log: ({ who, refused, mustProve }: Told) =>
      `${who} ${refused ? `wilde ${refused}` : 'wilde iets'}, maar ${mustProve ? 'moest eerst bevestigen wie het is' : 'had daar geen toegang toe'}.`,
    own: ({ refused, mustProve }: Told) =>
      mustProve
        ? `U wilde ${refused || 'iets doen'}. Daarvoor moest u eerst bevestigen dat u het bent.`
        : `U wilde ${refused || 'iets doen'}, maar daar heeft u geen toegang toe.`,
  },
  'audit.exported': {
    log: ({ who }: Told) => `${who} downloadde het logboek.`,
  },
} satisfies WordsOf<typeof auditEvents & typeof platformEvents>;
