import { route } from '#platform/server/handle.ts';
import * as contract from '../model/client-log.contract.ts';
import { writeLog } from './client-log.service.ts';

export const logRoutes = [route(contract.writeLog, (ctx, { body }) => writeLog(ctx, body))];
