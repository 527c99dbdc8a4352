import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: (platform: string) => `Cookies on ${platform}`,
  intro: 'We use necessary cookies. We use these only if you agree:',
  withdraw: 'Change this at any time in the',
  statementName: 'cookie statement',
  acceptAll: 'Accept all cookies',
  refuseAll: 'Refuse all cookies',
  choose: 'Let me choose',
  save: 'Save my choice',
  choices: 'Which cookies do you agree to?',
  alwaysOn: (category: string) => `${category} (always on)`,
  saved: 'Your choice has been saved.',
  change: 'Change your choice',
  categories: {
    required: { name: 'Necessary', text: 'Always on. The website does not work without them.' },
    analytical: { name: 'Analytical', text: 'Siteimprove counts visits.' },
    counting: { name: 'Analytical', text: 'Always on. We only count visits, without cookies.' },
    translation: { name: 'Translation', text: 'With Google Translate.' },
  },
  statement: {
    nothingToChoose:
      'This website currently uses necessary cookies only. We count visits without cookies, so there is nothing for you to choose.',
    notChosen: (categories: string) => `You have not chosen yet. Until you do, this is on: ${categories}.`,
    chosen: (categories: string) => `This is on now: ${categories}.`,
    kept: 'We remember your choice in this browser for six months.',
  },
  translatePage: 'Translate this page',
  translator: {
    question: 'Translate this page with Google?',
    text: 'This takes you to the Google Translate website. Google will see which page you are reading and sets cookies on that website. We remember for six months that you agreed.',
    goOn: 'Yes, translate this page',
    cancel: 'No, stay here',
    title: 'Taking you to Google Translate',
    onItsWay: 'Google is translating the page. If nothing happens, continue yourself.',
    onward: 'Go to Google Translate',
  },
};
