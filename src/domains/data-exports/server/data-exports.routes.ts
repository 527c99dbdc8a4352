import { route } from '#platform/server/handle.ts';
import * as contract from '../model/data-export.contract.ts';
import { askExportFor, askOwnExport, fetchExport, listOwnExports, openExport } from './data-exports.service.ts';

export const dataExportRoutes = [
  route(contract.listOwnDataExports, (ctx) => listOwnExports(ctx)),
  route(contract.askOwnDataExport, (ctx) => askOwnExport(ctx)),
  route(contract.openDataExport, (ctx, { params }) => openExport(ctx, params.guid)),
  route(contract.askDataExportFor, (ctx, { params }) => askExportFor(ctx, params.guid)),
];

/** The file itself is streamed; see `data-export-routes.ts`. */
export const downloadDataExportRoute = route(contract.downloadDataExport, (ctx, { params }) => fetchExport(ctx, params.guid));
