import type { Translation } from '#platform/shared/messages.ts';
import type { nlViewAs } from './nl.view-as.ts';

export const enViewAs: Translation<typeof nlViewAs> = {
  title: 'View the site as a role',
  intro:
    'You see the site as somebody with only this role sees it. While you do, you cannot change anything. With Stop, at the top of every page, you go on under your own name.',
  question: 'Who do you want to look as?',
  visitor: 'Visitor',
  visitorText: 'Somebody who is not signed in.',
  start: 'View the site',
  chooseOne: 'Choose who you want to look as.',
};
