import type { Told } from '#platform/shared/events.ts';
import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

const inLanguage = ({ isEnglish }: Told) => (isEnglish ? 'in English' : 'in Dutch');

export const en: Translation<typeof nl> = {
  'document.published': {
    log: (told) => `${told.who} published ${told.what} ${inLanguage(told)}.`,
    short: 'Content published',
    own: 'You published something.',
  },
  'document.unpublished': {
    log: (told) => `${told.who} unpublished ${told.what} ${inLanguage(told)}.`,
    short: 'Content unpublished',
    own: 'You unpublished something.',
  },
  'document.restricted': {
    log: ({ who, what }) => `${who} changed who can see or edit ${what}.`,
    short: 'Visibility of content changed',
    own: 'You changed who can see something.',
  },
  'block.content_saved': {
    log: (told) => `${told.who} changed a text on ${told.what} ${inLanguage(told)}.`,
    short: 'Text changed',
    own: 'You changed a text.',
  },
  'block.options_saved': {
    log: ({ who, what }) => `${who} changed a block on ${what}.`,
    short: 'Block changed',
    own: 'You changed a block.',
  },
  'cache.invalidated': {
    log: ({ who }) => `${who} had all pages rebuilt.`,
    short: 'All pages rebuilt',
    own: 'You had all pages rebuilt.',
  },
};
