import { buildingPages } from './building-pages.ts';
import { isoDayOf, momentOf, withDates } from './calendar.ts';
import { governmentPages } from './government-pages.ts';
import { home } from './home.ts';
import { demoListItems } from './list-items.ts';
import { listPages } from './list-pages.ts';
import { livingPages } from './living-pages.ts';
import { keptTogether } from './map-texts.ts';
import { menu } from './menu.ts';
import { movingPages } from './moving-pages.ts';
import { parts } from './parts.ts';
import { passportPages } from './passport-pages.ts';
import { recyclingPages } from './recycling-pages.ts';
import { restrictedPages } from './restricted-pages.ts';
import { roles } from './roles.ts';
import { servicePages } from './service-pages.ts';
import type { DemoContent, DemoListItem, DemoPage } from './shapes.ts';
import { wastePages } from './waste-pages.ts';

/** All of the demo platform that is words, as it is on the day `now`. */
export function demoContent(now: Date): DemoContent {
  const pages = [
    home,
    ...livingPages,
    ...passportPages,
    ...movingPages,
    ...wastePages,
    ...recyclingPages,
    ...buildingPages,
    ...governmentPages,
    ...listPages,
    ...servicePages,
    ...restrictedPages,
  ];
  const items = demoListItems(now);
  return {
    pages: keptTogether(withDates(pages, now)).map((page) => ({ ...page, updatedOn: updatedOn(page, items, now) })),
    parts: keptTogether(parts),
    menu,
    items,
    roles,
    statementOn: isoDayOf(now, { days: -260, weekday: 'mon' }),
  };
}

/** A page with a list is no older than the newest thing in it. */
function updatedOn({ updated, blocks }: DemoPage, items: readonly DemoListItem[], now: Date): Date {
  const lists = Object.values(blocks)
    .flat()
    .flatMap(({ name }) => name ?? []);
  const added = items.filter((item) => item.lists.some((list) => lists.includes(list))).map(({ publishedOn }) => publishedOn);
  return new Date(Math.max(...[momentOf(now, updated), ...added].map(Number)));
}
