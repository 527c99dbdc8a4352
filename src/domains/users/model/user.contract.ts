import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { ApplicationUser, GivenProfile, LoggedInUser, OtherUser } from './user.ts';

export const getLoggedInUser = endpoint({
  method: 'GET',
  path: '/api/profiles:loggedIn',
  summary: 'The person who is signed in',
  access: 'user',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms'],
  response: LoggedInUser,
});

export const updateLoggedInUser = endpoint({
  method: 'PUT',
  path: '/api/profiles:loggedIn',
  summary: 'Changes what people may change about themselves',
  access: 'user',
  alsoFor: ['withoutTerms'],
  body: GivenProfile,
  response: ApplicationUser,
});

export const getOtherUser = endpoint({
  method: 'GET',
  path: '/api/profiles/:guid',
  summary: 'Somebody’s profile, as far as the reader may know it',
  access: 'user',
  params: z.object({ guid: z.uuid() }),
  response: OtherUser,
});
