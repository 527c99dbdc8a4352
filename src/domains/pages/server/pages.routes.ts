import { route } from '#platform/server/handle.ts';
import * as contract from '../model/page.contract.ts';
import { getPage, getPageTemplate, getPageWithName, listPages } from './pages.service.ts';

export const pageRoutes = [
  route(contract.getPage, (ctx, { params, query }) => getPage(ctx, params.guid, query.lang ?? ctx.language)),
  route(contract.listPages, (ctx, { body, query }) => listPages(ctx, body, query.lang ?? ctx.language)),
  route(contract.getPageWithName, (ctx, { body, query }) => getPageWithName(ctx, body.name, query.lang ?? ctx.language)),
  route(contract.getPageTemplate, (ctx, { params, query }) => getPageTemplate(ctx, params.guid, query.lang ?? ctx.language)),
];
