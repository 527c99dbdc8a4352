import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Sign in',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  errors: {
    'auth.wrong_credentials': 'The email address or the password is not right. Check them and try again.',
    'request.rate_limited': (wait: string) => `You have tried too often. Wait ${wait} and try again.`,
    'auth.password_login_off': 'Signing in with a password is switched off on this website.',
    'request.unavailable': 'Signing in does not work at the moment. Try again in a few seconds.',
    email_missing: 'Enter your email address, like name@example.com.',
    password_missing: 'Enter your password.',
  },
};
