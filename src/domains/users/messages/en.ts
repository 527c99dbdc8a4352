import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'My account',
  profile: 'Profile',
  intro: 'This is how colleagues know you on this platform.',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  email: 'Email address',
  emailNote: 'You sign in with this address.',
  save: 'Save profile',
  saved: 'Your profile',
  loadFailed: 'Your details cannot be loaded at the moment.',
  saveFailed: 'Saving failed. Your text is still there. Try again.',
  saveSignedOut: 'Saving failed, because you have been signed out. Your text is still there. Sign in again, then save once more.',
  signedInAgain: 'You are signed in again. Your text has not been saved yet.',
  saveOffline:
    'Saving failed, because you are not connected to the internet. Your text is still there. Save once more when the connection is back.',
  changedSince: {
    title: 'Not put back.',
    message: 'Your profile was changed again after that. It was left as it is.',
  },
  partlyChangedSince: {
    title: 'Partly put back.',
    message: 'Part of your profile was changed again after that. That part was left as it is.',
  },
  errors: {
    firstName: {
      empty: 'Enter your first name.',
      too_big: 'Use no more than 100 characters for your first name.',
      other: 'Enter a first name without special signs.',
    },
    middleName: {
      empty: 'Enter a middle name.',
      too_big: 'Use no more than 100 characters for your middle name.',
      other: 'Enter a middle name without special signs.',
    },
    lastName: {
      empty: 'Enter your last name.',
      too_big: 'Use no more than 100 characters for your last name.',
      other: 'Enter a last name without special signs.',
    },
  },
};
