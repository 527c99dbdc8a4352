import { z } from 'zod';
import { SessionCookies } from '#domains/auth/model/sign-in.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import {
  Acceptance,
  Invitation,
  InvitationCode,
  InvitationForm,
  InvitationQuery,
  InvitationStatus,
  Invite,
  InviteResult,
} from './invitation.ts';

const guid = z.object({ guid: z.uuid() });

export const invitePeople = endpoint({
  method: 'POST',
  path: '/api/userinvitations',
  summary: 'Invites people by their addresses, and says for each what came of it',
  access: 'admin',
  body: Invite,
  response: z.array(InviteResult),
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/userinvitations',
  summary: 'Who was invited, the newest first',
  access: 'admin',
  query: InvitationQuery,
  response: z.object({ items: z.array(Invitation), total: z.number().int() }),
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/userinvitations/:guid:resend',
  summary: 'Sends an invitation again, with a new link and a new term',
  access: 'admin',
  params: guid,
  response: Invitation,
});

export const revokeInvitation = endpoint({
  method: 'POST',
  path: '/api/userinvitations/:guid:revoke',
  summary: 'Takes an invitation back',
  access: 'admin',
  params: guid,
  response: Invitation,
});

/** Only a hash of a code is stored, so the answer is not kept for a repeat either. */
export const copyInvitationLink = endpoint({
  method: 'POST',
  path: '/api/userinvitations/:guid:link',
  summary: 'The link of an invitation, the same as in its mail, with a new term',
  access: 'admin',
  everyTryCounts: true,
  params: guid,
  response: z.object({ href: z.url(), expiresOn: z.iso.datetime() }),
});

export const getInvitationStatus = endpoint({
  method: 'GET',
  path: '/api/userinvitation:status/:id',
  summary: 'What an invitation is and where it stands, for who holds its code',
  access: 'public',
  limit: { times: 20, seconds: 60 },
  params: z.object({ id: InvitationCode }),
  query: z.strictObject({ lang: z.enum(['nl', 'en']).optional() }),
  response: InvitationStatus,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/userinvitation:accept',
  summary: 'Accepts an invitation, once, and signs in',
  access: 'public',
  alsoFor: ['withoutTerms'],
  limit: { times: 20, seconds: 60 },
  everyTryCounts: true,
  body: Acceptance,
  response: z.literal(true),
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/userinvitation:decline',
  summary: 'Declines an invitation',
  access: 'public',
  alsoFor: ['withoutTerms'],
  limit: { times: 20, seconds: 60 },
  body: z.strictObject({ code: InvitationCode }),
  response: z.literal(true),
});

/** The form on the page itself. What it gives is a session, when there is a new one. */
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/invitation/:code',
  summary: 'Answers an invitation',
  access: 'public',
  alsoFor: ['withoutTerms'],
  everyTryCounts: true,
  params: z.object({ code: InvitationCode }),
  body: InvitationForm,
  response: SessionCookies.nullable(),
});
