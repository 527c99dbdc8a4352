import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { requireEntry } from '#platform/server/handle.ts';
import { canEditDocument } from '../../model/document.rules.ts';
import type { DocumentEvent, StreamEnd, StreamEvents } from '../../model/document-event.ts';
import { watchDocument } from '../../model/together.contract.ts';
import { findDocument } from '../documents.queries.ts';
import { requireEditable } from '../require-editable.ts';
import { findAllCounters, findLastEvent, isEventKept, listEventsAfter, type NumberedEvent } from './events.queries.ts';
import { listPresent } from './presence.queries.ts';

/** One event as it is sent. With a number, it can be named by who comes back. */
export function written<K extends keyof StreamEvents>(name: K, data: StreamEvents[K], id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function writtenChange({ id, ...change }: NumberedEvent): string {
  return written('change', change satisfies DocumentEvent, id);
}

/** What a stream begins with: what came after the event that its reader had last, or that it begins here. */
export async function beginWatching(ctx: Ctx, guid: string, lastHeard: string | undefined): Promise<{ text: string; lastId: number }> {
  await requireEditable(ctx, { guid });
  const last = lastHeard === undefined ? undefined : Number(lastHeard);
  if (last !== undefined && Number.isSafeInteger(last) && (await isEventKept(ctx.db, guid, last))) {
    const missed = await listEventsAfter(ctx.db, guid, last);
    return { text: missed.map(writtenChange).join(''), lastId: missed.at(-1)?.id ?? last };
  }
  // Before the counters: what happens in between is told twice rather than never.
  const lastId = await findLastEvent(ctx.db, guid);
  const name = last === undefined ? 'opened' : 'reset';
  return { text: written(name, await findAllCounters(ctx.db, guid), lastId === 0 ? undefined : lastId), lastId };
}

/** For who takes no stream: what there is now. */
export async function lookOnce(ctx: Ctx, guid: string, lastHeard: string | undefined): Promise<string> {
  const { text } = await beginWatching(ctx, guid, lastHeard);
  return text + written('presence', await listPresent(ctx.db, guid));
}

/** Why somebody may be told nothing more; null while they may. What keeps us from finding out is thrown. */
export async function endOf(db: Db, reader: Pick<Ctx, 'actor' | 'session'>, ctx: Ctx, guid: string): Promise<StreamEnd['reason'] | null> {
  try {
    requireEntry({ ...ctx, ...reader }, watchDocument);
  } catch (error) {
    const { status } = asAppError(error);
    if (status === 401) return 'session';
    if (status === 403) return 'forbidden';
    throw error;
  }
  const document = await findDocument(db, guid);
  if (!document) return 'gone';
  return canEditDocument(reader.actor, document) ? null : 'forbidden';
}
