import type { RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import type { Marks } from './marks.ts';

/** What an element inherits from those it stands in. */
export interface Around {
  marks: Marks;
  isPreformatted: boolean;
  /** How many lists it stands in. */
  depth: number;
}

export type ReadNodes = (nodes: Iterable<Node>, around: Around) => RichTextBlock[];
