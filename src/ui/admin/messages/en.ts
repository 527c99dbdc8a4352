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
  clearFilters: 'Clear search and filters',
  noMatch: 'Nothing found. Try another word or fewer filters.',
  unsaved: 'Unsaved changes',
  restore: 'Restore',
};
