import { route } from '#platform/server/handle.ts';
import * as contract from '../model/document.contract.ts';
import * as draft from '../model/draft.contract.ts';
import { invalidateCache } from './documents.service.ts';
import { saveBlockContent, saveBlockOptions } from './drafts.service.ts';

export const documentRoutes = [
  route(contract.invalidateCache, (ctx, { query }) => invalidateCache(ctx, query.public === 'true')),
  route(draft.saveBlockContent, (ctx, { params, query, body, version }) =>
    saveBlockContent(ctx, { guid: params.guid, language: query.lang, content: body.content, version }),
  ),
  route(draft.saveBlockOptions, (ctx, { params, body, version }) => saveBlockOptions(ctx, params.guid, body, version)),
];
