import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { propertyEvents } from '../model/property.events.ts';

const profileField = ({ names }: Told) => (names ? `het profielveld ${names}` : 'een profielveld');

export const nl = {
  'property.defined': {
    log: (told: Told) => `${told.who} maakte ${profileField(told)}.`,
    short: 'Profielveld gemaakt',
    own: 'U heeft een profielveld gemaakt.',
  },
  'property.redefined': {
    log: (told: Told) => `${told.who} wijzigde ${profileField(told)}.`,
    short: 'Profielveld gewijzigd',
    own: 'U heeft een profielveld gewijzigd.',
  },
  'property.removed': {
    log: (told: Told) => `${told.who} verwijderde ${profileField(told)}.`,
    short: 'Profielveld verwijderd',
    own: 'U heeft een profielveld verwijderd.',
  },
  'property.activated': {
    log: (told: Told) => `${told.who} zette ${profileField(told)} weer aan.`,
    short: 'Profielveld weer aangezet',
    own: 'U heeft een profielveld weer aangezet.',
  },
  'property.deactivated': {
    log: (told: Told) => `${told.who} zette ${profileField(told)} uit.`,
    short: 'Profielveld uitgezet',
    own: 'U heeft een profielveld uitgezet.',
  },
  'property.ordered': {
    log: ({ who }: Told) => `${who} zette de profielvelden in een andere volgorde.`,
    short: 'Volgorde van de profielvelden gewijzigd',
    own: 'U heeft de profielvelden in een andere volgorde gezet.',
  },
} satisfies WordsOf<typeof propertyEvents>;
