/**
 * What the admin menu leads to, in its order. Only what exists stands in it. `isFirstOfGroup` has a line above it; on a telephone the ones
 * that are `isInBar` stand along the bottom, and the rest behind a word.
 */
export const adminSections = [
  { name: 'overview', path: '/content', access: 'contentManager', isInBar: true },
  { name: 'pages', path: '/admin/pages', access: 'admin', isInBar: true },
  { name: 'users', path: '/admin/users', access: 'admin', isFirstOfGroup: true, isInBar: true },
  { name: 'roles', path: '/admin/roles', access: 'admin' },
  { name: 'properties', path: '/admin/properties', access: 'admin' },
  { name: 'settings', path: '/settings', access: 'admin', isFirstOfGroup: true, isInBar: true },
  { name: 'log', path: '/admin/log', access: 'admin' },
  { name: 'mails', path: '/admin/mails', access: 'admin' },
] as const satisfies readonly {
  name: string;
  path: string;
  access: 'contentManager' | 'admin';
  isFirstOfGroup?: true;
  isInBar?: true;
}[];

export type AdminSection = (typeof adminSections)[number]['name'];
