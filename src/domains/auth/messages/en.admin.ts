import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  sendResetLink: 'Send a link for a new password',
  sendResetLinkNote: 'For someone who forgot their password.',
  sendResetLinkQuestion: (name: string) => `Send ${name} a link?`,
  sendResetLinkText: (email: string) =>
    `The link goes to ${email} and works for 30 minutes. They can use it to choose a new password. You will not see the link.`,
  resetLinkSent: 'The link has been sent.',
  resetFactors: 'Switch off the second step',
  resetFactorsNote: 'For someone who lost their phone and recovery codes.',
  resetFactorsQuestion: (name: string) => `Switch off the second step for ${name}?`,
  resetFactorsText:
    'Only do this if you are sure that this person is asking for it. Their authenticator app, passkeys and recovery codes will be removed, they will be signed out everywhere and they will get an email. After that, the password alone is enough to sign in.',
  factorsReset: 'The second step has been switched off.',
  resetLinkWords: {
    title: (name) => `Send ${name} a link`,
    processing: (name) => `Sending ${name} a link…`,
    failed: 'Sending the link failed.',
  },
  resetFactorsWords: {
    title: (name) => `Switch off the second step for ${name}`,
    processing: (name) => `Switching off the second step for ${name}…`,
    failed: 'Switching off the second step failed.',
  },
  errors: {
    'auth.password_login_off': 'Nobody signs in with a password on this platform. Nothing was sent.',
    'request.rate_limited': 'This has been done too often. Wait an hour and try again.',
  },
};
