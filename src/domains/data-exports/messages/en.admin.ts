import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.admin.ts';

export const en: Translation<typeof nl> = {
  title: 'Copy of their data',
  intro:
    'Everybody can make a copy of their data themselves, under My account. If somebody asks for it by letter or telephone, have the copy made here. That person gets an email, and only they can fetch the copy.',
  inactive: 'This account is not active, so nobody can fetch the copy. Activate the account first.',
  ask: 'Have a copy made',
  asked: 'The copy is being made.',
  askedNote: 'This person gets an email when the copy is ready.',
  tooOften: 'A copy for this person was asked for many times in the last hour. Try again in an hour.',
  failed: 'The request was not saved. Try again.',
};
