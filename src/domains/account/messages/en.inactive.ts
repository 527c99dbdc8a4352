import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.inactive.ts';

export const en: Translation<typeof nl> = {
  title: 'Your account is not active',
  text: (platform: string) =>
    `An administrator of ${platform} has deactivated your account. You can only read what is public. If you think this is a mistake, contact the administrator.`,
  signOut: 'Sign out',
  contact: 'Contact',
  readOn: 'Continue reading',
};
