import { route } from '#platform/server/handle.ts';
import * as contract from '../model/auth.contract.ts';
import { createAccessToken } from './sessions.service.ts';

export const authRoutes = [route(contract.createAccessToken, (ctx) => createAccessToken(ctx))];
