import { route } from '#platform/server/handle.ts';
import * as contract from '../model/second-factor.contract.ts';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator.service.ts';
import { renewRecoveryCodes } from './codes.service.ts';
import { getOwnSecondFactors } from './factors.service.ts';
import { createPasskey, deletePasskey, renamePasskey, startPasskey } from './passkeys.service.ts';

export const secondFactorRoutes = [
  route(contract.getSecondFactors, (ctx) => getOwnSecondFactors(ctx)),
  route(contract.startAuthenticator, (ctx) => startAuthenticator(ctx)),
  route(contract.confirmAuthenticator, (ctx, { body }) => confirmAuthenticator(ctx, body.code)),
  route(contract.removeAuthenticator, (ctx) => removeAuthenticator(ctx)),
  route(contract.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx)),
  route(contract.startPasskey, (ctx) => startPasskey(ctx)),
  route(contract.createPasskey, (ctx, { body }) => createPasskey(ctx, body)),
  route(contract.renamePasskey, (ctx, { params, body }) => renamePasskey(ctx, params.guid, body.name)),
  route(contract.deletePasskey, (ctx, { params }) => deletePasskey(ctx, params.guid)),
];
