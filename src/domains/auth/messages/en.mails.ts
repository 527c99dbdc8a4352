import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  reset: {
    subject: (platform: string) => `New password for ${platform}`,
    title: 'Choose a new password',
    text: (platform: string) => `Somebody asked for a new password for your account at ${platform}. Choose it below.`,
    action: 'Choose a new password',
    after: 'The link works for 30 minutes, once. Did you not ask for this? Then you need not do anything: your password stays as it is.',
  },
  resetSent: {
    subject: (platform: string) => `New password for ${platform}`,
    title: 'Choose a new password',
    text: (platform: string) => `An administrator of ${platform} is sending you this link. Choose a new password for your account below.`,
    action: 'Choose a new password',
    after:
      'The link works once, for 30 minutes. Did you not ask for this? Then there is nothing you need to do: your password stays as it is.',
  },
  recovered: {
    subject: (platform: string) => `Your account at ${platform} is yours again`,
    title: 'Your account is yours again',
    text: (platform: string) => `Your account at ${platform} is yours again, with this email address. Everybody has been signed out.`,
    action: 'Choose a new password',
    after: 'The link works once, for 30 minutes. Has it expired? Ask for a new one where you sign in.',
  },
  passwordChanged: {
    subject: (platform: string) => `Your password for ${platform} was changed`,
    title: 'Your password was changed',
    text: (platform: string) =>
      `The password of your account at ${platform} was changed just now. You have been signed out on other devices.`,
    action: 'Ask for a new password',
    after: 'Was this you? Then you need not do anything. Was it not? Ask for a new password at once.',
  },
  register: {
    subject: (platform: string) => `Create your account at ${platform}`,
    title: 'Create your account',
    text: (platform: string) =>
      `Somebody asked for an account at ${platform} with this email address. Was it you? Create your account below.`,
    action: 'Create account',
    after:
      'The link works once, for 24 hours. Did you not ask for this? Then there is nothing you need to do, and no account will be created.',
  },
  verify: {
    subject: (platform: string) => `Confirm your email address for ${platform}`,
    title: 'Confirm your email address',
    text: (platform: string) => `You have an account at ${platform}. Confirm below that this email address is yours.`,
    action: 'Confirm email address',
    after: 'The link works for 24 hours. Did you not ask for this? Then do not open the link.',
  },
  alreadyKnown: {
    subject: (platform: string) => `You already have an account at ${platform}`,
    title: 'You already have an account',
    text: (platform: string) =>
      `Somebody asked for an account at ${platform} with this email address. You already have one, so nothing has changed. Have you forgotten your password? Then choose a new one.`,
    action: 'Ask for a new password',
    after: 'Did you not ask for this? Then you need not do anything.',
  },
  changeEmail: {
    subject: (platform: string) => `Confirm your new email address for ${platform}`,
    title: 'Confirm your new email address',
    text: (platform: string) =>
      `You want to use this email address for your account at ${platform}. Nothing changes until you confirm it below.`,
    action: 'Confirm new email address',
    after: 'The link works for one hour. Did you not ask for this? Then you need not do anything.',
  },
  emailTaken: {
    subject: (platform: string) => `This email address already has an account at ${platform}`,
    title: 'This email address already has an account',
    text: (platform: string) =>
      `Somebody wanted to use this email address for another account at ${platform}. That is not possible, because there already is an account with this address. Nothing has changed.`,
    after: 'Did you not ask for this? Then you need not do anything.',
  },
  emailChanged: {
    subject: (platform: string) => `Your email address for ${platform} was changed`,
    title: 'Your email address was changed',
    text: (platform: string, newEmail: string) =>
      `From now on your account at ${platform} uses the email address ${newEmail}. Mail about your account will go there.`,
    action: 'Undo the change',
    after:
      'Was this you? Then you need not do anything. Was it not? Undo it within 7 days. Everybody will be signed out, and you choose a new password.',
  },
  emailPutBack: {
    subject: (platform: string) => `Your email address for ${platform} was put back`,
    title: 'Your account uses its previous email address again',
    text: (platform: string) =>
      `The change of the email address of your account at ${platform} was undone, with the link in the email to the previous address. You can no longer sign in with this address.`,
    after: 'Is this not right? Contact the administrator.',
  },
};
