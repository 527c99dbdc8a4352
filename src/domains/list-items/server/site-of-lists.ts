import type { SiteView } from '#domains/menus/model/site-view.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SiteLists } from './list-blocks.service.ts';

/** The site in memory, with the lists that are published on it. */
export interface SiteOfLists extends SiteView {
  lists: SiteLists;
}

/** Somebody who looks at it. */
export interface ListReader {
  ctx: Ctx;
  site: SiteOfLists;
  /** Path and query as asked. */
  url: URL;
}
