import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: (platform: string) => `Cookies on ${platform}`,
  intro: 'We use cookies that are needed to make the website work. We only use other cookies if you agree.',
  withdraw: 'You can change your choice at any time. There is a link to the cookie settings at the bottom of every page.',
  toStatement: 'Read the cookie statement',
  acceptAll: 'Accept all cookies',
  refuseAll: 'Refuse all cookies',
  choose: 'Let me choose',
  save: 'Save my choice',
  choices: 'Which cookies do you agree to?',
  categories: {
    required: { name: 'Necessary', text: 'Always on. The website does not work without them.' },
    analytical: { name: 'Analytical', text: 'Another company counts the visits to the website for us.' },
    counting: { name: 'Analytical', text: 'Always on. We only count visits, without cookies.' },
    translation: { name: 'Translation', text: 'You can have a page translated by Google Translate.' },
  },
  statement: {
    nothingToChoose: 'This website currently uses necessary cookies only, so there is nothing for you to choose.',
    notChosen: 'You have not chosen yet. For now, we only use the necessary cookies.',
    refused: 'You have accepted the necessary cookies only.',
    accepted: (categories: string) => `You have accepted these cookies: ${categories}.`,
    kept: 'We remember your choice in this browser for six months.',
  },
  translatePage: 'Translate this page',
};
