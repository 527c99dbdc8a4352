import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.security.ts';

export const en: Translation<typeof nl> = {
  title: 'Recent events',
  intro:
    'The latest sign-in events for your account. Is there something you do not recognise? Change your password and sign out everywhere.',
  none: 'Nothing has happened yet.',
  loadFailed: 'The recent events cannot be loaded at the moment.',
  network: (network) => `network ${network}`,
  device: (browser, system) => `${browser} on ${system}`,
};
