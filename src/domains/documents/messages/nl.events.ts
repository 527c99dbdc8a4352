import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { documentEvents } from '../model/document.events.ts';

const inLanguage = ({ isEnglish }: Told) => (isEnglish ? 'in het Engels' : 'in het Nederlands');

export const nl = {
  'document.published': {
    log: (told: Told) => `${told.who} publiceerde ${told.what} ${inLanguage(told)}.`,
    short: 'Inhoud gepubliceerd',
    own: 'U heeft iets gepubliceerd.',
  },
  'document.unpublished': {
    log: (told: Told) => `${told.who} haalde ${told.what} ${inLanguage(told)} van de site.`,
    short: 'Inhoud niet meer gepubliceerd',
    own: 'U heeft iets van de site gehaald.',
  },
  'document.restricted': {
    log: ({ who, what }: Told) => `${who} wijzigde wie ${what} mag zien of bewerken.`,
    short: 'Zichtbaarheid van inhoud gewijzigd',
    own: 'U heeft gewijzigd wie iets mag zien.',
  },
  'block.content_saved': {
    log: (told: Told) => `${told.who} wijzigde een tekst op ${told.what} ${inLanguage(told)}.`,
    short: 'Tekst gewijzigd',
    own: 'U heeft een tekst gewijzigd.',
  },
  'block.options_saved': {
    log: ({ who, what }: Told) => `${who} wijzigde een blok op ${what}.`,
    short: 'Blok gewijzigd',
    own: 'U heeft een blok gewijzigd.',
  },
  'cache.invalidated': {
    log: ({ who }: Told) => `${who} liet alle pagina’s opnieuw maken.`,
    short: 'Alle pagina’s opnieuw laten maken',
    own: 'U heeft alle pagina’s opnieuw laten maken.',
  },
} satisfies WordsOf<typeof documentEvents>;
