import { pathOf } from '#domains/blocks/model/words.ts';
import type { Finding } from '../../model/checks/finding.ts';
import type { Selection } from '../selection.ts';

/** Where it can be mended: in its field, or at its block as a whole. */
export function goToFinding(selection: Selection, { block, place }: Finding): void {
  const element = document.querySelector<HTMLElement>(`[data-guid='${block}']`);
  element?.scrollIntoView({ block: 'center' });
  const field = place && element?.querySelector<HTMLElement>(`[data-path='${pathOf(place.item, place.field)}']`);
  if (!field) {
    selection.grab(block);
    return;
  }
  selection.select(block);
  // Running text that is being edited has its cursor inside.
  const cursor = field.querySelector<HTMLElement>('[contenteditable]') ?? field;
  cursor.focus();
}
