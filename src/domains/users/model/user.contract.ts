import { endpoint } from '#platform/shared/endpoint.ts';
import { ApplicationUser, LoggedInUser, ProfileChange } from './user.ts';

export const getLoggedInUser = endpoint({
  method: 'GET',
  path: '/api/profiles:loggedIn',
  summary: 'The person who is signed in',
  access: 'user',
  inactiveToo: true,
  response: LoggedInUser,
});

export const updateLoggedInUser = endpoint({
  method: 'PUT',
  path: '/api/profiles:loggedIn',
  summary: 'Changes what people may change about themselves',
  access: 'user',
  body: ProfileChange,
  response: ApplicationUser,
});
