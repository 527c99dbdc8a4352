import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { AccessExplanation } from './access-explanation.ts';

const params = z.object({ guid: z.uuid() });
const query = z.strictObject({ page: z.uuid(), lang: z.enum(['nl', 'en']).optional() });

export const explainRole = endpoint({
  method: 'GET',
  path: '/api/roles/:guid:explain',
  summary: 'Which rule lets somebody with only this role see or edit a page, or keeps them from it',
  access: 'admin',
  params,
  query,
  response: AccessExplanation,
});

export const explainUser = endpoint({
  method: 'GET',
  path: '/api/users/:guid:explain',
  summary: 'Which rule lets somebody see or edit a page, or keeps them from it',
  access: 'admin',
  params,
  query,
  response: AccessExplanation,
});
