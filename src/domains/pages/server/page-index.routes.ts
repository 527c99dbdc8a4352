import type { MenuMap } from '#domains/menus/model/menu.ts';
import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/page-index.contract.ts';
import { listPageIndex, listPagesToEdit } from './page-index.service.ts';

/** Where a page stands is in memory for one content version; whoever keeps it there gives it. */
export function pageIndexRoutes({ current }: { current(): Promise<{ menu: MenuMap }> }): Route[] {
  return [
    route(contract.listPageIndex, async (ctx, { query }) =>
      listPageIndex(ctx, { ...query, language: query.lang ?? ctx.language, menu: (await current()).menu }),
    ),
    route(contract.listPagesToEdit, async (ctx, { query }) =>
      listPagesToEdit(ctx, { ...query, language: query.lang ?? ctx.language, menu: (await current()).menu }),
    ),
  ];
}
