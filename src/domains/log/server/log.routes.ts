import { route } from '#platform/server/handle.ts';
import * as contract from '../model/log.contract.ts';
import { writeLog } from './log.service.ts';

export const logRoutes = [route(contract.writeLog, (ctx, { body }) => writeLog(ctx, body))];
