import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/overview.contract.ts';
import { getOverview } from './overview.service.ts';
import type { OverviewSite } from './own-work.service.ts';
import { putOffMatter } from './put-off.service.ts';

/** Where pages and items stand is in memory for one content version; whoever keeps it there gives it. */
export function overviewRoutes({ current }: { current(): Promise<OverviewSite> }): Route[] {
  return [
    route(contract.getOverview, async (ctx) => getOverview(ctx, await current())),
    route(contract.putOffMatter, async (ctx, { body }) => putOffMatter(ctx, body, await current())),
  ];
}
