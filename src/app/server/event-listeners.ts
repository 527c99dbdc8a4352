import { auditEvent } from '#domains/audit/server/index.ts';
import { followFactorChanges } from '#domains/auth/server/index.ts';
import { followTermsVersion } from '#domains/legal/server/index.ts';
import { tellEditors } from '#domains/documents/server/index.ts';
import { indexPublication } from '#domains/search/server/index.ts';
import { followDocuments } from '#domains/list-items/server/index.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { createEventBus, type EventBus } from '#platform/server/events.ts';

/** Who listens to what happens, in the order in which they hear it, all inside the transaction of the change. */
export function createPlatformEvents(): EventBus {
  return createEventBus([
    auditEvent,
    followFactorChanges,
    async (_source, tx, event) => {
      if (event.isPublic) await raiseContentVersion(tx, event);
    },
    followTermsVersion,
    // After the content version: its row is held by one public change at a time, so the totals of lists never wait for each other.
    followDocuments,
    indexPublication,
    tellEditors,
  ]);
}
