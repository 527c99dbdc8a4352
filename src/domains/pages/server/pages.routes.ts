import { route } from '#platform/server/handle.ts';
import * as contract from '../model/page.contract.ts';
import {
  createPage,
  getPageDraft,
  getPageRights,
  publishDraft,
  savePageRights,
  takeBackPublication,
  unpublishDraft,
  updatePage,
} from './page-drafts.service.ts';
import { getPage, getPageTemplate, getPageWithName, listPages } from './pages.service.ts';

export const pageRoutes = [
  route(contract.getPage, (ctx, { params, query }) =>
    getPage(ctx, params.guid, query.lang ?? ctx.language, { hasListMetadata: query.listMetadata !== 'false' }),
  ),
  route(contract.listPages, (ctx, { body, query }) => listPages(ctx, body, query.lang ?? ctx.language)),
  route(contract.getPageWithName, (ctx, { body, query }) => getPageWithName(ctx, body.name, query.lang ?? ctx.language)),
  route(contract.getPageTemplate, (ctx, { params, query }) => getPageTemplate(ctx, params.guid, query.lang ?? ctx.language)),
  route(contract.getPageDraft, (ctx, { params, query }) => getPageDraft(ctx, params.guid, query.lang ?? ctx.language)),
  route(contract.publishPage, (ctx, { params, query, version, key }) =>
    publishDraft(ctx, { guid: params.guid, language: query.lang, version, key }),
  ),
  route(contract.undoPublication, (ctx, { params, query, version, key }) =>
    takeBackPublication(ctx, { guid: params.guid, language: query.lang, version, key }),
  ),
  route(contract.unpublishPage, (ctx, { params, query }) => unpublishDraft(ctx, params.guid, query.lang)),
  route(contract.createPage, (ctx, { query, body }) => createPage(ctx, query.lang, body)),
  route(contract.updatePage, (ctx, { params, query, body, version, key }) =>
    updatePage(ctx, { guid: params.guid, language: query.lang, version, key }, body),
  ),
  route(contract.getPageRights, (ctx, { params }) => getPageRights(ctx, params.guid)),
  route(contract.savePageRights, (ctx, { params, body, version }) => savePageRights(ctx, params.guid, body, version)),
];
