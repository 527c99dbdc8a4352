import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { Overview, PutOffChange } from './overview.ts';

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  summary: 'What waits for who is signed in, and what they worked on last',
  access: 'contentManager',
  tellsOfChanges: true,
  response: Overview,
});

export const putOffMatter = endpoint({
  method: 'POST',
  path: '/api/overview:putOff',
  summary: 'Has one matter wait for later, for who is signed in alone; or takes it back',
  access: 'contentManager',
  proof: { notNeeded: 'it changes nothing but what its sender is shown first' },
  body: PutOffChange,
  response: z.object({ until: z.iso.datetime().nullable() }),
});
