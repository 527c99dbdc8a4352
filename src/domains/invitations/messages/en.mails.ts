import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mails.ts';

export const en: Translation<typeof nl> = {
  invite: {
    subject: (platform: string) => `Invitation to ${platform}`,
    title: (inviter: string, platform: string) =>
      inviter === '' ? `You have been invited to ${platform}` : `${inviter} has invited you to ${platform}`,
    text: (platform: string) => `You can create an account on ${platform}.`,
    roles: (roles: string) => `You will get access as: ${roles}.`,
    message: (message: string) => `Message with this invitation: ${message}`,
    action: 'View the invitation',
    until: (day: string) => `You can accept the invitation up to and including ${day}.`,
    notForYou: 'If this invitation is not for you, you do not need to do anything.',
  },
  ask: {
    subject: (platform: string) => `Request for a new invitation to ${platform}`,
    title: 'Somebody is asking for a new invitation',
    text: (email: string) => `The invitation for ${email} has expired. A new one was requested on the invitation page.`,
    action: 'Go to Users',
    after: 'If you do not recognise this address, you do not need to do anything.',
  },
};
