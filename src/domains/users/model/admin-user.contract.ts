import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { ChosenUsers, ManyChanged, RolesOfMany, UserChange, UserDetail, UserFilter, UserQuery, ListedUser } from './admin-user.ts';

const params = z.object({ guid: z.uuid() });

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'The people of the platform, by surname unless asked otherwise',
  access: 'admin',
  query: UserQuery,
  response: z.object({ items: z.array(ListedUser), total: z.number().int() }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:guid',
  summary: 'One person with roles, properties, sessions and ways to sign in',
  access: 'admin',
  params,
  response: UserDetail,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/:guid',
  summary: 'Changes somebody’s names, flags or roles; who becomes an admin or a content manager has to sign in again',
  access: 'admin',
  versioned: true,
  params,
  body: UserChange,
  response: UserDetail,
});

export const deactivateUser = endpoint({
  method: 'POST',
  path: '/api/users/:guid:deactivate',
  summary: 'Switches an account off',
  access: 'admin',
  params,
  response: UserDetail,
});

export const activateUser = endpoint({
  method: 'POST',
  path: '/api/users/:guid:activate',
  summary: 'Switches an account on again',
  access: 'admin',
  params,
  response: UserDetail,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/users/:guid:endSessions',
  summary: 'Signs somebody out everywhere',
  access: 'admin',
  params,
  response: UserDetail,
});

/** For who asks by letter or telephone. */
export const deleteUser = endpoint({
  method: 'POST',
  path: '/api/users/:guid:delete',
  summary: 'Has somebody’s account deleted in two weeks; they are told by mail and can keep it until then',
  access: 'admin',
  params,
  response: UserDetail,
});

export const keepUser = endpoint({
  method: 'POST',
  path: '/api/users/:guid:keep',
  summary: 'Keeps an account that was to be deleted',
  access: 'admin',
  params,
  response: UserDetail,
});

export const setRolesOfMany = endpoint({
  method: 'POST',
  path: '/api/users:roles',
  summary: 'Gives roles to several people, or takes them away',
  access: 'admin',
  body: RolesOfMany,
  response: ManyChanged,
});

export const deactivateMany = endpoint({
  method: 'POST',
  path: '/api/users:deactivate',
  summary: 'Switches several accounts off; those that may not be are named',
  access: 'admin',
  body: ChosenUsers,
  response: ManyChanged,
});

export const activateMany = endpoint({
  method: 'POST',
  path: '/api/users:activate',
  summary: 'Switches several accounts on again',
  access: 'admin',
  body: ChosenUsers,
  response: ManyChanged,
});

/** A change, because it is written down who took the list. */
export const exportUsers = endpoint({
  method: 'POST',
  path: '/api/users:export',
  summary: 'The people that the filters leave, as a table for a spreadsheet',
  access: 'admin',
  body: UserFilter,
  response: z.object({ fileName: z.string(), csv: z.string() }),
});
