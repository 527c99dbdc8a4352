import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { documentEvents } from '../model/document.events.ts';

const inLanguage = ({ isEnglish }: Told) => (isEnglish ? 'in het Engels' : 'in het Nederlands');

export const nl = {
  'document.created': {
    log: ({ who, what }: Told) => `${who} maakte ${what}.`,
  },
  'document.published': {
    log: (told: Told) => `${told.who} publiceerde ${told.what} ${inLanguage(told)}.`,
  },
  'document.unpublished': {
    log: (told: Told) => `${told.who} haalde ${told.what} ${inLanguage(told)} van de site.`,
  },
  'document.publication_undone': {
    log: (told: Told) => `${told.who} draaide de publicatie van ${told.what} ${inLanguage(told)} terug.`,
  },
  'document.restricted': {
    log: ({ who, what }: Told) => `${who} wijzigde wie ${what} mag zien of bewerken.`,
  },
  'document.discarded': {
    log: (told: Told) => `${told.who} gooide de wijzigingen aan ${told.what} ${inLanguage(told)} weg.`,
  },
  'document.restored': {
    log: ({ who, what }: Told) => `${who} haalde een oudere versie van ${what} terug.`,
  },
  'document.words_saved': {
    log: (told: Told) => `${told.who} wijzigde de titel of omschrijving van ${told.what} ${inLanguage(told)}.`,
  },
  'document.structure_changed': {
    log: ({ who, what }: Told) => `${who} wijzigde de indeling van ${what}.`,
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
