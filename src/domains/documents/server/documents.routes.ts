import { route, type Route } from '#platform/server/handle.ts';
import * as comparison from '../model/comparison.contract.ts';
import * as contract from '../model/document.contract.ts';
import * as draft from '../model/draft.contract.ts';
import * as history from '../model/history.contract.ts';
import * as together from '../model/together.contract.ts';
import { compareDraft, compareRevision } from './comparisons.service.ts';
import { invalidateCache } from './documents.service.ts';
import { saveBlockContent, saveBlockOptions, saveDocumentWords } from './drafts.service.ts';
import { discardDraft, getRevision, listRevisions, restoreRevision } from './history.service.ts';
import { getBlockPermissions, saveBlockPermissions } from './permissions.service.ts';
import { changeDocument } from './structure.service.ts';
import { tellPresence } from './together/presence.service.ts';
import { lookOnce } from './together/watching.service.ts';

export const documentRoutes = [
  route(contract.invalidateCache, (ctx, { query }) => invalidateCache(ctx, query.public === 'true')),
  route(draft.saveBlockContent, (ctx, { params, query, body, version, key }) =>
    saveBlockContent(ctx, { guid: params.guid, language: query.lang, ...body, version, key }),
  ),
  route(draft.saveDocumentWords, (ctx, { params, query, body: { setAside, ...words }, version, key }) =>
    saveDocumentWords(ctx, { guid: params.guid, language: query.lang, words, setAside, version, key }),
  ),
  route(draft.changeDocument, (ctx, { params, body, key }) => changeDocument(ctx, { guid: params.guid, operations: body.operations, key })),
  route(draft.getBlockPermissions, (ctx, { params }) => getBlockPermissions(ctx, params.guid)),
  route(draft.saveBlockPermissions, (ctx, { params, body, version }) => saveBlockPermissions(ctx, params.guid, body, version)),
  route(draft.saveBlockOptions, (ctx, { params, body, version }) => saveBlockOptions(ctx, params.guid, body, version)),
  route(comparison.compareDraft, (ctx, { params, query }) =>
    compareDraft(ctx, { guid: params.guid, language: query.lang, since: query.since }),
  ),
  route(comparison.compareRevision, (ctx, { params, query }) =>
    compareRevision(ctx, { guid: params.guid, number: params.revision, language: query.lang }),
  ),
  route(history.listRevisions, (ctx, { params, query }) => listRevisions(ctx, params.guid, query)),
  route(history.getRevision, (ctx, { params }) => getRevision(ctx, params.guid, params.revision)),
  route(history.discardDraft, (ctx, { params, query, version, key }) =>
    discardDraft(ctx, { guid: params.guid, language: query.lang, version, key }),
  ),
  route(history.restoreRevision, (ctx, { params, query, body, version, key }) =>
    restoreRevision(ctx, { guid: params.guid, language: query.lang, version, key }, { number: params.revision, ...body }),
  ),
  route(together.tellPresence, (ctx, { params, body }) => tellPresence(ctx, params.guid, body)),
];

/** It has a route of its own, for it is no JSON. */
export function lookOnceRoute(lastHeard?: string): Route {
  return route(together.watchDocument, (ctx, { params }) => lookOnce(ctx, params.guid, lastHeard));
}
