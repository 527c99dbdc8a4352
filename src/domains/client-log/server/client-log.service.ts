import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { cleanLogEntry } from '../model/log-entry.rules.ts';
import type { LogEntry } from '../model/log-entry.ts';
import { insertLogEntries } from './client-log.queries.ts';

/** Keeps what browsers report, stamped with what only the server knows: when, from where, by whom. */
export async function writeLog(ctx: Ctx, entries: LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const receivedOn = timeOfDay();
  const clean = entries.map((entry) => cleanLogEntry(entry, receivedOn));
  const stamp = { userGuid: ctx.actor.guid, network: ctx.network, correlationId: ctx.correlationId };
  await insertLogEntries(
    ctx.db,
    clean.map((entry) => ({ ...entry, ...stamp })),
  );
  for (const { shortMessage, level } of clean)
    if (level < 4) ctx.log.warn({ browserLevel: level, shortMessage }, 'a browser reported an error');
}
