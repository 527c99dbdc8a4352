import { route } from '#platform/server/handle.ts';
import * as tokenContract from '../model/access-token.contract.ts';
import * as contract from '../model/sign-in.contract.ts';
import * as setUpContract from '../model/set-up.contract.ts';
import * as stepContract from '../model/second-step.contract.ts';
import { accountRoutes } from './account.routes.ts';
import { getProofWays, proveAgain, proveByCall, proveByPasskey } from './proof.service.ts';
import { askBrowserForPasskey, signInByPasskey, takeSecondStep } from './second-step.service.ts';
import { createAccessToken, endCurrentSession } from './sessions.service.ts';
import { setUpWithPassword } from './set-up.service.ts';
import { signIn } from './sign-in.service.ts';

export const authRoutes = [
  route(tokenContract.createAccessToken, (ctx) => createAccessToken(ctx)),
  route(stepContract.getProofWays, (ctx) => getProofWays(ctx)),
  route(stepContract.prove, (ctx, { body }) => proveByCall(ctx, body)),
  route(stepContract.proveByPasskey, (ctx, { body }) => proveByPasskey(ctx, body)),
  route(stepContract.askForPasskey, (ctx) => askBrowserForPasskey(ctx)),
  route(stepContract.signInByPasskey, (ctx, { body }) => signInByPasskey(ctx, body.answer)),
  ...accountRoutes,
];

/** For the pages with these forms; see `form-routes.ts`. */
export const signInRoute = route(contract.signIn, (ctx, { body }) => signIn(ctx, body));
export const secondStepRoute = route(stepContract.takeSecondStep, (ctx, { body }) => takeSecondStep(ctx, body.code));
export const proofRoute = route(stepContract.proveByForm, (ctx, { body }) => proveAgain(ctx, body));
export const setUpRoute = route(setUpContract.setUp, (ctx, { params, body }) => setUpWithPassword(ctx, params.token, body));
export const signOutRoute = route(contract.signOut, (ctx) => endCurrentSession(ctx));
