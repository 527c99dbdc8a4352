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

/** Below a line: what is about the platform itself, and not about its pages and people. */
export const firstOfPlatform = 'settings';

export type AdminSection = (typeof adminSections)[number]['name'];
