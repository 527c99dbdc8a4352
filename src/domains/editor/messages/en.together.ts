import type { Translation } from '#platform/shared/messages.ts';
import type { nlTogether } from './nl.together.ts';

export const enTogether: Translation<typeof nlTogether> = {
  changedBy: (names, _count, time) => `${names === '' ? 'Someone else' : names} changed something on this page at ${time}.`,
  publishedBy: (name, language) => `${name === '' ? 'Someone else' : name} published this page in ${language}.`,
  arrived: (names, count) => `${names} ${count > 1 ? 'are' : 'is'} now on this page too.`,
  here: 'On this page now',
  hereAre: (names) => `On this page now: ${names}`,
  more: (count) => `+${count}`,
  looks: 'Looking at the page',
  edits: (block) => `Editing: ${block}`,
  inLanguage: { nl: 'in Dutch', en: 'in English' },
  elsewhere: (name, language) => `${name} (${language})`,
  show: 'Show',
  showBlock: (block, name) => `Show ${block}, where ${name} is`,
};
