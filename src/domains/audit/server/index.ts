import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PleinEvent } from '#platform/server/events.ts';
import { insertAudit } from './audit.queries.ts';

/** Writes down who did what, in the transaction in which it happened. */
export async function auditEvent(ctx: Ctx, db: Db, event: PleinEvent): Promise<void> {
  await insertAudit(db, {
    type: event.type,
    result: event.result ?? 'done',
    actorKind: ctx.actor.kind,
    actorGuid: ctx.actor.guid,
    subjectGuid: event.subjectGuid,
    network: ctx.network,
    correlationId: ctx.correlationId,
    details: JSON.stringify(event.details ?? {}),
  });
}
