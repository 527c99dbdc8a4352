import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  languageSwitch: 'Language',
  signIn: 'Sign in',
  titleWithErrors: (title: string) => `Error: ${title}`,
  signOut: 'Sign out',
  account: (name: string) => `My account: ${name}`,
  accountTitle: 'My account',
  madeWith: 'Made with Plein',
  toHome: 'Go to the home page',
  notFoundTitle: 'Page not found',
  notFoundText: 'The link is wrong, or the page is no longer there. Check the address, or start again on the home page.',
  unauthorizedTitle: 'You do not have access to this page',
  unauthorizedSignedOut: 'Sign in to see this page.',
  unauthorizedSignedIn: 'Your account has no rights for this page. Ask an administrator for access, or sign in with another account.',
  failureTitle: 'There is a problem',
  failureText: 'This page cannot be shown at the moment. Please try again later.',
  failureCode: (code: string, time: string) => `Code ${code}, ${time}`,
  tryAgain: 'Try again',
  needsJavaScript: 'This part needs JavaScript. Switch JavaScript on in your browser and load the page again.',
};
