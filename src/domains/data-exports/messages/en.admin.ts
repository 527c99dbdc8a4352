import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.admin.ts';

export const en: Translation<typeof nl> = {
  title: 'Copy of their data',
  intro:
    'Everybody can make a copy of their own data under My account. If somebody asks for one by letter or telephone, request it here. That person will get an email, and only they can download the copy.',
  inactive: 'This account is not active, so nobody can download the copy. Activate the account first.',
  ask: 'Request a copy',
  asked: 'The copy is being made.',
  askedNote: 'This person will get an email when the copy is ready.',
  tooOften: 'A copy for this person has been requested many times in the last hour. Try again in an hour.',
  failed: 'The request was not saved. Try again.',
};
