import { route, type Route } from '#platform/server/handle.ts';
import type { KnownEvents } from '#platform/shared/events.ts';
import * as contract from '../model/audit.contract.ts';
import { getAuditEntry, listAudit, listOwnSecurity } from './audit.service.ts';
import { exportAudit } from './export-audit.service.ts';

export function auditRoutes(events: KnownEvents): Route[] {
  return [
    route(contract.listAudit, (ctx, { query }) => listAudit(ctx, events, query)),
    route(contract.getAuditEntry, (ctx, { params, query }) => getAuditEntry(ctx, params.id, query.lang)),
    route(contract.listOwnSecurity, (ctx) => listOwnSecurity(ctx, events)),
  ];
}

/** Not one of the calls: its answer is a file that is written while it is read. */
export function auditExportRoute(events: KnownEvents): Route {
  return route(contract.exportAudit, (ctx, { body }) => exportAudit(ctx, events, body));
}
