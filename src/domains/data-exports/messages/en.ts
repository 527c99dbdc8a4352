import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Download your data',
  intro:
    'You can get a copy of everything we keep about you. We make a ZIP file for you. That may take a while; you get an email when it is ready.',
  ask: 'Download my data',
  askAgain: 'Make a new copy',
  making: 'We are making your copy',
  makingNote: 'You can close this page. You get an email when the copy is ready.',
  ready: (size: string) => `Your copy is ready (${size}).`,
  readyNote: (date: string) => `You can fetch the copy up to and including ${date}. After that we remove it.`,
  download: 'Fetch the copy',
  failed: 'Making your copy failed.',
  failedNote: 'That is our fault. Please try again.',
  loadFailed: 'We cannot see right now whether there is a copy for you.',
  tooOften: 'You have asked for a copy many times in the last hour. Please try again in an hour.',
  askFailed: 'Your request was not saved. Please try again.',
  gone: 'This copy is no longer there. Have a new one made.',
  openFailed: 'The copy cannot be fetched right now. Please try again.',
};
