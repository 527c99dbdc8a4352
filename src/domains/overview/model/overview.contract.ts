import { endpoint } from '#platform/shared/endpoint.ts';
import { Overview } from './overview.ts';

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  summary: 'What waits for who is signed in, and what they worked on last',
  access: 'contentManager',
  tellsOfChanges: true,
  response: Overview,
});
