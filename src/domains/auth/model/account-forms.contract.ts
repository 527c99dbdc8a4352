import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { confirmedPurposes, MailRequest, NewAccountForm, NewPassword } from './account-forms.ts';

/** Form posts at the addresses of pages, as signing in is. Whether an address is known, none of them tells. */
const form = {
  method: 'POST',
  access: 'public',
  alsoFor: ['inactive', 'enrolling', 'withoutTerms'],
  everyTryCounts: true,
} as const;
const token = z.object({ token: z.string().max(200) });

export const askReset = endpoint({
  ...form,
  path: '/reset',
  summary: 'Asks for a mail to choose a new password',
  body: MailRequest,
  response: z.void(),
});

export const resetPassword = endpoint({
  ...form,
  path: '/reset/:token',
  summary: 'Sets a new password with the link from a mail',
  params: token,
  body: NewPassword,
  response: z.void(),
});

export const register = endpoint({
  ...form,
  path: '/register',
  summary: 'Asks for a mail to make an account',
  body: MailRequest,
  response: z.void(),
});

export const finishRegistration = endpoint({
  ...form,
  path: '/register/:token',
  summary: 'Makes an account with the link from a mail',
  params: token,
  body: NewAccountForm,
  response: z.void(),
});

export const askVerification = endpoint({
  ...form,
  path: '/verify',
  summary: 'Asks once more for the mail that confirms an address',
  body: MailRequest,
  response: z.void(),
});

export const confirmLink = endpoint({
  ...form,
  path: '/verify/:token',
  summary: 'Confirms an address, or takes a change of it back, with the link from a mail',
  params: token,
  body: z.strictObject({}),
  response: z.object({ purpose: z.enum(confirmedPurposes), resetPath: z.string().nullable() }),
});
