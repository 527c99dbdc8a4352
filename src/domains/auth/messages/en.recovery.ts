import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.recovery.ts';

export const en: Translation<typeof nl> = {
  ended: (list) => `These no longer work: ${list}. That way, nobody else can get into your account.`,
  left: (list) => `These still work: ${list}. If there is anything you do not recognise, remove it under My account, Security.`,
  unknownStep:
    'Are you being asked for a sign-in step you do not recognise? Open the email you got when it was added and choose ‘This was not me’. If that does not work, contact the administrator.',
  words: {
    password: 'your password',
    authenticator: 'the authenticator app',
    passkeys: (count) => (count === 1 ? '1 passkey' : `${count} passkeys`),
    recoveryCodes: 'the recovery codes',
    identities: (providers) => `the link with ${providers}`,
    deletion: 'the request to delete your account',
  },
};
