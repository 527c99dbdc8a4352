import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  copyAddress: 'Does the button not work? Copy this address to your browser:',
  reason: (platform) => `You get this email because your email address was used on ${platform}.`,
  automatic: 'This email was sent automatically. Replies are not read.',
};
