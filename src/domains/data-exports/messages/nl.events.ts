import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { dataExportEvents } from '../model/data-export.events.ts';

export const nl = {
  'data_export.asked': {
    log: ({ who, what }: Told) => `${who} vroeg om de gegevens van ${what}.`,
    own: ({ what, isOwn }: Told) => `U heeft om een kopie van ${isOwn ? 'uw gegevens' : `de gegevens van ${what}`} gevraagd.`,
  },
  'data_export.made': {
    log: ({ what }: Told) => `De gegevens van ${what} staan klaar om te downloaden.`,
  },
  'data_export.downloaded': {
    log: ({ who, what }: Told) => `${who} downloadde de gegevens van ${what}.`,
    own: ({ what, isOwn }: Told) => `U heeft een kopie van ${isOwn ? 'uw gegevens' : `de gegevens van ${what}`} opgehaald.`,
  },
} satisfies WordsOf<typeof dataExportEvents>;
