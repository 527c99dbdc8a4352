import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  admin: 'Admin',
  toSite: 'To the website',
  menu: 'Menu',
  sections: { pages: 'Pages', users: 'Users', roles: 'Roles' },
  find: 'Search pages and people',
  findTitle: 'Where do you want to go?',
  findLabel: 'Search for a screen, a page or a person',
  screens: 'Screens',
  pages: 'Pages',
  people: 'People',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  foundNothing: 'Nothing found. Try another word.',
  closePalette: 'Close search',
};
