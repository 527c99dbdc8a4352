export { acceptWithIdentity, getInvitationView } from './answer.service.ts';
export { inviteAgain } from './invite.service.ts';
export { answerInvitationRoute, invitationRoutes } from './invitations.routes.ts';
