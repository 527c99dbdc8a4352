import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  title: 'Terms of use',
  version: (version) => `Version ${version} applies now.`,
  read: 'Read the terms of use',
  source:
    'The text comes with Plein and is completed with the name and details of this platform. You cannot edit it here yet. It changes with a new version of Plein, or when those details change.',
  help: 'Has the text changed? Then publish a new version. Everybody with an account sees what is different and has to accept again.',
  publish: 'Publish a new version',
  confirmTitle: (version) => `Publish version ${version} of the terms of use?`,
  asked: (count, amount) =>
    count === 1
      ? 'All users will have to accept again. That is 1 person with an active account: you.'
      : `All users will have to accept again. That is ${amount} people with an active account, including you.`,
  noWayBack: 'The new version applies immediately. This cannot be undone.',
  unchangedTitle: (version) => `The text has not changed since version ${version}`,
  unchanged: 'Everybody would have to accept the same text again, in Dutch and in English. Are you sure that is necessary?',
  changed: (version, dutch, english) => `Lines added or removed since version ${version}: ${dutch} in Dutch and ${english} in English.`,
  confirm: (version) => `Publish version ${version}`,
  published: (version) => `Version ${version} of the terms of use`,
  stale: 'Somebody else has just published a new version. Close this window to see the current version.',
  failed: 'Publishing failed. Try again.',
};
