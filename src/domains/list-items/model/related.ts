import type { ListItemType } from './list-item-types.ts';

/** Who has read one of these may want another; a colleague, a paper or an answer stands by itself. */
export const typesWithRelated = ['news', 'article', 'event', 'project', 'vacancy'] as const satisfies ListItemType[];
export type TypeWithRelated = (typeof typesWithRelated)[number];

/** There are so few of them that all others are shown; to lead from one to the next would say the same again. */
export function hasNeighbours(type: ListItemType): boolean {
  return type !== 'project' && type !== 'vacancy';
}

export function hasRelated(type: ListItemType): type is TypeWithRelated {
  return (typesWithRelated as readonly ListItemType[]).includes(type);
}
