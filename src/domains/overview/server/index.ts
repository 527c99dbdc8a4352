export { overviewRoutes } from './overview.routes.ts';
export { deleteEndedPutOffs, putOffByPerson } from './put-off.queries.ts';
