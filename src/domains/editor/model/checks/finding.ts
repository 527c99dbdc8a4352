import type { Operation } from '#domains/documents/model/operation.ts';
import type { FieldPlace } from '../field-place.ts';

/** Errors keep somebody from reading the page; a warning may; a tip makes it better. None of them stops a publication. */
export const severities = {
  emptyHeading: 'error',
  headingOrder: 'warning',
  pictureWithoutWords: 'warning',
  linkWords: 'warning',
  tableWithoutHead: 'warning',
  untranslated: 'warning',
  outdated: 'warning',
  boldParagraph: 'tip',
  listByHand: 'tip',
  formInHeading: 'tip',
  emptyParagraph: 'tip',
  longSentence: 'tip',
} as const;
export type CheckName = keyof typeof severities;
export type Severity = (typeof severities)[CheckName];

/** What the platform can mend by itself. */
export type Fix = { words: { place: FieldPlace; value: unknown } } | { operation: Operation };

/** Something on the page that its readers would stumble over. */
export interface Finding {
  check: CheckName;
  block: string;
  /** The field that it is in; null: the block as a whole. */
  place: FieldPlace | null;
  /** The words that it is about. */
  quote: string;
  fix?: Fix;
}
