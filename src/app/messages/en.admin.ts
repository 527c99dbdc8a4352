import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  admin: 'Admin',
  toSite: 'Go to the website',
  menu: 'Menu',
  more: 'More',
  less: 'Less',
  sections: {
    properties: 'Profile fields',
    log: 'Log',
    mails: 'Sent email',
    pages: 'Pages',
    users: 'Users',
    roles: 'Roles',
    settings: 'Settings',
  },
  viewAs: 'View the site as a role',
  find: 'Search pages and people',
  findShort: 'Search',
  findTitle: 'Where do you want to go?',
  findLabel: 'Search for a screen, a page or a person',
  screens: 'Screens',
  pages: 'Pages',
  people: 'People',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  foundNothing: 'Nothing found. Try another word.',
  closePalette: 'Close search',
};
