import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

const code = (failure: string, moment: string) => `Code ${failure}, ${moment}`;

export const en: Translation<typeof nl> = {
  session: {
    endedTitle: 'You have been signed out',
    ended: 'Sign in again to go on. That happens in a new tab: what you typed here stays.',
    otherTitle: 'Somebody else has signed in',
    other: (name) => `${name} is now signed in in this browser. What you typed here is not saved under that name.`,
    signInAgain: 'Sign in again',
    goOnAsVisitor: 'Go on as a visitor',
    goOnAs: (name) => `Go on as ${name}`,
  },
  viewingOnly: {
    title: 'Nothing was changed',
    message: 'You are viewing the site as somebody else. First choose Stop, at the top of the page.',
  },
  termsNeeded: {
    title: 'Nothing was changed',
    message: 'Accept the terms of use first, and then try again. What you typed is still there.',
  },
  proofNeeded: {
    title: 'This was not done',
    message: 'It has to be confirmed first. The text that was typed is still there.',
  },
  leaving: {
    title: 'Do you want to leave without saving?',
    message: 'You have changes that are not saved yet. If you leave, they are lost.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
  codeGone: {
    title: 'A part of this page cannot be loaded',
    text: 'The website has probably just been renewed. Load the page again to go on.',
    saveFirst: 'First save what has not been saved yet.',
    reload: 'Load again',
  },
  offline: {
    title: 'You are not connected to the internet.',
    text: 'You can go on reading this page. A page you open comes as soon as the connection is back. Text that is not saved yet is in this tab alone: keep it open.',
  },
  tasks: {
    undo: 'Undo',
    retry: 'Try again',
    add: {
      single: {
        title: 'Add',
        processing: 'Adding…',
        done: 'Added.',
        failed: 'Adding failed. Try again.',
        code,
      },
      bulk: {
        title: (count) => `Add ${count} items`,
        processing: (count) => `Adding ${count} items…`,
        done: (count) => `${count} items added.`,
        failed: (count) => `Adding ${count} items failed. Try again.`,
        code,
      },
    },
    edit: {
      single: {
        title: 'Change',
        processing: 'Changing…',
        done: 'Changed.',
        failed: 'Changing failed. Try again.',
        code,
      },
      bulk: {
        title: (count) => `Change ${count} items`,
        processing: (count) => `Changing ${count} items…`,
        done: (count) => `${count} items changed.`,
        failed: (count) => `Changing ${count} items failed. Try again.`,
        code,
      },
    },
    delete: {
      single: {
        title: 'Delete',
        processing: 'Deleting…',
        done: 'Deleted.',
        failed: 'Deleting failed. Try again.',
        code,
      },
      bulk: {
        title: (count) => `Delete ${count} items`,
        processing: (count) => `Deleting ${count} items…`,
        done: (count) => `${count} items deleted.`,
        failed: (count) => `Deleting ${count} items failed. Try again.`,
        code,
      },
    },
    save: {
      single: {
        title: 'Save',
        processing: 'Saving…',
        done: 'Saved.',
        failed: 'Saving failed. Try again.',
        code,
      },
      bulk: {
        title: (count) => `Save ${count} items`,
        processing: (count) => `Saving ${count} items…`,
        done: (count) => `${count} items saved.`,
        failed: (count) => `Saving ${count} items failed. Try again.`,
        code,
      },
    },
    revert: {
      single: {
        title: 'Put back',
        processing: 'Putting back…',
        done: 'Put back.',
        failed: 'Putting back failed. Try again.',
        code,
      },
      bulk: {
        title: (count) => `Put ${count} items back`,
        processing: (count) => `Putting ${count} items back…`,
        done: (count) => `${count} items put back.`,
        failed: (count) => `Putting ${count} items back failed. Try again.`,
        code,
      },
    },
    publish: {
      single: {
        title: 'Publish',
        processing: 'Publishing…',
        done: 'Published.',
        failed: 'Publishing failed. Try again.',
        code,
      },
      bulk: {
        title: (count) => `Publish ${count} items`,
        processing: (count) => `Publishing ${count} items…`,
        done: (count) => `${count} items published.`,
        failed: (count) => `Publishing ${count} items failed. Try again.`,
        code,
      },
    },
  },
};
