import { textsIn } from '#platform/shared/messages.ts';
import { blockMessages } from '../messages/index.ts';
import { useFieldScope } from './fields/index.ts';

/** The interface's own words within a block: in the language of the block, which may be another than the page's. */
export function useBlockTexts() {
  return textsIn(blockMessages, useFieldScope().block.language);
}
