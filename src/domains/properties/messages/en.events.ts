import type { Told } from '#platform/shared/events.ts';
import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

const profileField = ({ names }: Told) => (names ? `the profile field ${names}` : 'a profile field');

export const en: Translation<typeof nl> = {
  'property.defined': {
    log: (told) => `${told.who} created ${profileField(told)}.`,
  },
  'property.redefined': {
    log: (told) => `${told.who} changed ${profileField(told)}.`,
  },
  'property.removed': {
    log: (told) => `${told.who} removed ${profileField(told)}.`,
  },
  'property.activated': {
    log: (told) => `${told.who} switched ${profileField(told)} on again.`,
  },
  'property.deactivated': {
    log: (told) => `${told.who} switched ${profileField(told)} off.`,
  },
  'property.ordered': {
    log: ({ who }) => `${who} changed the order of the profile fields.`,
  },
};
