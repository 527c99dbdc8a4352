import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.session-warning.ts';

export const en: Translation<typeof nl> = {
  title: 'You are about to be signed out',
  idle: 'You have not done anything here for a while. Do you want to stay signed in?',
  longest:
    'You have reached the longest time you can stay signed in, and it cannot be extended. Sign in again to continue. This opens in a new tab, so what you typed here is kept.',
  timeLeft: (minutes: number, seconds: number) => {
    const parts = [];
    if (minutes > 0) parts.push(minutes === 1 ? '1 minute' : `${minutes} minutes`);
    if (seconds > 0 || minutes === 0) parts.push(seconds === 1 ? '1 second' : `${seconds} seconds`);
    return `You have ${parts.join(' and ')} left.`;
  },
  extend: 'Stay signed in',
  notExtended: 'We could not keep you signed in. Please try again.',
  close: 'Close',
};
