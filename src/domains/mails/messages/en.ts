import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  copyAddress: 'If the button does not work, copy this address into your browser:',
  reason: (platform) => `You are receiving this email because your email address was used on ${platform}.`,
  automatic: 'This email was sent automatically. Replies are not read.',
};
