export { dataExportRoutes, downloadDataExportRoute } from './data-exports.routes.ts';
export { copiesOfPerson } from './personal-data.ts';
export { deleteExpiredExports } from './data-exports.service.ts';
export { giveUpOldExports } from './data-exports.queries.ts';
export { dataExportHandlers } from './make-export.service.ts';
