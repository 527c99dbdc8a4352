import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Sign in',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  signInWith: (provider) => `Sign in with ${provider}`,
  forgotten: 'Forgotten your password?',
  register: 'Create an account',
  signOut: {
    title: 'Sign out',
    text: 'Do you want to sign out on this device?',
    submit: 'Sign out',
    stay: 'Stay signed in',
  },
  messages: {
    reset: 'Your new password has been saved. You can now sign in with it.',
    registered: 'Your account is ready. You can sign in now.',
    verified: 'Your email address is confirmed. You can sign in now.',
    'email-changed': 'Your new email address is confirmed. Sign in with that address from now on.',
    recovered: 'Your account is yours again. Everybody has been signed out. The email we are sending you lists what no longer works.',
  },
  errors: {
    'openid.login_expired': 'This attempt to sign in has expired or has already been used. Start again.',
    'openid.cancelled': 'You cancelled signing in. You can try again.',
    'openid.answer_refused':
      'We could not be sure that it is you. To keep your account safe, we did not sign you in. Start again. If it still does not work, contact the administrator.',
    'openid.provider_unavailable': 'The organisation you sign in with is not responding. Try again in a few minutes.',
    'openid.unknown_identity': 'You do not have an account on this website yet. Ask the administrator for an invitation.',
    'openid.email_unverified':
      'Your email address has not been confirmed yet at the organisation you sign in with. Confirm it there and try again.',
    'openid.email_taken':
      'There is already an account with your email address on this website. Sign in as you usually do and link the accounts under My account, Security.',
    'openid.other_session': 'Your session has ended. Sign in again, and then link your account.',
    'auth.attempt_over': 'This took too long, or the step has already been completed. Sign in again.',
    'auth.wrong_credentials': 'The email address or password is not correct. Check them and try again.',
    'request.rate_limited': (wait: string) => `You have tried too often. Wait ${wait} and try again.`,
    'auth.password_login_off': 'Signing in with a password is switched off on this website.',
    'request.unavailable': 'You cannot sign in at the moment. Try again in a few seconds.',
    email_missing: 'Enter your email address, like name@example.com.',
    password_missing: 'Enter your password.',
  },
};
