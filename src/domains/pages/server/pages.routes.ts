import { route } from '#platform/server/handle.ts';
import * as contract from '../model/page.contract.ts';
import { getPage } from './pages.service.ts';

export const pageRoutes = [route(contract.getPage, (ctx, { params, query }) => getPage(ctx, params.guid, query.lang ?? ctx.language))];
