import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.inactive.ts';

export const en: Translation<typeof nl> = {
  title: 'Your account is not active',
  text: (platform: string) =>
    `An administrator of ${platform} has switched your account off. You can only read what is public for everybody. Do you think this is not right? Then contact the administrator.`,
  signOut: 'Sign out',
  contact: 'Contact',
  privacy: 'What happens to your data',
};
