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
  failureTextWithWait: (wait: string) => `This page cannot be shown at the moment. Please try again in ${wait}.`,
  refusals: {
    unclear: {
      title: 'We cannot process this',
      text: 'Something is wrong with the link or with the form. Go back to the website and start again there.',
    },
    otherSite: {
      title: 'This form did not come from our website',
      text: 'For your safety we have done nothing with it. Open the page on our website and fill in the form there.',
    },
    tooLarge: {
      title: 'This form is too large',
      text: 'You have filled in more than we can process. Open the form again and make your text shorter.',
    },
    otherAddress: {
      title: 'This website has another address',
      text: 'The website cannot be found at this address. Go to the home page at the right address.',
    },
    tooOften: {
      title: 'Please wait a moment',
      text: 'There were too many requests in a row. Wait a few minutes and then try again.',
    },
  },
  tooOftenWithWait: (wait: string) => `There were too many requests in a row. Wait ${wait} and then try again.`,
  failureCode: (code: string, time: string) => `Code ${code}, ${time}`,
  tryAgain: 'Try again',
  needsJavaScript: 'This part needs JavaScript. Switch JavaScript on in your browser and load the page again.',
};
