import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { Consent } from './consent.ts';
import { ConsentChoice } from './consent-choice.ts';

/** A form post at the address of the cookie statement, not a call of the API. */
export const giveConsent = endpoint({
  method: 'POST',
  path: '/legal/cookie-statement/:lang',
  summary: 'Remembers which cookies a visitor accepts',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms', 'viewing'],
  params: z.object({ lang: z.string() }),
  body: ConsentChoice,
  response: Consent,
});
