import { endCurrentSession, setSessionCookies } from '#domains/auth/server/index.ts';
import type { SessionCookies } from '#domains/auth/model/sign-in.ts';
import type { Ctx } from '#platform/server/context.ts';
import { route } from '#platform/server/handle.ts';
import * as contract from '../model/invitation.contract.ts';
import type { InvitationForm } from '../model/invitation.ts';
import { acceptInvitation, askForNewInvitation, declineInvitation, getInvitationStatus } from './answer.service.ts';
import { invitePeople, listInvitations, copyInvitationLink, resendInvitation, revokeInvitation } from './invite.service.ts';

export const invitationRoutes = [
  route(contract.invitePeople, (ctx, { body }) => invitePeople(ctx, body)),
  route(contract.listInvitations, (ctx, { query }) => listInvitations(ctx, query)),
  route(contract.resendInvitation, (ctx, { params }) => resendInvitation(ctx, params.guid)),
  route(contract.revokeInvitation, (ctx, { params }) => revokeInvitation(ctx, params.guid)),
  route(contract.copyInvitationLink, (ctx, { params }) => copyInvitationLink(ctx, params.guid)),
  route(contract.getInvitationStatus, (ctx, { params }) => getInvitationStatus(ctx, params.id)),
  route(contract.acceptInvitation, async (ctx, { body: { code, ...account } }) => {
    const cookies = await acceptInvitation(ctx, code, account);
    ctx.setCookies.push(...setSessionCookies(cookies, ctx.config.isSecure));
    return true as const;
  }),
  route(contract.declineInvitation, async (ctx, { body }) => {
    await declineInvitation(ctx, body.code);
    return true as const;
  }),
];

/** For the page with this form; see `form-routes.ts`. */
export const answerInvitationRoute = route(contract.answerInvitation, (ctx, { params, body }) => answer(ctx, params.code, body));

async function answer(ctx: Ctx, code: string, { act, ...account }: InvitationForm): Promise<SessionCookies | null> {
  switch (act) {
    case 'accept':
      return acceptInvitation(ctx, code, account);
    case 'decline':
      await declineInvitation(ctx, code);
      return null;
    case 'switch':
      await endCurrentSession(ctx);
      return null;
    case 'ask':
      await askForNewInvitation(ctx, code);
      return null;
  }
}
