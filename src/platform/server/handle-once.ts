import { createHash } from 'node:crypto';
import { isSignedIn } from '#platform/shared/actor.ts';
import { isChange } from '#platform/shared/endpoint.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import type { Ctx } from './context.ts';
import { handle, requireEntry, type Route, type UnparsedInput } from './handle.ts';
import { once } from './idempotency.ts';

interface Repeatable {
  /** Made by the client for this one change; a repeat carries the same. */
  key: unknown;
  address: string;
}

const guid = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

function requireGuid(key: unknown): string {
  if (typeof key !== 'string' || !guid.test(key)) throw requestErrors.unreadable();
  return key;
}

/** Serves a call; one that carries a key is done once, however often it comes. Visitors have no name to keep a key under. */
export function handleOnce(ctx: Ctx, route: Route, input: UnparsedInput, { key, address }: Repeatable): Promise<unknown> {
  const { method, everyTryCounts, remembersKeys } = route.definition;
  if (remembersKeys && key !== undefined) return handle(ctx, route, { ...input, key: requireGuid(key) });
  if (key === undefined || !isChange(route.definition) || everyTryCounts || !isSignedIn(ctx.actor)) return handle(ctx, route, input);
  // What was answered before is not for who lost the right to ask.
  requireEntry(ctx, route.definition);
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw requestErrors.unreadable();
  const requestHash = createHash('sha256').update(stableJson(input)).digest('hex');
  const scope = `${ctx.actor.guid} ${method} ${address}`;
  return once(ctx, { scope, key, requestHash }, (inside) => handle(inside, route, input));
}
