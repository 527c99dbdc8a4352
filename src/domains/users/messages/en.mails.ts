import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  deletion: {
    subject: 'Your account will be deleted',
    what: (date) => `You asked us to delete your account. That will happen on ${date}. Until that day everything stays as it is.`,
    wayBack:
      'Have you changed your mind, or was this not you? Sign in before that day and choose on the page Privacy to keep your account.',
    whatOfAdmin: (date) =>
      `An admin of this site is having your account deleted. That will happen on ${date}. Until that day everything stays as it is.`,
    wayBackFromAdmin: 'Do you want to keep your account? Sign in before that day and choose on the page Privacy to keep your account.',
    action: 'To Privacy',
  },
  kept: {
    subject: 'Your account will not be deleted',
    what: 'Your account was going to be deleted. An admin of this site has stopped that. Everything stays as it is.',
    wayBack: 'Do you still want your account to be deleted? Ask for that on the page Privacy.',
    action: 'To Privacy',
  },
};
