import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

const code = (failure: string, moment: string) => `Code ${failure}, ${moment}`;

export const en: Translation<typeof nl> = {
  session: {
    endedTitle: 'You have been signed out',
    ended: 'Sign in again to continue. This opens in a new tab, so what you typed here is kept.',
    otherTitle: 'Somebody else has signed in',
    other: (name) => `${name} is now signed in to this browser. What you typed here will not be saved under that name.`,
    signInAgain: 'Sign in again',
    goOnAsVisitor: 'Continue as a visitor',
    goOnAs: (name) => `Continue as ${name}`,
  },
  viewingOnly: {
    title: 'Nothing was changed',
    message: 'You are viewing the site as somebody else. Choose Stop at the top of the page first.',
  },
  termsNeeded: {
    title: 'Nothing was changed',
    message: 'Accept the terms of use first, and then try again. What you typed is still there.',
  },
  leaving: {
    title: 'Do you want to leave without saving?',
    message: 'You have changes that are not saved yet. If you leave, you will lose them.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
  codeGone: {
    title: 'Part of this page cannot be loaded',
    text: 'The website has probably just been updated. Reload the page to continue.',
    saveFirst: 'Save any unsaved changes first.',
    reload: 'Reload',
  },
  offline: {
    title: 'You are not connected to the internet.',
    text: 'You can keep reading this page. Pages you open will load as soon as the connection is back. Unsaved text is kept only in this tab, so leave it open.',
  },
  tasks: {
    undo: 'Undo',
    retry: 'Try again',
    tryAgain: 'Try again.',
    unsure: 'It is not certain that this worked.',
    notUndone: {
      title: 'Not undone',
      changedSince: (subject = '') => `${subject ? `${subject}: this` : 'This'} has been changed since.`,
    },
    refused: {
      forbidden: 'You do not have permission to do this. Your permissions may have changed.',
      gone: 'This no longer exists. Somebody else may have deleted it.',
      impossible: 'This is not possible. Somebody else may have changed something in the meantime.',
    },
    add: {
      single: {
        title: 'Add',
        processing: 'Adding…',
        done: 'Added.',
        failed: 'Adding failed.',
        code,
      },
      bulk: {
        title: (count) => `Add ${count} items`,
        processing: (count) => `Adding ${count} items…`,
        done: (count) => `${count} items added.`,
        failed: (count) => `Adding ${count} items failed.`,
        code,
      },
    },
    edit: {
      single: {
        title: 'Change',
        processing: 'Changing…',
        done: 'Changed.',
        failed: 'Changing failed.',
        code,
      },
      bulk: {
        title: (count) => `Change ${count} items`,
        processing: (count) => `Changing ${count} items…`,
        done: (count) => `${count} items changed.`,
        failed: (count) => `Changing ${count} items failed.`,
        code,
      },
    },
    delete: {
      single: {
        title: 'Delete',
        processing: 'Deleting…',
        done: 'Deleted.',
        failed: 'Deleting failed.',
        code,
      },
      bulk: {
        title: (count) => `Delete ${count} items`,
        processing: (count) => `Deleting ${count} items…`,
        done: (count) => `${count} items deleted.`,
        failed: (count) => `Deleting ${count} items failed.`,
        code,
      },
    },
    save: {
      single: {
        title: 'Save',
        processing: 'Saving…',
        done: 'Saved.',
        failed: 'Saving failed.',
        code,
      },
      bulk: {
        title: (count) => `Save ${count} items`,
        processing: (count) => `Saving ${count} items…`,
        done: (count) => `${count} items saved.`,
        failed: (count) => `Saving ${count} items failed.`,
        code,
      },
    },
    revert: {
      single: {
        title: 'Restore',
        processing: 'Restoring…',
        done: 'Restored.',
        failed: 'Restoring failed.',
        code,
      },
      bulk: {
        title: (count) => `Restore ${count} items`,
        processing: (count) => `Restoring ${count} items…`,
        done: (count) => `${count} items restored.`,
        failed: (count) => `Restoring ${count} items failed.`,
        code,
      },
    },
    publish: {
      single: {
        title: 'Publish',
        processing: 'Publishing…',
        done: 'Published.',
        failed: 'Publishing failed.',
        code,
      },
      bulk: {
        title: (count) => `Publish ${count} items`,
        processing: (count) => `Publishing ${count} items…`,
        done: (count) => `${count} items published.`,
        failed: (count) => `Publishing ${count} items failed.`,
        code,
      },
    },
  },
};
