import type { Told } from '#platform/shared/events.ts';
import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

const inLanguage = ({ isEnglish }: Told) => (isEnglish ? 'in English' : 'in Dutch');

export const en: Translation<typeof nl> = {
  'document.created': {
    log: ({ who, what }) => `${who} created ${what}.`,
  },
  'document.published': {
    log: (told) => `${told.who} published ${told.what} ${inLanguage(told)}.`,
  },
  'document.unpublished': {
    log: (told) => `${told.who} unpublished ${told.what} ${inLanguage(told)}.`,
  },
  'document.publication_undone': {
    log: (told) => `${told.who} took back the publication of ${told.what} ${inLanguage(told)}.`,
  },
  'document.restricted': {
    log: ({ who, what }) => `${who} changed who can see or edit ${what}.`,
  },
  'document.discarded': {
    log: (told) => `${told.who} discarded the changes to ${told.what} ${inLanguage(told)}.`,
  },
  'document.restored': {
    log: ({ who, what }) => `${who} restored an earlier version of ${what}.`,
  },
  'document.words_saved': {
    log: (told) => `${told.who} changed the title or description of ${told.what} ${inLanguage(told)}.`,
  },
  'document.structure_changed': {
    log: ({ who, what }) => `${who} changed the layout of ${what}.`,
  },
  'block.content_saved': {
    log: (told) => `${told.who} changed a text on ${told.what} ${inLanguage(told)}.`,
  },
  'block.options_saved': {
    log: ({ who, what }) => `${who} changed a block on ${what}.`,
  },
  'cache.invalidated': {
    log: ({ who }) => `${who} had all pages rebuilt.`,
  },
};
