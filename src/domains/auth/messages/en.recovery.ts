import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.recovery.ts';

export const en: Translation<typeof nl> = {
  ended: (list) => `This no longer works: ${list}. That way nobody else can get into your account.`,
  left: (list) => `This still works: ${list}. Is there anything you do not recognise? Remove it under My account, Security.`,
  unknownStep:
    'Are you asked for a sign-in step that you do not recognise? Open the email you got when it was added and choose ‘This was not me’. If that does not work, contact the administrator.',
  words: {
    password: 'your password',
    authenticator: 'the code app',
    passkeys: (count) => (count === 1 ? '1 passkey' : `${count} passkeys`),
    recoveryCodes: 'the recovery codes',
    identities: (providers) => `the link with ${providers}`,
    deletion: 'the request to delete your account',
  },
};
