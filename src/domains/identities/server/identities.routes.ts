import { route } from '#platform/server/handle.ts';
import * as contract from '../model/identity.contract.ts';
import { listIdentities, startLinking, unlinkIdentity } from './identities.service.ts';

export const identityRoutes = [
  route(contract.listIdentities, (ctx) => listIdentities(ctx)),
  route(contract.startLinking, (ctx) => startLinking(ctx)),
  route(contract.unlinkIdentity, (ctx, { params }) => unlinkIdentity(ctx, params.guid)),
];
