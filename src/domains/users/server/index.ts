export { adminUserRoutes } from './admin-users.routes.ts';
export { getUser } from './admin-users.service.ts';
export { findDeletionOf, withdrawDeletionSince } from './deletion.queries.ts';
export { rolesOfPeople } from './role-holder.ts';
export { userRoutes } from './users.routes.ts';
export { createUser, recordRightsReceived, updateLoggedInUser } from './users.service.ts';
export {
  addRoles,
  countUsers,
  deleteAnswersTo,
  findUser,
  raiseFlags,
  saveEmail,
  saveEmailVerified,
  saveFirstLanguage,
} from './users.queries.ts';
export { planOwnDeletion, startErasing, withdrawOwnDeletion } from './deletion.service.ts';
export { eraseAgainAtStart } from './erased-users.service.ts';
export { accountOfPerson } from './personal-data.queries.ts';
