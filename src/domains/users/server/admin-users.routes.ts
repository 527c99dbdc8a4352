import { route } from '#platform/server/handle.ts';
import * as contract from '../model/admin-user.contract.ts';
import { exportUsers } from './admin-users.export.ts';
import {
  cancelDeletion,
  endUserSessions,
  getUser,
  listUsers,
  planDeletion,
  setManyActive,
  setRolesOfMany,
  setUserActive,
  updateUser,
} from './admin-users.service.ts';

export const adminUserRoutes = [
  route(contract.listUsers, (ctx, { query }) => listUsers(ctx, query)),
  route(contract.getUser, (ctx, { params }) => getUser(ctx, params.guid)),
  route(contract.updateUser, (ctx, { params, body, version }) => updateUser(ctx, params.guid, body, version)),
  route(contract.deactivateUser, (ctx, { params }) => setUserActive(ctx, params.guid, false)),
  route(contract.activateUser, (ctx, { params }) => setUserActive(ctx, params.guid, true)),
  route(contract.endUserSessions, (ctx, { params }) => endUserSessions(ctx, params.guid)),
  route(contract.deleteUser, (ctx, { params }) => planDeletion(ctx, params.guid)),
  route(contract.keepUser, (ctx, { params }) => cancelDeletion(ctx, params.guid)),
  route(contract.setRolesOfMany, (ctx, { body }) => setRolesOfMany(ctx, body)),
  route(contract.deactivateMany, (ctx, { body }) => setManyActive(ctx, body.guids, false)),
  route(contract.activateMany, (ctx, { body }) => setManyActive(ctx, body.guids, true)),
  route(contract.exportUsers, (ctx, { body }) => exportUsers(ctx, body)),
];
