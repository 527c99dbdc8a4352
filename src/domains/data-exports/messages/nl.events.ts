import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { dataExportEvents } from '../model/data-export.events.ts';

export const nl = {
  'data_export.asked': {
    log: ({ who, what }: Told) => `${who} vroeg om de gegevens van ${what}.`,
    short: 'Om een kopie van de gegevens gevraagd',
    own: 'U heeft om een kopie van uw gegevens gevraagd.',
  },
  'data_export.made': {
    log: ({ what }: Told) => `De gegevens van ${what} staan klaar om te downloaden.`,
    short: 'Kopie van de gegevens gemaakt',
  },
  'data_export.downloaded': {
    log: ({ who, what }: Told) => `${who} downloadde de gegevens van ${what}.`,
    short: 'Kopie van de gegevens opgehaald',
    own: 'U heeft een kopie van uw gegevens opgehaald.',
  },
} satisfies WordsOf<typeof dataExportEvents>;
