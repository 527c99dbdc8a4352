import '#app/block-types.ts';
import '#app/document-kinds.ts';
import { randomUUID } from 'node:crypto';
import { createCtx, type Ctx, type CtxParts } from '#platform/server/context.ts';
import { openStorage } from '#platform/server/storage/index.ts';
import { systemActor } from '#platform/shared/actor.ts';
import { defaultLanguage } from '#platform/shared/language.ts';
import { createPlatformEvents } from './event-listeners.ts';

/** The context in which the platform itself acts: seeding, background work, the command line. No rule is skipped for it. */
export function createSystemCtx(parts: Pick<CtxParts, 'config' | 'db' | 'log'>): Ctx {
  return createCtx(
    {
      ...parts,
      storage: openStorage(parts.config),
      actor: systemActor,
      session: null,
      language: defaultLanguage,
      correlationId: randomUUID(),
      network: '',
      networkKey: '',
      userAgent: '',
      pageVariant: '',
      cookieHeader: undefined,
    },
    createPlatformEvents(),
  );
}
