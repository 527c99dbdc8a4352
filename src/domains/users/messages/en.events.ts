import type { Told } from '#platform/shared/events.ts';
import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.events.ts';

const rights: Partial<Record<string, string>> = {
  isAdmin: 'admin',
  isContentManager: 'content manager',
  isMett: 'product staff',
  isDeveloper: 'developer',
};

/** Who is among the staff is not *a* staff. */
const nouns: Partial<Record<string, string>> = {
  isAdmin: 'an admin',
  isContentManager: 'a content manager',
  isMett: 'a member of the product staff',
  isDeveloper: 'a developer',
};

const roles = ({ names, count }: Told['rolesGiven']) => `${count === 1 ? 'the role' : 'the roles'} ${names}`;

function changed({ what, fields, rights: changes, rolesGiven, rolesTaken }: Told): string {
  const parts = changes.map(({ right, isGiven }) =>
    isGiven ? `made ${what} ${nouns[right] ?? right}` : `removed the ${rights[right] ?? right} rights of ${what}`,
  );
  if (rolesGiven.count > 0) parts.push(`gave ${what} ${roles(rolesGiven)}`);
  if (rolesTaken.count > 0) parts.push(`removed ${roles(rolesTaken)} from ${what}`);
  if (fields || parts.length === 0) parts.push(`changed ${fields ? `details of ${what}: ${fields}` : `the account of ${what}`}`);
  return new Intl.ListFormat('en').format(parts);
}

function received({ rights: changes, rolesGiven }: Pick<Told, 'rights' | 'rolesGiven'>): string {
  const parts = changes.map(({ right }) => `became ${nouns[right] ?? right}`);
  if (rolesGiven.count > 0 || parts.length === 0) parts.push(rolesGiven.count > 0 ? `was given ${roles(rolesGiven)}` : 'was given rights');
  return new Intl.ListFormat('en').format(parts);
}

export const en: Translation<typeof nl> = {
  'user.created': {
    log: ({ who, what }) => `${who} created the account of ${what}.`,
    own: ({ what, isOwn }) => (isOwn ? 'You created your account.' : `You created the account of ${what}.`),
  },
  'user.changed': {
    log: (told) => `${told.who} ${changed(told)}.`,
  },
  'user.rights_received': {
    log: ({ what, ...told }) => `${what} ${received(told)} through an invitation.`,
    own: 'You were given rights through an invitation.',
  },
  'user.profile_changed': {
    log: ({ who, fields }) => `${who} changed their own profile${fields ? `: ${fields}` : ''}.`,
    own: ({ fields }) => `You changed your profile or preferences${fields ? `: ${fields}` : ''}.`,
  },
  'user.activated': {
    log: ({ who, what }) => `${who} activated the account of ${what}.`,
  },
  'user.deactivated': {
    log: ({ who, what }) => `${who} deactivated the account of ${what}.`,
  },
  'user.exported': {
    log: ({ who, count }) => `${who} downloaded a list of ${count} ${count === 1 ? 'user' : 'users'}.`,
  },
  'user.deletion_asked': {
    log: ({ who }) => `${who} asked to delete their own account.`,
    own: 'You asked to delete your account.',
  },
  'user.deletion_withdrawn': {
    log: ({ who }) => `${who} decided to keep their own account.`,
    own: 'You decided to keep your account.',
  },
  'user.deletion_planned': {
    log: ({ who, what }) => `${who} is having the account of ${what} deleted.`,
  },
  'user.deletion_cancelled': {
    log: ({ who, what }) => `${who} decided to keep the account of ${what} after all.`,
  },
  'user.erased': {
    log: ({ who }) => `${who} erased an account, as requested.`,
  },
};
