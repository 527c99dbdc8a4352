import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.file.ts';

export const en: Translation<typeof nl> = {
  fileName: (day: string) => `my-data-${day}.zip`,
  readme: {
    title: 'Your data',
    about: (platform: string, moment: string) => `This is a copy of everything ${platform} keeps about you, made on ${moment}.`,
    layout:
      'Each file below is JSON: text that a program can read and that you can also open yourself. Times are in UTC, such as 2026-11-16T14:05:00.000Z. A name that ends in On is a time. Where it says null, we do not know or it has not happened yet.',
    parts: {
      profile: 'your name, email address, rights and roles, and when your account was created',
      properties: 'what you filled in about yourself and what you chose as a preference. visibleFor says who sees it',
      consents: 'which version of the terms of use you accepted, and when you changed that',
      sessions: 'where and when you signed in: device, shortened network address and sign-in method',
      'sign-in-attempts': 'times somebody started signing in with your account in the last few days',
      'sign-in-methods':
        'how you sign in: when your password was changed, your authenticator app, passkeys and recovery codes. Without the secrets themselves',
      identities: 'accounts elsewhere that are linked to this account',
      'mailed-links': 'links we emailed you to confirm something. Without the link itself',
      mails: 'emails we sent you: which kind, to which address and when',
      'invitations-received': 'invitations you received',
      'invitations-sent': 'invitations you sent. Without the address of the person you invited',
      activity:
        'what you did and what was done to your account. by says who did it and about says to whom: you, somebody else, a visitor who was not signed in, or the platform itself. We do not say who somebody else is',
      documents: 'pages and items you worked on. titles has the title where everybody may read it',
      'put-off-matters': 'what you put off on your overview, and until when',
      'browser-reports': 'reports of errors and speed that your browser sent us',
      copies: 'earlier copies like this one',
      files: 'the photos and files you uploaded. The files themselves are in the folder files',
    },
    cookies: 'Your cookie choices are stored only in your own browser. We do not keep them.',
    more: (address: string) => `The privacy statement says what we keep and why: ${address}`,
  },
  mail: {
    subject: 'Your data is ready',
    what: (date: string) =>
      `The copy of your data is ready. You can download it up to and including ${date}. After that we will delete it.`,
    how: 'Sign in and choose Download the copy on the Privacy page. We will ask you to confirm once more that it is you.',
    byAdmin: 'An admin of the platform requested this copy for you. The admin cannot download it.',
    notYou: 'If you did not ask for this, change your password on the Security page.',
    action: 'Go to Privacy',
  },
  failedMail: {
    subject: 'Your data is not ready yet',
    what: 'We could not make the copy of your data. That is our fault. Please ask for a new copy on the Privacy page.',
    action: 'Go to Privacy',
  },
};
