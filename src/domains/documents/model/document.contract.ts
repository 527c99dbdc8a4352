import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

/**
 * Says that what caches hold is old. Every change does that by itself, in its own transaction; this is for who suspects a stale page.
 * Which copies are meant (`index`, `hash`, `public`) is read and not trusted: all of them are made anew, and the cache token moves.
 */
export const invalidateCache = endpoint({
  method: 'DELETE',
  path: '/cache_invalidate',
  summary: 'Has every kept public answer made anew',
  access: 'contentManager',
  proof: { notNeeded: 'nothing is changed, given or shown: pages are only made anew, and not often' },
  query: z.strictObject({
    index: z.string().max(100),
    hash: z.string().max(200),
    public: z.enum(['true', 'false']),
  }),
  limit: { times: 20, seconds: 60 },
  response: z.void(),
});
