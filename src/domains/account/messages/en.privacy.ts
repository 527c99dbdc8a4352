import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.privacy.ts';

export const en: Translation<typeof nl> = {
  withdraw: 'Take back your acceptance',
  withdrawQuestion: 'Do you want to take back your acceptance?',
  withdrawConsequence:
    'Without it you can read the public pages, secure your account, download your data and delete your account. For everything else in your account we ask for it again first. Your data stays as it is.',
  withdrawFailed: 'Your acceptance was not taken back. Please try again.',
  cookiesNotChosen: 'You have not chosen cookies in this browser yet.',
  cookiesRequired: (date: string) => `In this browser you chose only the necessary cookies on ${date}.`,
  cookiesChosen: (date: string, categories: string) => `In this browser you chose these cookies on ${date}: ${categories}.`,
  categories: { required: 'necessary', analytical: 'analytical', translation: 'translation' },
};
