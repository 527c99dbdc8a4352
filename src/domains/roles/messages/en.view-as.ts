import type { Translation } from '#platform/shared/messages.ts';
import type { nlViewAs } from './nl.view-as.ts';

export const enViewAs: Translation<typeof nlViewAs> = {
  title: 'View the site as a role',
  intro:
    'You see the site the way somebody with only this role sees it. You cannot change anything while you do. Choose Stop, at the top of every page, to return to your own account.',
  question: 'Who do you want to view the site as?',
  visitor: 'Visitor',
  visitorText: 'Somebody who is not signed in.',
  start: 'View the site',
  chooseOne: 'Choose who you want to view the site as.',
};
