import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { NewRole, Role, RoleChange, RoleDetail, RoleSummary } from './role.ts';

const params = z.object({ guid: z.uuid() });

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles',
  summary: 'Every role with the number of people who have it and of the pages and items that ask for it',
  access: 'admin',
  response: z.array(RoleSummary),
});

export const getRole = endpoint({
  method: 'GET',
  path: '/api/roles/:guid',
  summary: 'One role, who has it, and where it is used',
  access: 'admin',
  params,
  response: RoleDetail,
});

export const createRole = endpoint({
  method: 'POST',
  path: '/api/roles',
  summary: 'Makes a role, with the rights of another if wanted',
  access: 'admin',
  body: NewRole,
  response: Role,
});

export const updateRole = endpoint({
  method: 'PUT',
  path: '/api/roles/:guid',
  summary: 'Renames or describes a role',
  access: 'admin',
  versioned: true,
  params,
  body: RoleChange,
  response: Role,
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/roles/:guid',
  summary: 'Removes a role, with another in its place if wanted',
  access: 'admin',
  versioned: true,
  params,
  query: z.strictObject({ replaceBy: z.uuid().optional() }),
  response: z.object({ guid: z.uuid(), memberCount: z.number().int(), useCount: z.number().int() }),
});
