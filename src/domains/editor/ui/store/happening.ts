import type { Colleague } from '#domains/documents/model/draft.ts';
import type { Language } from '#platform/shared/language.ts';
import type { FieldPlace } from '../field-values.ts';
import type { Direction } from './command-stack.ts';

/** What its editor is told, besides what is to be seen on the page. */
export type Happening =
  /** Steps that could not be taken, because somebody else changed the same since. */
  | { kind: 'skipped'; count: number; direction: Direction }
  /** The server does not want what was done, and it was put back. */
  | { kind: 'putBack'; error: unknown; /** What was typed in it. */ text: string }
  /** Words were saved in a block that somebody took away. */
  | { kind: 'removed'; guid: string; who: Colleague | null }
  /** A step was taken: that is where. Of structure, the block alone. */
  | { kind: 'shown'; place: Pick<FieldPlace, 'guid'> & Partial<FieldPlace> }
  /** The next step is in the other language. */
  | { kind: 'elsewhere'; language: Language }
  /** What had not reached the server when the page was left is here again. */
  | { kind: 'resumed' };
