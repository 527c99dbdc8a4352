import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/audit.contract.ts';
import { listAudit, listOwnSecurity } from './audit.service.ts';
import { exportAudit } from './export-audit.service.ts';

export const auditRoutes: Route[] = [
  route(contract.listAudit, (ctx, { query }) => listAudit(ctx, query)),
  route(contract.listOwnSecurity, (ctx) => listOwnSecurity(ctx)),
];

/** Not one of the calls: its answer is a file that is written while it is read. */
export const auditExportRoute: Route = route(contract.exportAudit, (ctx, { body }) => exportAudit(ctx, body));
