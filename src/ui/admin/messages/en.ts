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
  clearFilters: 'Clear search and filters',
  noMatch: 'Nothing found. Try another word or fewer filters.',
  unsaved: 'Unsaved changes',
  restore: 'Restore',
};
