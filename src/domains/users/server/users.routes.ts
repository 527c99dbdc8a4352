import { route } from '#platform/server/handle.ts';
import * as contract from '../model/user.contract.ts';
import { getLoggedInUser, getOtherUser, updateLoggedInUser } from './users.service.ts';

export const userRoutes = [
  route(contract.getLoggedInUser, (ctx) => getLoggedInUser(ctx)),
  route(contract.updateLoggedInUser, (ctx, { body }) => updateLoggedInUser(ctx, body)),
  route(contract.getOtherUser, (ctx, { params }) => getOtherUser(ctx, params.guid)),
];
