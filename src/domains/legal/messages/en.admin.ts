import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  title: 'Terms of use',
  version: (version) => `Version ${version} applies now.`,
  read: 'Read the terms of use',
  help: 'Has the text changed? Then publish a new version. Everybody with an account sees what is different and has to accept again.',
  publish: 'Publish a new version',
  confirmTitle: (version) => `Publish version ${version} of the terms of use?`,
  asked: (count, amount) =>
    count === 1
      ? 'All users have to accept again. That is now 1 person with an active account: you.'
      : `All users have to accept again. Those are now ${amount} people with an active account, and you are one of them.`,
  noWayBack: 'The new version applies at once. This cannot be undone.',
  unchangedTitle: (version) => `The text has not changed since version ${version}`,
  unchanged: 'Everybody then has to accept the same text, in Dutch and in English. Are you sure that is needed?',
  changed: (version, dutch, english) => `Lines that are new or gone since version ${version}: ${dutch} in Dutch and ${english} in English.`,
  confirm: (version) => `Publish version ${version}`,
  published: (version) => `Version ${version} of the terms of use`,
  stale: 'Somebody else has just published a new version. Close this window and see which version there is now.',
  failed: 'Publishing failed. Try again.',
};
