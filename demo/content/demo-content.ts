import { buildingPages } from './building-pages.ts';
import { withDates } from './calendar.ts';
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
import type { DemoContent } from './shapes.ts';
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
  return {
    pages: keptTogether(withDates(pages, now)),
    parts: keptTogether(parts),
    menu,
    items: demoListItems(now),
    roles,
  };
}
