import { route } from '#platform/server/handle.ts';
import * as contract from '../model/page.contract.ts';
import { getPage, getPageDraft, getPageTemplate, getPageWithName, listPages, publishDraft } from './pages.service.ts';

export const pageRoutes = [
  route(contract.getPage, (ctx, { params, query }) =>
    getPage(ctx, params.guid, query.lang ?? ctx.language, { hasListMetadata: query.listMetadata !== 'false' }),
  ),
  route(contract.listPages, (ctx, { body, query }) => listPages(ctx, body, query.lang ?? ctx.language)),
  route(contract.getPageWithName, (ctx, { body, query }) => getPageWithName(ctx, body.name, query.lang ?? ctx.language)),
  route(contract.getPageTemplate, (ctx, { params, query }) => getPageTemplate(ctx, params.guid, query.lang ?? ctx.language)),
  route(contract.getPageDraft, (ctx, { params, query }) => getPageDraft(ctx, params.guid, query.lang ?? ctx.language)),
  route(contract.publishPage, (ctx, { params, query, version }) => publishDraft(ctx, params.guid, query.lang, version)),
];
