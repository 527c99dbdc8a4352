/** The files in a copy of somebody's data. The README in it says in words what each of them holds. */
export const partNames = [
  'profile',
  'properties',
  'consents',
  'sessions',
  'sign-in-attempts',
  'sign-in-methods',
  'identities',
  'mailed-links',
  'mails',
  'invitations-received',
  'invitations-sent',
  'activity',
  'documents',
  'put-off-matters',
  'browser-reports',
  'copies',
  'files',
] as const;
export type PartName = (typeof partNames)[number];
