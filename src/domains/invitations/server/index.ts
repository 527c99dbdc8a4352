export { acceptWithIdentity, getInvitationView } from './answer.service.ts';
export { inviteAgain } from './invite.service.ts';
export { hasInvited, listEndingInvitations } from './invitations.queries.ts';
export { answerInvitationRoute, invitationRoutes } from './invitations.routes.ts';
export { rolesOfInvitations } from './role-holder.ts';
export { invitationsOfPerson } from './personal-data.queries.ts';
