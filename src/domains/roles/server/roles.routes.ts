import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/role.contract.ts';
import type { RoleHolder } from './role-holder.ts';
import { createRole, deleteRole, getRole, listRoles, updateRole } from './roles.service.ts';

/** What else names roles belongs to slices above this one. */
export const roleRoutes = (holders: readonly RoleHolder[]): Route[] => [
  route(contract.listRoles, (ctx) => listRoles(ctx)),
  route(contract.getRole, (ctx, { params }) => getRole(ctx, params.guid)),
  route(contract.createRole, (ctx, { body }) => createRole(ctx, holders, body)),
  route(contract.updateRole, (ctx, { params, body, version }) => updateRole(ctx, params.guid, body, version)),
  route(contract.deleteRole, (ctx, { params, query, version }) =>
    deleteRole(ctx, holders, params.guid, { version, replaceBy: query.replaceBy }),
  ),
];
