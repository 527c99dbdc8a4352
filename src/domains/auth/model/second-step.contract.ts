import { z } from 'zod';
import { PasskeyOptions } from '#domains/second-factors/model/second-factor.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { PasskeyProof, Proof, ProofWays, SecondStep } from './second-step.ts';
import { SessionCookies } from './sign-in.ts';

/** The second step of signing in is a form post, so that it works without any script. */
export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/login/second-factor',
  summary: 'Starts the session that the password alone did not',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms'],
  everyTryCounts: true,
  body: SecondStep,
  response: SessionCookies.extend({ returnTo: z.string() }),
});

/** Proving again who one is, as a form. */
export const proveByForm = endpoint({
  method: 'POST',
  path: '/login/proof',
  summary: 'Proves once more who somebody is, in a session of a new name',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  everyTryCounts: true,
  body: Proof.extend({ returnTo: z.string().max(2048).default('') }),
  response: SessionCookies,
});

export const getProofWays = endpoint({
  method: 'GET',
  path: '/api/session:proof',
  summary: 'How the person who is signed in can prove once more who they are',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  response: ProofWays,
});

export const prove = endpoint({
  method: 'POST',
  path: '/api/session:prove',
  summary: 'Proves once more who somebody is, for acts that ask it; the session gets a new name',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  everyTryCounts: true,
  body: Proof,
  response: z.void(),
});

export const proveByPasskey = endpoint({
  method: 'POST',
  path: '/api/session:provePasskey',
  summary: 'Proves once more who somebody is, with a passkey of theirs',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  everyTryCounts: true,
  limit: { times: 30, seconds: 60 },
  body: PasskeyProof,
  response: z.void(),
});

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/session:passkeyQuestion',
  summary: 'What the browser needs to sign in with a passkey',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms'],
  everyTryCounts: true,
  limit: { times: 30, seconds: 60 },
  response: PasskeyOptions,
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/session:passkey',
  summary: 'Starts a session with a passkey, which counts as both factors',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms'],
  everyTryCounts: true,
  limit: { times: 30, seconds: 60 },
  body: PasskeyProof,
  response: z.void(),
});
