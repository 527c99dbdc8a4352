import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.file.ts';

export const en: Translation<typeof nl> = {
  fileName: (day: string) => `my-data-${day}.zip`,
  readme: {
    title: 'Your data',
    about: (platform: string, moment: string) => `This is a copy of everything that ${platform} keeps about you. Made on ${moment}.`,
    layout:
      'Each file below is JSON: text that a program can read, and that you can open yourself too. Times are in UTC, such as 2026-11-16T14:05:00.000Z. A name that ends in On is a time. Where it says null, we do not know or it has not happened yet.',
    parts: {
      profile: 'your name, email address, rights and roles, and since when you have an account',
      properties: 'what you filled in about yourself and what you chose as a preference. visibleFor says who sees it',
      consents: 'which version of the terms of use you accepted, and when you changed that',
      sessions: 'where and when you signed in: device, shortened network address and way of signing in',
      'sign-in-attempts': 'times that somebody began to sign in with your account, of the last days',
      'sign-in-methods':
        'how you sign in: when your password was changed, your app for codes, passkeys and recovery codes. Without the secrets themselves',
      identities: 'accounts elsewhere that are linked to this account',
      'mailed-links': 'links that we mailed you to confirm something. Without the link itself',
      mails: 'emails that we sent you: which kind, to which address and when',
      'invitations-received': 'invitations that you got',
      'invitations-sent': 'invitations that you sent. Without the address of whom you invited',
      activity:
        'what you did and what was done to your account. by says who did it and about says to whom: you, somebody else, a visitor who was not signed in, or the platform itself. Who somebody else is, we do not say',
      documents: 'pages and items that you worked on. titles has the title where everybody may read it',
      'browser-reports': 'reports about errors and speed that your browser sent us',
      copies: 'earlier copies like this one',
      files: 'the photos and files that you uploaded. The files themselves are in the folder files',
    },
    cookies: 'Your choice of cookies is only in your own browser. We do not keep it.',
    more: (address: string) => `What we keep and why is in the privacy statement: ${address}`,
  },
  mail: {
    subject: 'Your data is ready',
    what: (date: string) => `The copy of your data is ready. You can fetch it up to and including ${date}. After that we remove it.`,
    how: 'Sign in and choose Fetch the copy on the page Privacy. We then ask once more whether it is you.',
    byAdmin: 'An admin of the platform had this copy made for you. The admin cannot fetch the copy.',
    notYou: 'Did you not ask for this? Then change your password on the page Security.',
    action: 'To Privacy',
  },
  failedMail: {
    subject: 'Your data is not ready yet',
    what: 'Making the copy of your data failed. That is our fault. Please ask for a new copy on the page Privacy.',
    action: 'To Privacy',
  },
};
