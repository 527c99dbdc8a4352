import { route } from '#platform/server/handle.ts';
import * as contract from '../model/document.contract.ts';
import { invalidateCache } from './documents.service.ts';

export const documentRoutes = [route(contract.invalidateCache, (ctx, { query }) => invalidateCache(ctx, query.public === 'true'))];
