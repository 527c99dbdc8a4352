export { deleteOldLogEntries } from './client-log.queries.ts';
export { logRoutes } from './client-log.routes.ts';
export { reportsOfPerson } from './personal-data.queries.ts';
