import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  yes: 'Yes',
};
