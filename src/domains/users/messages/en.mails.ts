import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  deletion: {
    subject: 'Your account will be deleted',
    what: (date) => `You asked us to delete your account. That will happen on ${date}. Until then, everything stays as it is.`,
    wayBack:
      'If you have changed your mind, or if this was not you, sign in before then and choose to keep your account on the Privacy page.',
    whatOfAdmin: (date) =>
      `An admin of this site is having your account deleted. That will happen on ${date}. Until then, everything stays as it is.`,
    wayBackFromAdmin: 'If you want to keep your account, sign in before then and choose to keep it on the Privacy page.',
    action: 'Go to Privacy',
  },
  kept: {
    subject: 'Your account will not be deleted',
    what: 'Your account was going to be deleted. An admin of this site has stopped that. Everything stays as it is.',
    wayBack: 'If you still want your account to be deleted, ask for that on the Privacy page.',
    action: 'Go to Privacy',
  },
};
