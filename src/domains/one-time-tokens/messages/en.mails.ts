import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  dispute: 'This was not me',
  seeSecurity: 'See your security settings',
  disputeHint:
    'If this was you, you do not need to do anything. If it was not, tell us below within 7 days. Everybody will be signed out, what was added will stop working, and you will choose a new password.',
  notYou: 'If this was not you, change your password immediately and check your security settings.',
};
