import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { IdentityOverview } from './identity.ts';

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/identities',
  summary: 'The accounts at other organisations that the caller can sign in with',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  response: IdentityOverview,
});

export const startLinking = endpoint({
  method: 'POST',
  path: '/api/identities:link',
  summary: 'The address at which the caller links an account at the provider',
  access: 'user',
  alsoFor: ['withoutTerms'],
  proof: 'needed',
  response: z.object({ href: z.string() }),
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/api/identities/:guid',
  summary: 'Ends signing in with an account at another organisation',
  access: 'user',
  alsoFor: ['withoutTerms'],
  proof: 'needed',
  params: z.strictObject({ guid: z.uuid() }),
  response: IdentityOverview,
});
