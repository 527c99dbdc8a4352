export { deleteOldLogEntries } from './log.queries.ts';
export { logRoutes } from './log.routes.ts';
export { reportsOfPerson } from './personal-data.queries.ts';
