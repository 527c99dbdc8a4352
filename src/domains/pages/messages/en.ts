import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  empty: 'This page has no content yet.',
  draft: 'Draft. Only people who can edit this page see it.',
  notTranslated: 'This page is not yet in English. You are reading the Dutch text.',
  onThisPage: 'On this page',
  titleMissing:
    'This page has no English title yet. Its Dutch title is shown once the page has been published in Dutch. Publish that first.',
};
