import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/menu.contract.ts';
import { getMenuWithName, type ReadersMenu } from './menus.service.ts';

/** The menu is in memory for one content version; whoever keeps it there gives it. */
export function menuRoutes({ current }: { current(): Promise<ReadersMenu> }): Route[] {
  return [
    route(contract.getMenuWithName, async (ctx, { body, query }) =>
      getMenuWithName(ctx, { name: body.name, language: query.lang ?? ctx.language, menu: await current() }),
    ),
  ];
}
