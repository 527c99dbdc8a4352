import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Download your data',
  intro:
    'You can get a copy of everything we keep about you, as a ZIP file. Making it may take a while. We will email you when it is ready.',
  ask: 'Download my data',
  askAgain: 'Make a new copy',
  making: 'We are making your copy',
  makingNote: 'You can close this page. We will email you when the copy is ready.',
  ready: (size: string) => `Your copy is ready (${size}).`,
  readyNote: (date: string) => `You can download the copy up to and including ${date}. After that we will delete it.`,
  download: 'Download the copy',
  failed: 'We could not make your copy.',
  failedNote: 'That is our fault. Please try again.',
  loadFailed: 'We cannot check at the moment whether there is a copy for you.',
  tooOften: 'You have asked for a copy many times in the last hour. Please try again in an hour.',
  askFailed: 'Your request was not saved. Please try again.',
  gone: 'This copy no longer exists. Ask for a new one.',
  openFailed: 'The copy cannot be downloaded at the moment. Please try again.',
};
