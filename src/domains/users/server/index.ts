export { adminUserRoutes } from './admin-users.routes.ts';
export { getUser } from './admin-users.service.ts';
export { withdrawDeletionSince } from './deletion.queries.ts';
export { userRoutes } from './users.routes.ts';
export { createUser, updateLoggedInUser } from './users.service.ts';
export { countUsers, findUser } from './users.queries.ts';
export { planOwnDeletion, startErasing, withdrawOwnDeletion } from './deletion.service.ts';
export { eraseAgainAtStart } from './erased-users.service.ts';
