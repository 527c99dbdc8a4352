import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.second-step.ts';

export const en: Translation<typeof nl> = {
  stepTitle: 'Confirm it’s you',
  stepIntro: 'You are almost there. Just one more step.',
  code: 'Code',
  codeFromApp: 'Enter the 6 digits from your app. No phone with you? Enter one of your recovery codes.',
  recoveryCodeOnly: 'Enter one of your recovery codes.',
  goOn: 'Continue',
  startAgain: 'Start again',
  stepHelp:
    'Don’t recognise this step? Open the email you got when it was added and choose ‘This was not me’. If that does not work, or if you have lost your phone, contact the administrator.',
  withPasskey: 'Sign in with a passkey',
  proveWithPasskey: 'Confirm with a passkey',
  proveWith: (provider: string) => `Confirm with ${provider}`,
  leavesPage: (provider: string) =>
    `You sign in again at ${provider} and then come back to this page. After that, choose again what you wanted to do.`,
  proofTitle: 'Confirm it’s you',
  proofIntro: 'For your security, we first need to check that it’s really you.',
  eitherOne: 'Enter your password or a code from your app. You need only one of them.',
  proofCode: 'Code from your app',
  proofCodeHelp: 'The 6 digits in your app right now, or one of your recovery codes.',
  proofPassword: 'Password',
  useCode: 'Use a code instead',
  usePassword: 'Use your password instead',
  confirm: 'Confirm',
  cancel: 'Cancel',
  noWay: 'You cannot confirm this here. Sign out and sign in again. You can then continue.',
  errors: {
    'auth.wrong_code': 'This code is wrong or has already been used. Wait for a new code in your app and try again.',
    'auth.wrong_recovery_code':
      'This recovery code is wrong or has already been used. Check that you typed it correctly, or enter another recovery code.',
    'auth.proof_wrong': 'That is not correct. Check what you entered and try again.',
    code_missing: 'Enter the code.',
    proof_missing: 'Enter your password or a code.',
    'request.rate_limited': (wait: string) => `You have tried too often. Wait ${wait} and try again.`,
    'second_factor.passkey_refused': 'We do not recognise this passkey, or it took too long. Try again or choose another way.',
    passkey_of_other: 'This passkey belongs to another account. Use a passkey for the account you are signed in to.',
    cancelled: 'The passkey was not used. You can try again.',
    other: 'Something went wrong. Try again in a few seconds.',
  },
};
