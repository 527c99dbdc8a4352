import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.security.ts';

export const en: Translation<typeof nl> = {
  title: 'Recent events',
  intro:
    'What last happened around signing in to your account. Is there something you do not recognise? Change your password and sign out everywhere.',
  none: 'Nothing has happened yet.',
  loadFailed: 'The recent events cannot be loaded right now.',
  network: (network) => `network ${network}`,
  device: (browser, system) => `${browser} on ${system}`,
};
