import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.second-step.ts';

export const en: Translation<typeof nl> = {
  stepTitle: 'Confirm that it is you',
  stepIntro: 'You are almost there. There is one more step.',
  code: 'Code',
  codeFromApp: 'Enter the 6 digits from your app. Do you not have your phone with you? Enter one of your recovery codes.',
  recoveryCodeOnly: 'Enter one of your recovery codes.',
  goOn: 'Continue',
  startAgain: 'Start again',
  withPasskey: 'Sign in with a passkey',
  proveWithPasskey: 'Confirm with a passkey',
  proveWith: (provider: string) => `Confirm with ${provider}`,
  leavesPage: (provider: string) =>
    `You sign in at ${provider} again and then come back here. After that, choose once more what you wanted to do.`,
  proofTitle: 'Confirm that it is you',
  proofIntro: 'For this act we want to be sure that it is you.',
  eitherOne: 'Enter your password, or a code from your app.',
  proofCode: 'Code from your app',
  proofCodeHelp: 'The 6 digits that your app shows now, or a recovery code.',
  proofPassword: 'Password',
  useCode: 'Use a code',
  usePassword: 'Use your password',
  confirm: 'Confirm',
  cancel: 'Cancel',
  noWay: 'There is nothing here that we can ask you to confirm it. Sign out and sign in again; then you can go on.',
  errors: {
    'auth.wrong_code': 'This code is not right or has been used. Wait for a new code in your app and try again.',
    'auth.proof_wrong': 'This is not right. Check what you entered and try again.',
    code_missing: 'Enter the code.',
    proof_missing: 'Enter your password or a code.',
    'request.rate_limited': (wait: string) => `You have tried too often. Wait ${wait} and try again.`,
    'second_factor.passkey_refused': 'We do not know this passkey, or confirming it took too long. Try again or choose another way.',
    passkey_of_other: 'This passkey belongs to another account. Use a passkey of the account that you are signed in with.',
    cancelled: 'You stopped using the passkey. You can try again.',
    other: 'This does not work at the moment. Try again in a few seconds.',
  },
};
