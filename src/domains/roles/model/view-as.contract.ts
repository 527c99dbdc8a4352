import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { visitor } from './view-as.ts';

const returnTo = z.string().max(2048).default('');

/** Looking as somebody else begins and ends with form posts: nothing of the page before may stay in the browser. */
export const startViewing = endpoint({
  method: 'POST',
  path: '/view-as',
  summary: 'Shows the site as somebody with one role sees it, or a visitor',
  access: 'admin',
  proof: { notNeeded: 'it takes rights away for a while, and nothing can be changed meanwhile' },
  body: z.strictObject({ role: z.union([z.literal(visitor), z.uuid()]), returnTo }),
  response: z.void(),
});

export const stopViewing = endpoint({
  method: 'POST',
  path: '/view-as/stop',
  summary: 'Shows the site under one’s own name again',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms', 'viewing'],
  body: z.strictObject({ returnTo }),
  response: z.void(),
});
