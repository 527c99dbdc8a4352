import { route } from '#platform/server/handle.ts';
import * as contract from '../model/asset.contract.ts';
import { listAssets } from './assets.service.ts';

export const assetRoutes = [route(contract.listAssets, (ctx, { query }) => listAssets(ctx, query))];
