import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { SessionCookies, SignIn } from './sign-in.ts';

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/session:token',
  summary: 'A short-lived access token for the session, held in memory by the browser',
  access: 'user',
  response: z.object({ accessToken: z.string(), expiresOn: z.iso.datetime() }),
});

/** Signing in and out are form posts at a page's address, not calls of the API. */
export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Starts a session',
  access: 'public',
  inactiveToo: true,
  everyTryCounts: true,
  body: SignIn,
  response: SessionCookies,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session',
  access: 'public',
  inactiveToo: true,
  response: z.void(),
});
