import { layoutPositions } from '#domains/blocks/model/layout.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import type { Page } from './page.ts';

/** The blocks in the order in which they are read: region by region. */
export function blocksInOrder({ buildingBlockInstances: blocks }: Pick<Page, 'buildingBlockInstances'>): BuildingBlockInstance[] {
  return layoutPositions.flatMap((position) => blocks.filter(({ layoutPosition }) => layoutPosition === position));
}

/** A large search field at the very top, which stands in the place of the title. */
export function heroOf([first]: readonly BuildingBlockInstance[]): BuildingBlockInstance | undefined {
  return first?.type === 'search' && first.options['variant'] === 'hero' && first.layoutPosition !== 'bottom' ? first : undefined;
}
