import { route } from '#platform/server/handle.ts';
import * as tokenContract from '../model/access-token.contract.ts';
import * as contract from '../model/sign-in.contract.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccessToken, endCurrentSession } from './sessions.service.ts';
import { signIn } from './sign-in.service.ts';

export const authRoutes = [route(tokenContract.createAccessToken, (ctx) => createAccessToken(ctx)), ...accountRoutes];

/** For the pages with these forms; see the form door. */
export const signInRoute = route(contract.signIn, (ctx, { body }) => signIn(ctx, body));
export const signOutRoute = route(contract.signOut, (ctx) => endCurrentSession(ctx));
