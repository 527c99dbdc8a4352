import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { propertyEvents } from '../model/property.events.ts';

const profileField = ({ names }: Told) => (names ? `het profielveld ${names}` : 'een profielveld');

export const nl = {
  'property.defined': {
    log: (told: Told) => `${told.who} maakte ${profileField(told)}.`,
  },
  'property.redefined': {
    log: (told: Told) => `${told.who} wijzigde ${profileField(told)}.`,
  },
  'property.removed': {
    log: (told: Told) => `${told.who} verwijderde ${profileField(told)}.`,
  },
  'property.activated': {
    log: (told: Told) => `${told.who} zette ${profileField(told)} weer aan.`,
  },
  'property.deactivated': {
    log: (told: Told) => `${told.who} zette ${profileField(told)} uit.`,
  },
  'property.ordered': {
    log: ({ who }: Told) => `${who} zette de profielvelden in een andere volgorde.`,
  },
} satisfies WordsOf<typeof propertyEvents>;
