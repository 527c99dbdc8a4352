import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  lastUpdated: 'Last updated',
  aboutThisPage: 'About this page',
  sendByEmail: 'Send by email',
  print: 'Print this page',
};
