import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { documentEvents } from '../model/document.events.ts';

const inLanguage = ({ isEnglish }: Told) => (isEnglish ? 'in het Engels' : 'in het Nederlands');

export const nl = {
  'document.published': {
    log: (told: Told) => `${told.who} publiceerde ${told.what} ${inLanguage(told)}.`,
  },
  'document.unpublished': {
    log: (told: Told) => `${told.who} haalde ${told.what} ${inLanguage(told)} van de site.`,
  },
  'document.restricted': {
    log: ({ who, what }: Told) => `${who} wijzigde wie ${what} mag zien of bewerken.`,
  },
  'block.content_saved': {
    log: (told: Told) => `${told.who} wijzigde een tekst op ${told.what} ${inLanguage(told)}.`,
  },
  'block.options_saved': {
    log: ({ who, what }: Told) => `${who} wijzigde een blok op ${what}.`,
  },
  'cache.invalidated': {
    log: ({ who }: Told) => `${who} liet alle pagina’s opnieuw maken.`,
  },
} satisfies WordsOf<typeof documentEvents>;
