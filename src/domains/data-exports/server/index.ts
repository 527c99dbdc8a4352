export { dataExportRoutes, downloadDataExportRoute } from './data-exports.routes.ts';
export { deleteExpiredExports, deleteExportsOf } from './data-exports.service.ts';
export { giveUpOldExports } from './data-exports.queries.ts';
export { dataExportHandlers } from './make-export.service.ts';
