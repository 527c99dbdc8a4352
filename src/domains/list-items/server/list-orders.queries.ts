import { sql, type RawBuilder } from 'kysely';
import type { ListSort } from '../model/list-query.ts';

/** How the entries of a list are sorted. */
interface Order {
  column: RawBuilder<unknown>;
  /** As the index has it, or the other way round, so that no row is sorted. */
  direction: RawBuilder<unknown>;
  tie: RawBuilder<unknown>;
}

const [asc, desc, descNullsLast] = [sql`asc`, sql`desc`, sql`desc nulls last`];
export const orders: Record<ListSort, Order> = {
  publishedOn_desc: { column: sql`published_on`, direction: desc, tie: asc },
  publishedOn_asc: { column: sql`published_on`, direction: asc, tie: desc },
  title_asc: { column: sql`title collate "nl-x-icu"`, direction: asc, tie: asc },
  title_desc: { column: sql`title collate "nl-x-icu"`, direction: desc, tie: desc },
  startsOn_asc: { column: sql`starts_on`, direction: asc, tie: asc },
  startsOn_desc: { column: sql`starts_on`, direction: descNullsLast, tie: desc },
  manual_asc: { column: sql`position`, direction: asc, tie: asc },
  manual_desc: { column: sql`position`, direction: desc, tie: desc },
};

/** What comes before and after an entry, as its list is sorted. */
export function aroundEntry(sortBy: ListSort, entry: RawBuilder<unknown>, own: RawBuilder<unknown>) {
  const { column, direction, tie } = orders[sortBy];
  const [ofEntry, ofOwn] = [sql`${entry}.${column}`, sql`${own}.${column}`];
  const side = (isAfter: boolean) => {
    const isUp = (direction === asc) === isAfter;
    const isTieUp = (tie === asc) === isAfter;
    return {
      isThere: sql`(${ofEntry} ${isUp ? above : below} ${ofOwn}
        or (${ofEntry} = ${ofOwn} and ${entry}.item_guid ${isTieUp ? above : below} ${own}.item_guid))`,
      nearestFirst: sql`${ofEntry} ${isUp ? asc : desc}, ${entry}.item_guid ${isTieUp ? asc : desc}`,
    };
  };
  return { before: side(false), after: side(true) };
}

const [above, below] = [sql`>`, sql`<`];
