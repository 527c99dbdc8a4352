import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.photo.ts';

export const en: Translation<typeof nl> = {
  title: 'Which part of the photo do you want to show?',
  frame: 'Your photo in a round frame',
  frameNote: 'Drag the photo to its place, or use the arrows. Plus and minus make the photo larger and smaller.',
  move: 'Move the photo',
  left: 'To the left',
  up: 'Up',
  down: 'Down',
  right: 'To the right',
  zoom: 'Size of the photo',
  smaller: 'Smaller',
  larger: 'Larger',
  preview: 'How others see your photo',
  use: 'Use this photo',
  cancel: 'Cancel',
};
