import { route } from '#platform/server/handle.ts';
import * as contract from '../model/user.contract.ts';
import { getOwnPrivacy, listOwnActivity } from './account.service.ts';
import { deleteOwnAccount, keepOwnAccount } from './deletion.service.ts';
import { getLoggedInUser, getOtherUser, updateLoggedInUser } from './users.service.ts';

export const userRoutes = [
  route(contract.getLoggedInUser, (ctx) => getLoggedInUser(ctx)),
  route(contract.updateLoggedInUser, (ctx, { body }) => updateLoggedInUser(ctx, body)),
  route(contract.getOtherUser, (ctx, { params }) => getOtherUser(ctx, params.guid)),
  route(contract.listOwnActivity, (ctx, { query }) => listOwnActivity(ctx, query.pageNumber)),
  route(contract.getOwnPrivacy, (ctx) => getOwnPrivacy(ctx)),
  route(contract.deleteOwnAccount, (ctx, { body }) => deleteOwnAccount(ctx, body.confirmation)),
  route(contract.keepOwnAccount, (ctx) => keepOwnAccount(ctx)),
];
