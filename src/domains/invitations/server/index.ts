export { acceptWithIdentity, getInvitationView } from './answer.service.ts';
export { answerInvitationRoute, invitationRoutes } from './invitations.routes.ts';
