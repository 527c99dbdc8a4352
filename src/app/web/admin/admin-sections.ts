/** What the admin menu leads to, in its order. Only what exists stands in it. */
export const adminSections = [
  { name: 'pages', path: '/admin/pages' },
  { name: 'users', path: '/admin/users' },
  { name: 'roles', path: '/admin/roles' },
  { name: 'properties', path: '/admin/properties' },
  { name: 'settings', path: '/settings' },
  { name: 'log', path: '/admin/log' },
  { name: 'mails', path: '/admin/mails' },
] as const;

export type AdminSection = (typeof adminSections)[number]['name'];
