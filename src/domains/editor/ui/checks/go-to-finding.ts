import { pathOf } from '#domains/blocks/model/words.ts';
import type { Finding } from '../../model/checks/finding.ts';
import { focusField } from '../focus-field.ts';
import { goToBlock } from '../go-to-block.ts';
import type { Selection } from '../selection.ts';

/** Where it can be mended: in its field, or at its block as a whole. */
export function goToFinding(selection: Selection, { block, place }: Finding): void {
  goToBlock(selection, block);
  if (!place || !focusField(block, pathOf(place.item, place.field))) selection.grab(block);
}
