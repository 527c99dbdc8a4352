import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/session:token',
  summary: 'A short-lived access token for the session, held in memory by the browser',
  access: 'user',
  proof: { notNeeded: 'it counts only beside the session that it was made from, and opens nothing more' },
  alsoFor: ['enrolling', 'withoutTerms', 'viewing'],
  isSilent: true,
  response: z.object({ accessToken: z.string(), expiresOn: z.iso.datetime() }),
});
