import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.photo.ts';

export const en: Translation<typeof nl> = {
  title: 'Which part of the photo do you want to show?',
  frame: 'Your photo in a round frame',
  frameNote: 'Drag the photo into place, or use the arrow keys. Plus and minus make it larger or smaller.',
  move: 'Move the photo',
  left: 'Left',
  up: 'Up',
  down: 'Down',
  right: 'Right',
  zoom: 'Photo size',
  smaller: 'Smaller',
  larger: 'Larger',
  preview: 'How others see your photo',
  use: 'Use this photo',
  cancel: 'Cancel',
};
