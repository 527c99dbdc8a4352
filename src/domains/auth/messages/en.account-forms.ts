import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.account-forms.ts';

export const en: Translation<typeof nl> = {
  email: 'Email address',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (shortest: number) => `At least ${shortest} characters. A phrase of a few words is easy to remember.`,
  toSignIn: 'Go to sign-in',
  checkSpam: 'No email? Look in your spam folder too.',
  reset: {
    title: 'Forgotten your password',
    intro: 'Enter your email address. We will send you an email with a link to choose a new password.',
    submit: 'Send link',
  },
  resetSent: {
    title: 'Check your email',
    text: 'If this email address has an account, you will get an email with a link within a few minutes. The link works for 30 minutes.',
    again: 'Ask for a new link',
  },
  choose: {
    title: 'Choose a new password',
    intro: 'This will sign you out on all your devices. You can then sign in with your new password.',
    submit: 'Save new password',
  },
  chooseAgain: {
    title: 'Choose a new password',
    done: 'Your account is yours again. Everybody has been signed out and the old password no longer works.',
    intro: 'Now choose a new password to sign in with. The email we are sending you lists what else has stopped working.',
  },
  register: {
    title: 'Create an account',
    intro: 'Enter your email address. We will send you an email with a link to create your account.',
    submit: 'Send link',
    hasAccount: 'Already have an account?',
  },
  registerSent: {
    title: 'Check your email',
    text: 'We have sent you an email. Open the link in it to create your account. The link works for 24 hours.',
    again: 'Send the email again',
  },
  newAccount: {
    title: 'Create your account',
    forAddress: 'You will sign in with',
    termsBefore: 'I agree to the',
    terms: 'terms of use',
    submit: 'Create account',
  },
  resetGone: {
    title: 'This link no longer works',
    text: 'The link has already been used, has expired or was not copied in full. Did you just choose a new password? Then it worked: sign in with that password. Otherwise ask for a new link.',
  },
  registrationGone: {
    title: 'This link no longer works',
    text: 'The link has already been used, has expired or was not copied in full. If you already have an account, sign in. Otherwise, start again.',
    again: 'Start again',
  },
  verifyAgain: {
    title: 'Send the confirmation email again',
    intro: 'Enter the email address you want to confirm. We will send you a new link.',
    submit: 'Send the email again',
  },
  verifySent: {
    title: 'Check your email',
    text: 'If there is something to confirm for this email address, you will get an email with a link within a few minutes.',
  },
  confirm: {
    verify: {
      title: 'Confirm email address',
      text: 'Press the button to confirm that this email address is yours. You can then sign in.',
      submit: 'Confirm email address',
    },
    'change-email': {
      title: 'Confirm new email address',
      text: 'Press the button to use this address for your account from now on.',
      submit: 'Confirm new email address',
    },
    'revert-email': {
      title: 'Restore your old email address',
      text: 'Press the button to use this address for your account again. Everybody will be signed out, and you will choose a new password.',
      submit: 'Restore your old email address',
    },
    dispute: {
      title: 'Wasn’t this you?',
      text: 'Press the button if somebody else added something to your account. Everybody will be signed out, and both your password and whatever was added will stop working. You can then choose a new password. If it was you, you do not need to do anything.',
      submit: 'This was not me',
    },
  },
  setUp: {
    title: 'Create the first administrator',
    intro: 'This platform has no administrator yet. The first one can do everything, including inviting other administrators.',
    withProvider: (provider: string) => `Become an administrator with ${provider}`,
    orPassword: 'Or create an account with a password.',
    submit: 'Create administrator',
  },
  gone: {
    title: 'This link no longer works',
    text: 'The link has already been used, has expired or was not copied in full. Did you use it just now? Then it worked, and an email tells you how to continue. Otherwise ask for a new link, or contact the administrator.',
    newReset: 'Ask for a new password',
    newVerify: 'Ask for a new confirmation email',
  },
  errors: {
    email_missing: 'Enter your email address, like name@example.com.',
    email_wrong: 'Enter an email address like name@example.com.',
    password_missing: 'Enter a password.',
    first_name_missing: 'Enter your first name.',
    last_name_missing: 'Enter your last name.',
    name_characters: 'Type this name again, on one line and without invisible characters.',
    terms_missing: 'Agree to the terms of use to create an account.',
    'auth.email_taken': 'There is already an account with this email address. Enter another address.',
    'auth.address_in_use':
      'Another account now uses this email address, so it cannot be restored at the moment. Please contact the administrator.',
    'password.too_short': (shortest: number) => `This password is too short. Choose one of at least ${shortest} characters.`,
    'password.too_long': 'This password is too long. Choose one of at most 128 characters.',
    'password.too_common': 'This password is easy to guess. Choose another, such as a few words that do not belong together.',
    'request.rate_limited': (wait: string) => `There have been too many requests. Wait ${wait} and try again.`,
    other: 'That did not work. Check what you entered and try again.',
  },
};
