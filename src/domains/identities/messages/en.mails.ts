import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  linked: {
    subject: 'An account was linked',
    text: (provider) => `From now on, you can also sign in with your account at ${provider}.`,
  },
  unlinked: {
    subject: 'An account was unlinked',
    text: (provider) => `You can no longer sign in with your account at ${provider}. On other devices you have to sign in again.`,
  },
};
