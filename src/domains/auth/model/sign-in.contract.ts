import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { SignInOutcome } from './second-step.ts';
import { SignIn } from './sign-in.ts';

/** Signing in and out are form posts at a page's address, not calls of the API. */
export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Starts a session',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms'],
  everyTryCounts: true,
  body: SignIn,
  response: SignInOutcome,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms', 'viewing'],
  response: z.void(),
});
