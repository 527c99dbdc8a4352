import type { Selection } from './selection.ts';

/** Takes a block in hand and brings it into sight; the focus stays where it is asked from. */
export function goToBlock(selection: Selection, guid: string): void {
  selection.select(guid);
  document.querySelector(`[data-guid='${guid}']`)?.scrollIntoView({ block: 'center' });
}
