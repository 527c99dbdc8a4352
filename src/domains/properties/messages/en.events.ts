import type { Told } from '#platform/shared/events.ts';
import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

const profileField = ({ names }: Told) => (names ? `the profile field ${names}` : 'a profile field');

export const en: Translation<typeof nl> = {
  'property.defined': {
    log: (told) => `${told.who} created ${profileField(told)}.`,
    short: 'Profile field created',
    own: 'You created a profile field.',
  },
  'property.redefined': {
    log: (told) => `${told.who} changed ${profileField(told)}.`,
    short: 'Profile field changed',
    own: 'You changed a profile field.',
  },
  'property.removed': {
    log: (told) => `${told.who} removed ${profileField(told)}.`,
    short: 'Profile field removed',
    own: 'You removed a profile field.',
  },
  'property.activated': {
    log: (told) => `${told.who} switched ${profileField(told)} on again.`,
    short: 'Profile field switched on again',
    own: 'You switched a profile field on again.',
  },
  'property.deactivated': {
    log: (told) => `${told.who} switched ${profileField(told)} off.`,
    short: 'Profile field switched off',
    own: 'You switched a profile field off.',
  },
  'property.ordered': {
    log: ({ who }) => `${who} changed the order of the profile fields.`,
    short: 'Order of the profile fields changed',
    own: 'You changed the order of the profile fields.',
  },
};
