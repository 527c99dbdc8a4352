import { route } from '#platform/server/handle.ts';
import * as contract from '../model/menu.contract.ts';
import { getMenuWithName } from './menus.service.ts';

export const menuRoutes = [
  route(contract.getMenuWithName, (ctx, { body, query }) => getMenuWithName(ctx, body.name, query.lang ?? ctx.language)),
];
