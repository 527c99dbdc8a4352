import type { nlChecks } from './nl.checks.ts';

export const enChecks: typeof nlChecks = {
  open: (count) => (count === 0 ? 'Checks: nothing found' : `Checks: ${count === 1 ? '1 issue' : `${count} issues`}`),
  title: 'Checks',
  none: 'Nothing found',
  noneText: 'Read the page yourself as well.',
  keys: 'Press F8 to go to the next issue, Shift and F8 for the one before.',
  severities: { error: 'Errors', warning: 'Warnings', tip: 'Tips' },
  goTo: 'Go to it',
  arrived: (number, count, what) => `Issue ${number} of ${count}: ${what}`,
  mended: 'Fixed.',
  about: {
    emptyHeading: 'A heading without words.',
    headingOrder: 'This heading skips a level.',
    pictureWithoutWords: 'This picture has no description. If it only decorates, that is fine.',
    linkWords: 'This link does not say where it goes.',
    tableWithoutHead: 'A table without headings above its columns.',
    untranslated: 'Not translated yet: visitors see Dutch here.',
    outdated: 'The Dutch text has changed since this translation.',
    boldParagraph: 'A paragraph that is all bold. Is it a heading?',
    listByHand: 'A list that was made by hand.',
    formInHeading: 'Bold or italic in a heading.',
    emptyParagraph: 'An empty paragraph.',
    longSentence: 'A sentence of more than 20 words.',
  },
  fixes: {
    emptyHeading: 'Remove the empty heading',
    tableWithoutHead: 'Make the first row the head',
    formInHeading: 'Remove the formatting',
    emptyParagraph: 'Remove the empty paragraph',
  },
};
