import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.second-step.ts';

export const en: Translation<typeof nl> = {
  stepTitle: 'Confirm that it is you',
  stepIntro: 'Your password is right. There is one more step.',
  code: 'Code',
  codeFromApp: 'Enter the 6 digits from your app. Do you not have your phone with you? Enter one of your recovery codes.',
  recoveryCodeOnly: 'Enter one of your recovery codes.',
  goOn: 'Continue',
  startAgain: 'Start again',
  withPasskey: 'Sign in with a passkey',
  proofTitle: 'Confirm that it is you',
  proofIntro: 'For this act we want to be sure that it is you.',
  proofCode: 'Code from your app',
  proofCodeHelp: 'The 6 digits that your app shows now, or a recovery code.',
  proofPassword: 'Password',
  useCode: 'Use a code',
  usePassword: 'Use your password',
  confirm: 'Confirm',
  cancel: 'Cancel',
  noWay: 'You have no password and no code app. Sign out and sign in again; then you can go on.',
  errors: {
    'auth.wrong_code': 'This code is not right or has been used. Wait for a new code in your app and try again.',
    'auth.proof_wrong': 'This is not right. Check what you entered and try again.',
    code_missing: 'Enter the code.',
    proof_missing: 'Enter your password or a code.',
    'request.rate_limited': (wait: string) => `You have tried too often. Wait ${wait} and try again.`,
    'second_factor.passkey_refused':
      'We do not know this passkey, or confirming it took too long. Try again or sign in with your password.',
    cancelled: 'Signing in with a passkey was stopped. You can try again.',
    other: 'This does not work at the moment. Try again in a few seconds.',
  },
};
