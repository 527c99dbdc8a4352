import { route } from '#platform/server/handle.ts';
import * as contract from '../model/role.contract.ts';
import { createRole, deleteRole, getRole, listRoles, updateRole } from './roles.service.ts';

export const roleRoutes = [
  route(contract.listRoles, (ctx) => listRoles(ctx)),
  route(contract.getRole, (ctx, { params }) => getRole(ctx, params.guid)),
  route(contract.createRole, (ctx, { body }) => createRole(ctx, body)),
  route(contract.updateRole, (ctx, { params, body, version }) => updateRole(ctx, params.guid, body, version)),
  route(contract.deleteRole, (ctx, { params, query, version }) => deleteRole(ctx, params.guid, { version, replaceBy: query.replaceBy })),
];
