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
    reset: 'Your new password has been saved. You can sign in with it now.',
    registered: 'Your account is ready. You can sign in now.',
    verified: 'Your email address is confirmed. You can sign in now.',
    'email-changed': 'Your new email address is confirmed. Sign in with that address from now on.',
    recovered: 'Your account is yours again. Everybody has been signed out. The email we are sending you says what no longer works.',
  },
  errors: {
    'openid.login_expired': 'This attempt to sign in has expired or was already used. Start again.',
    'openid.cancelled': 'You stopped signing in. You can try again.',
    'openid.answer_refused':
      'We could not be sure that it is you. For your safety you are not signed in. Start again. If it still does not work, contact the administrator.',
    'openid.provider_unavailable': 'The organisation that you sign in with does not answer. Try again in a few minutes.',
    'openid.unknown_identity': 'You do not have an account on this website yet. Ask the administrator for an invitation.',
    'openid.email_unverified':
      'Your email address is not confirmed yet at the organisation that you sign in with. Confirm it there and try again.',
    'openid.email_taken':
      'There already is an account with your email address on this website. Sign in as you usually do and link the accounts under My account, Security.',
    'openid.other_session': 'Your session has ended. Sign in again, and then link your account.',
    'auth.attempt_over': 'It took too long, or this step was already taken. Sign in again.',
    'auth.wrong_credentials': 'The email address or the password is not right. Check them and try again.',
    'request.rate_limited': (wait: string) => `You have tried too often. Wait ${wait} and try again.`,
    'auth.password_login_off': 'Signing in with a password is switched off on this website.',
    'request.unavailable': 'Signing in does not work at the moment. Try again in a few seconds.',
    email_missing: 'Enter your email address, like name@example.com.',
    password_missing: 'Enter your password.',
  },
};
