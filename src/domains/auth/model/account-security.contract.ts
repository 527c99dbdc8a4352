import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { EmailChange, PasswordChange } from './account-forms.ts';
import { SessionView } from './session-view.ts';

export const getAccountSecurity = endpoint({
  method: 'GET',
  path: '/api/account:security',
  summary: 'How the person who is signed in can sign in',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  response: z.object({
    email: z.string(),
    /** Waits for its confirmation. */
    newEmail: z.string().nullable(),
    hasPassword: z.boolean(),
    /** People can sign in with a password here. */
    hasLocalLogin: z.boolean(),
    shortestPassword: z.number().int(),
  }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account:password',
  summary: 'Changes the password and ends the other sessions',
  access: 'user',
  alsoFor: ['withoutTerms'],
  proof: 'needed',
  everyTryCounts: true,
  body: PasswordChange,
  response: z.void(),
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account:email',
  summary: 'Asks for another e-mail address, which is taken once it has been confirmed',
  access: 'user',
  alsoFor: ['withoutTerms'],
  proof: 'needed',
  everyTryCounts: true,
  body: EmailChange,
  response: z.void(),
});

export const cancelEmailChange = endpoint({
  method: 'POST',
  path: '/api/account:keepEmail',
  summary: 'Takes back the wish for another e-mail address; the link that was mailed to it stops working',
  access: 'user',
  alsoFor: ['withoutTerms'],
  proof: { notNeeded: 'it keeps what is there; it closes a way in and opens none' },
  response: z.void(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the person is signed in',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  response: z.array(SessionView),
});

const endsAtOnce = {
  notNeeded: 'who finds a stranger among their sessions ends that one at once; it closes a way in and opens none',
} as const;

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:guid',
  summary: 'Signs the person out on one device',
  access: 'user',
  proof: endsAtOnce,
  alsoFor: ['withoutTerms'],
  params: z.object({ guid: z.uuid() }),
  response: z.void(),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions:endOthers',
  summary: 'Signs the person out on every other device',
  access: 'user',
  proof: endsAtOnce,
  alsoFor: ['withoutTerms'],
  response: z.object({ ended: z.number().int() }),
});
