import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.privacy.ts';

export const en: Translation<typeof nl> = {
  withdraw: 'Withdraw your acceptance',
  withdrawQuestion: 'Do you want to withdraw your acceptance?',
  withdrawConsequence:
    'Without it, you can still read the public pages, secure your account, download your data and delete your account. For everything else in your account, we will first ask you to accept again. Your data stays as it is.',
  withdrawFailed: 'Your acceptance was not withdrawn. Please try again.',
  cookiesNotChosen: 'You have not chosen which cookies to allow in this browser yet.',
  cookiesRequired: (date: string) => `On ${date} you allowed only the necessary cookies in this browser.`,
  cookiesChosen: (date: string, categories: string) => `On ${date} you allowed these cookies in this browser: ${categories}.`,
  categories: { required: 'necessary', analytical: 'analytical', translation: 'translation' },
};
