import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  reset: {
    subject: (platform: string) => `New password for ${platform}`,
    title: 'Choose a new password',
    text: (platform: string) => `Somebody asked for a new password for your account at ${platform}. You can choose one below.`,
    action: 'Choose a new password',
    after:
      'The link works once, for 30 minutes. If you did not ask for this, you do not need to do anything: your password stays as it is.',
  },
  resetSent: {
    subject: (platform: string) => `New password for ${platform}`,
    title: 'Choose a new password',
    text: (platform: string) =>
      `An administrator of ${platform} has sent you this link. You can choose a new password for your account below.`,
    action: 'Choose a new password',
    after:
      'The link works once, for 30 minutes. If you did not ask for this, you do not need to do anything: your password stays as it is.',
  },
  recovered: {
    subject: (platform: string) => `Your account at ${platform} is yours again`,
    title: 'Your account is yours again',
    text: (platform: string) => `Your account at ${platform} is yours again, with this email address. Everybody has been signed out.`,
    action: 'Choose a new password',
    after: 'The link works once, for 30 minutes. If it has expired, ask for a new one on the sign-in page.',
  },
  passwordChanged: {
    subject: (platform: string) => `Your password for ${platform} was changed`,
    title: 'Your password was changed',
    text: (platform: string) =>
      `The password for your account at ${platform} has just been changed. You have been signed out on your other devices.`,
    action: 'Ask for a new password',
    after: 'If this was you, you do not need to do anything. If it was not, ask for a new password immediately.',
  },
  register: {
    subject: (platform: string) => `Create your account at ${platform}`,
    title: 'Create your account',
    text: (platform: string) =>
      `Somebody asked for an account at ${platform} with this email address. If this was you, create your account below.`,
    action: 'Create account',
    after:
      'The link works once, for 24 hours. If you did not ask for this, you do not need to do anything, and no account will be created.',
  },
  verify: {
    subject: (platform: string) => `Confirm your email address for ${platform}`,
    title: 'Confirm your email address',
    text: (platform: string) => `You have an account at ${platform}. Confirm below that this email address is yours.`,
    action: 'Confirm email address',
    after: 'The link works for 24 hours. If you did not ask for this, do not open the link.',
  },
  alreadyKnown: {
    subject: (platform: string) => `You already have an account at ${platform}`,
    title: 'You already have an account',
    text: (platform: string) =>
      `Somebody asked for an account at ${platform} with this email address. You already have one, so nothing has changed. If you have forgotten your password, you can choose a new one.`,
    action: 'Ask for a new password',
    after: 'If you did not ask for this, you do not need to do anything.',
  },
  changeEmail: {
    subject: (platform: string) => `Confirm your new email address for ${platform}`,
    title: 'Confirm your new email address',
    text: (platform: string) =>
      `You want to use this email address for your account at ${platform}. Nothing changes until you confirm it below.`,
    action: 'Confirm new email address',
    after: 'The link works for one hour. If you did not ask for this, you do not need to do anything.',
  },
  emailTaken: {
    subject: (platform: string) => `This email address already has an account at ${platform}`,
    title: 'This email address already has an account',
    text: (platform: string) =>
      `Somebody wanted to use this email address for another account at ${platform}. That is not possible, because there is already an account with this address. Nothing has changed.`,
    after: 'If you did not ask for this, you do not need to do anything.',
  },
  emailChanged: {
    subject: (platform: string) => `Your email address for ${platform} was changed`,
    title: 'Your email address was changed',
    text: (platform: string, newEmail: string) =>
      `From now on, your account at ${platform} uses the email address ${newEmail}. Emails about your account will go there.`,
    action: 'Undo the change',
    after:
      'If this was you, you do not need to do anything. If it was not, undo it within 7 days. Everybody will be signed out, and you will choose a new password.',
  },
  emailPutBack: {
    subject: (platform: string) => `Your email address for ${platform} was restored`,
    title: 'Your account uses its previous email address again',
    text: (platform: string) =>
      `The change of email address for your account at ${platform} was undone, using the link in the email to the previous address. You can no longer sign in with this address.`,
    after: 'If this is not right, contact the administrator.',
  },
};
