import type { Told, WordsOf, platformEvents } from '#platform/shared/events.ts';
import type { auditEvents } from '../model/audit.events.ts';

export const nl = {
  'access.denied': {
    log: ({ who, refused, mustProve }: Told) =>
      `${who} ${refused ? `wilde ${refused}` : 'wilde iets'}, maar ${mustProve ? 'moest eerst bevestigen wie het is' : 'had daar geen toegang toe'}.`,
    short: 'Geen toegang gekregen',
    own: 'U wilde iets doen waar u geen toegang toe heeft.',
  },
  'audit.exported': {
    log: ({ who }: Told) => `${who} downloadde het logboek.`,
    short: 'Logboek gedownload',
    own: 'U heeft het logboek gedownload.',
  },
} satisfies WordsOf<typeof auditEvents & typeof platformEvents>;
