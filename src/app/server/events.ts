import { auditEvent } from '#domains/audit/server/index.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { createEventBus, type EventBus } from '#platform/server/events.ts';

/** Who listens to what happens, in the order in which they hear it, all inside the transaction of the change. */
export function createPlatformEvents(): EventBus {
  return createEventBus([
    auditEvent,
    async (_source, tx, event) => {
      if (event.isPublic) await raiseContentVersion(tx);
    },
  ]);
}
