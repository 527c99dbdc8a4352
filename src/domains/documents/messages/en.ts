import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  lineOf: (field) => `Edit text: ${field}`,
  textOf: (field) => `Edit running text: ${field}`,
  addText: 'Add text',
  editBar: 'Editing',
  close: 'Close editing',
  title: (title) => `You are editing: ${title}`,
  inLanguage: { nl: 'Dutch', en: 'English' },
  saveState: {
    waiting: 'Not saved',
    saving: 'Saving…',
    failed: 'Saving failed.',
    conflict: 'Somebody else has changed this text in the meantime.',
  },
  saved: 'Saved',
  savedAt: (time) => `Saved at ${time}`,
  retry: 'Try again',
  keepMine: 'Keep my text',
  takeTheirs: 'Take the other text',
  publish: (language) => `Publish ${language}`,
  published: 'Everything is published',
  notYetIn: (language) => `Not in ${language} yet`,
  changePicture: 'Change picture',
  pictureTitle: 'Which picture?',
  pictureAlt: 'Description for who cannot see the picture',
  pictureAltHelp: 'Leave it empty when the picture only decorates.',
  pictureChoose: 'Choose a picture',
  pictureNone: 'There are no pictures yet.',
  pictureDone: 'Use this picture',
};
