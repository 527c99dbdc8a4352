import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  chooseAll: 'Select all on this page',
  all: 'All',
  choose: (name) => `Select ${name}`,
  chosen: (count) => `${count} selected`,
  forgetChoice: 'Clear selection',
  range: (from, to, total) => `${from} to ${to} of ${total}`,
  close: 'Close',
  filters: (inUse) => (inUse === 0 ? 'Filters' : `Filters (${inUse})`),
  unknownFilters: (names) => `Unknown filter in the address: ${names.join(', ')}. The list isn’t filtered by it.`,
  notThere: 'What the address names isn’t there, or not any more.',
  removeFromAddress: 'Remove from the address',
  toActsOfChosen: 'Go to the actions for the selection',
  clearFilters: 'Clear search and filters',
  noMatch: 'Try another word or fewer filters.',
  unsaved: 'Unsaved changes',
  restore: 'Restore',
  changedByOthers: (what) => `Somebody else has changed this in the meantime: ${what}.`,
  typedStays: 'What was filled in here is still there. Check it and save it.',
  keepOrTake: 'What was filled in here is still there. Save again to keep it, or use the current version.',
  standsNow: (what) => `Current value of ${what}:`,
  takeTheirs: 'Use the current version',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  record: {
    savedAfterAll: { title: 'The change had been saved after all', message: 'Only the reply got lost. The form now shows what is stored.' },
    notUndone: 'The change could not be undone',
    changedSince: (what) =>
      what === '' ? 'Something else has been changed since.' : `It has been changed since. Current value of ${what}.`,
  },
};
