import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  invite: {
    subject: (platform: string) => `Invitation to ${platform}`,
    title: (inviter: string, platform: string) =>
      inviter === '' ? `You are invited to ${platform}` : `${inviter} invites you to ${platform}`,
    text: (platform: string) => `You can get an account on ${platform}.`,
    roles: (roles: string) => `You will get access as: ${roles}.`,
    message: (message: string) => `Message with this invitation: ${message}`,
    action: 'View the invitation',
    until: (day: string) => `You can accept the invitation up to and including ${day}.`,
    notForYou: 'Is this invitation not for you? Then you do not have to do anything.',
  },
  ask: {
    subject: (platform: string) => `Question for a new invitation to ${platform}`,
    title: 'Somebody asks for a new invitation',
    text: (email: string) => `The invitation for ${email} has expired. On the page of the invitation, a new one was asked for.`,
    action: 'Go to the users',
    after: 'Do you not know this address any more? Then you do not have to do anything.',
  },
};
