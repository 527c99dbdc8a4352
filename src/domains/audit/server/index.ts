import type { Db } from '#platform/server/db/database.ts';
import type { EventSource, PleinEvent } from '#platform/server/events.ts';
import { insertAudit } from './audit.queries.ts';

export { deleteExpiredAudit } from './audit.queries.ts';

export { auditExportRoute, auditRoutes } from './audit.routes.ts';
export { listOwnActivity } from './audit.service.ts';
export { findLastChangeOf, listSubjectsOf } from './own-activity.queries.ts';

/** Writes down who did what, in the transaction in which it happened. */
export async function auditEvent({ actor, network, correlationId }: EventSource, db: Db, event: PleinEvent): Promise<void> {
  await insertAudit(db, {
    type: event.type,
    result: event.result ?? 'done',
    actorKind: actor.kind,
    actorGuid: actor.guid,
    subjectGuid: event.subjectGuid,
    network,
    correlationId,
    details: JSON.stringify(event.details ?? {}),
  });
}
export { auditOfPerson } from './personal-data.queries.ts';
