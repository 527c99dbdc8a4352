import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  version: (version: number) => `Version ${version}`,
  contents: 'On this page',
  fillIn: '[fill in]',
  onlyForAdmins:
    'You see [fill in] where one of the organisation’s details is missing. Visitors do not see this. Fill in the details in the settings.',
  otherLanguage: 'You are reading the Dutch text.',
  readHere: 'Read the text in English',
  links: {
    label: 'About this website',
    accessibility: 'Accessibility',
    privacy: 'Privacy',
    cookieStatement: 'Cookies',
    cookieSettings: 'Cookie settings',
    termsOfUse: 'Terms of use',
  },
};
