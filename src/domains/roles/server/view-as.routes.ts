import { route } from '#platform/server/handle.ts';
import * as contract from '../model/view-as.contract.ts';
import { startViewing, stopViewing } from './view-as.service.ts';

/** For the pages with these forms; see `form-routes.ts`. */
export const startViewingRoute = route(contract.startViewing, (ctx, { body }) => startViewing(ctx, body.role));
export const stopViewingRoute = route(contract.stopViewing, (ctx) => stopViewing(ctx));
