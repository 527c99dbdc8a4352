import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  subjects: {
    authenticatorAdded: 'Two-step sign-in is on',
    authenticatorRemoved: 'The authenticator app was switched off',
    passkeyAdded: 'A passkey was added',
    passkeyRemoved: 'A passkey was removed',
    codesRenewed: 'New recovery codes were created',
    recoveryCodeUsed: 'A recovery code was used',
    reset: 'Your two-step sign-in was switched off',
  },
  news: {
    authenticatorAdded: 'From now on, we will also ask for a code from your app when you sign in.',
    authenticatorRemoved: 'We will no longer ask for a code from your app when you sign in.',
    passkeyAdded: (name: string) => `You can now sign in with the passkey “${name}”.`,
    passkeyRemoved: 'You can no longer sign in with this passkey.',
    codesRenewed: 'The recovery codes you had no longer work. Keep the new ones in a safe place.',
    recoveryCodeUsed: (left: number) =>
      left === 1
        ? 'Somebody signed in with a recovery code. You have 1 code left.'
        : `Somebody signed in with a recovery code. You have ${left} codes left.`,
    reset: 'The administrator removed your authenticator app, passkeys and recovery codes. Set them up again once you have signed in.',
  },
};
