import { route, type Route } from '#platform/server/handle.ts';
import { ProcessLimiter } from '#platform/server/rate-limit.ts';
import { listLinkChoices as linkChoices } from '../model/link-choices.contract.ts';
import * as contract from '../model/search.contract.ts';
import { listLinkChoices } from './link-choices.service.ts';
import { search } from './search.service.ts';
import type { SearchedSiteOf } from './searched-site.ts';

/** Searching costs more than reading, so one network may do it less often. Counted per process: it guards the process itself. */
const limit = { times: 30, seconds: 60 } as const;

export function searchRoutes({ siteOf, workers }: { siteOf: SearchedSiteOf; workers: number }): Route[] {
  const limiter = new ProcessLimiter({ name: 'search', times: Math.ceil(limit.times / workers), seconds: limit.seconds });
  return [
    route(contract.search, async (ctx, { query }) => {
      // Here and not where calls come in: the page that shows the results asks in this process.
      if (ctx.config.rateLimits) limiter.take(ctx.networkKey);
      return search(ctx, query, siteOf);
    }),
    route(linkChoices, (ctx, { query }) => listLinkChoices(ctx, query, siteOf)),
  ];
}
