import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  dispute: 'This was not me',
  seeSecurity: 'See your security settings',
};
