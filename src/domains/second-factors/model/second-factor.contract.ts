import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import {
  AuthenticatorSecret,
  CodeGiven,
  NewPasskey,
  Passkey,
  PasskeyName,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactors,
} from './second-factor.ts';

export const getSecondFactors = endpoint({
  method: 'GET',
  path: '/api/secondfactors',
  summary: 'What the person who is signed in has beside their password',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  response: SecondFactors,
});

/** Secrets are in these answers, so none of them is kept for a repeat. */
export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/secondfactors/authenticator:start',
  summary: 'A new secret for an authenticator app; counts after it is confirmed',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: 'needed',
  everyTryCounts: true,
  response: AuthenticatorSecret,
});

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/secondfactors/authenticator:confirm',
  summary: 'Switches the authenticator app on, with a code that it shows',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: 'needed',
  everyTryCounts: true,
  body: CodeGiven,
  response: RecoveryCodes,
});

export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/api/secondfactors/authenticator:remove',
  summary: 'Switches the authenticator app off',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: 'needed',
  response: z.void(),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/secondfactors/recoverycodes:renew',
  summary: 'New recovery codes in place of those from before',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: 'needed',
  everyTryCounts: true,
  response: RecoveryCodes,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/secondfactors/passkeys:start',
  summary: 'What the browser needs to make a passkey',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: 'needed',
  everyTryCounts: true,
  response: PasskeyOptions,
});

export const createPasskey = endpoint({
  method: 'POST',
  path: '/api/secondfactors/passkeys',
  summary: 'Adds the passkey that the browser made',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: 'needed',
  everyTryCounts: true,
  body: NewPasskey,
  response: RecoveryCodes.extend({ passkey: Passkey }),
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/secondfactors/passkeys/:guid',
  summary: 'Gives a passkey another name',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: { notNeeded: 'a name opens nothing; it is there for its owner to know the passkey by' },
  params: z.object({ guid: z.uuid() }),
  body: PasskeyName,
  response: Passkey,
});

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/api/secondfactors/passkeys/:guid',
  summary: 'Removes a passkey',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  proof: 'needed',
  params: z.object({ guid: z.uuid() }),
  response: z.void(),
});
