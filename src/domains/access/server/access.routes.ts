import { route } from '#platform/server/handle.ts';
import * as contract from '../model/access.contract.ts';
import { explainRole, explainUser } from './access.service.ts';

export const accessRoutes = [
  route(contract.explainRole, (ctx, { params, query: { page, lang: language = ctx.language } }) =>
    explainRole(ctx, params.guid, { page, language }),
  ),
  route(contract.explainUser, (ctx, { params, query: { page, lang: language = ctx.language } }) =>
    explainUser(ctx, params.guid, { page, language }),
  ),
];
