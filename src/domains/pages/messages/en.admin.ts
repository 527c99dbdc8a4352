import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  title: 'Pages',
  search: 'Search by title or address',
  columnTitle: 'Title',
  dutch: 'Dutch',
  english: 'English',
  changedOn: 'Changed',
  acts: 'Editing',
  notInMenu: 'Not in the menu',
  states: { published: 'Published', changed: 'Changes', draft: 'Draft', missing: 'Missing' },
  open: (title) => `Open ${title}`,
  edit: 'Edit',
  editPage: (title) => `Edit ${title}`,
  empty: 'There are no pages yet.',
  findPage: 'Find a page',
  foundPages: (count) => (count === 1 ? '1 page found' : `${count} pages found`),
  foundNoPage: 'No page found.',
};
