import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.terms.ts';

export const en: Translation<typeof nl> = {
  choiceTitle: 'Your acceptance',
  acceptedCurrent: (version: number) => `You have accepted version ${version}. That is the current version.`,
  acceptedEarlier: (accepted: number, current: number) => `You have accepted version ${accepted}. The current version is ${current}.`,
  acceptedNone: 'You have not accepted these terms.',
  whatFollows:
    'Without accepting, you can read the public pages and keep your account safe. For everything else in your account we first ask you to accept.',
  wasOutdated: 'There is a newer version by now. Read the terms and choose again.',
  accept: 'Accept',
  decline: 'Do not accept',
  takeBack: 'Take acceptance back',
  changesTitle: (version: number) => `What has changed since version ${version}?`,
  noChanges: 'The text has not changed.',
  changesUnknown: 'We do not know any more what that version said. Please read the whole text.',
  added: 'New',
  removed: 'Removed',
  dialogTitle: 'New terms of use',
  dialogTitleFirst: 'Terms of use',
  dialogText: (version: number) => `Version ${version} of the terms of use now applies. Read what is different and say whether you accept.`,
  dialogTextFirst: 'We ask everybody with an account to accept the terms of use.',
  wholeText: 'The whole text',
  readLater: 'Read later',
  declinedTitle: 'You do not accept',
  toSecurity: 'Account security',
  signOut: 'Sign out',
  back: 'Accept after all',
  loading: 'The terms are loading.',
  loadFailed: 'The terms could not be loaded. Try again.',
  saveFailed: 'Your choice was not saved. Try again.',
};
