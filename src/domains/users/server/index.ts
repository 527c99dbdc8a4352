export { userRoutes } from './users.routes.ts';
export { createUser } from './users.service.ts';
export { countUsers } from './users.queries.ts';
