import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.session-warning.ts';

export const en: Translation<typeof nl> = {
  title: 'You are about to be signed out',
  idle: 'You have not done anything here for a while. Do you want to stay signed in? Then choose Extend.',
  longest:
    'You have been signed in for as long as is allowed. This cannot be extended. Sign in again to continue. That happens in a new tab: what you typed here stays.',
  timeLeft: (minutes: number, seconds: number) => {
    const parts = [];
    if (minutes > 0) parts.push(minutes === 1 ? '1 minute' : `${minutes} minutes`);
    if (seconds > 0 || minutes === 0) parts.push(seconds === 1 ? '1 second' : `${seconds} seconds`);
    return `You have ${parts.join(' and ')} left.`;
  },
  extend: 'Extend',
  notExtended: 'This could not be extended. Please try again.',
  close: 'Close',
};
