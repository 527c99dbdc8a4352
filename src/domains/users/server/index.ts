export { userRoutes } from './users.routes.ts';
export { createUser } from './users.service.ts';
export { countUsers, findUserByEmail } from './users.queries.ts';
