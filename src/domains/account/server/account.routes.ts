import { route } from '#platform/server/handle.ts';
import * as contract from '../model/account.contract.ts';
import { deleteOwnAccount, getOwnPrivacy, keepOwnAccount, listOwnActivity } from './account.service.ts';

export const accountRoutes = [
  route(contract.listOwnActivity, (ctx, { query }) => listOwnActivity(ctx, query.pageNumber)),
  route(contract.getOwnPrivacy, (ctx) => getOwnPrivacy(ctx)),
  route(contract.deleteOwnAccount, (ctx, { body }) => deleteOwnAccount(ctx, body.confirmation)),
  route(contract.keepOwnAccount, (ctx) => keepOwnAccount(ctx)),
];
