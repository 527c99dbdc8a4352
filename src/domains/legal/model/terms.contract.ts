import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import type { LegalText } from './legal-text.ts';
import { TermsAnswer, TermsStanding } from './terms.ts';

// The text is made by ourselves from a template, so there is nothing to check.
const Terms = TermsStanding.extend({ text: z.custom<LegalText>() });
export type Terms = z.infer<typeof Terms>;

export const getTerms = endpoint({
  method: 'GET',
  path: '/api/termsofuse',
  summary: 'The terms of use, and what changed since the reader accepted them',
  access: 'user',
  alsoFor: ['withoutTerms'],
  query: z.strictObject({ lang: z.enum(['nl', 'en']).optional() }),
  response: Terms,
});

export const publishTerms = endpoint({
  method: 'POST',
  path: '/api/termsofuse:publish',
  summary: 'Makes the text of today a new version, which everybody is asked to accept',
  access: 'admin',
  response: z.object({ version: z.number().int() }),
});

/** The form on the page of the terms. */
export const answerTerms = endpoint({
  method: 'POST',
  path: '/legal/terms-of-use/:lang',
  summary: 'Accepts the terms of use, or takes that back',
  access: 'user',
  alsoFor: ['withoutTerms'],
  params: z.object({ lang: z.string() }),
  body: TermsAnswer,
  response: z.void(),
});
