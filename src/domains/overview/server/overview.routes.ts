import type { MenuMap } from '#domains/menus/model/menu.ts';
import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/overview.contract.ts';
import { getOverview } from './overview.service.ts';
import { putOffMatter } from './put-off.service.ts';

/** Where a page stands is in memory for one content version; whoever keeps it there gives it. */
export function overviewRoutes({ current }: { current(): Promise<{ menu: MenuMap }> }): Route[] {
  return [
    route(contract.getOverview, async (ctx) => getOverview(ctx, (await current()).menu)),
    route(contract.putOffMatter, async (ctx, { body }) => putOffMatter(ctx, body, (await current()).menu)),
  ];
}
