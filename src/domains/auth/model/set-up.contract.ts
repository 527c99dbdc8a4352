import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { SetUpForm } from './account-forms.ts';
import { SessionCookies } from './sign-in.ts';

/** A form post at the address that the first start prints. */
export const setUp = endpoint({
  method: 'POST',
  path: '/setup/:token',
  summary: 'Makes the first administrator, with the link that the start of an empty platform prints',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms'],
  everyTryCounts: true,
  params: z.object({ token: z.string().max(200) }),
  body: SetUpForm,
  response: SessionCookies,
});
