import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { DatabaseListener } from '#platform/server/db/listener.ts';
import type { Logger } from '#platform/server/logger.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { listEventsAfter, togetherChannel } from './events.queries.ts';
import { listPresent } from './presence.queries.ts';
import { beginWatching, endOf, written, writtenChange } from './watching.service.ts';

/** The way to one reader. */
export interface Outlet {
  /** False when its reader takes so little that it is better begun anew. */
  write(text: string): boolean;
  end(): void;
}

export interface Watcher {
  ctx: Ctx;
  guid: string;
  /** `Last-Event-ID`. */
  lastHeard: string | undefined;
  /** Who it is now, for the session may have ended and its owner may have other rights. */
  identify(): Promise<Pick<Ctx, 'actor' | 'session'>>;
  /** Called once its reader may be told something. */
  open(): Outlet;
}

export interface EventStreams {
  watch(watcher: Watcher): Promise<{ close(): void }>;
  /** Ends all, and takes no more: their readers go to another process. */
  end(): void;
}

const bounds = {
  /** In this process. */
  streams: 500,
  /** Of one session: browsers open six connections to a site, and need some for other things. */
  ofSession: 4,
  /** Milliseconds between two signs of life, with a look at rights and presence. Proxies cut what is silent for half a minute. */
  beat: 15_000,
};

interface Stream extends Pick<Watcher, 'ctx' | 'guid' | 'identify'> {
  outlet: Outlet;
  lastId: number;
  /** As it was told last. */
  presence: string;
}

interface Parts {
  db: Db;
  listener: Pick<DatabaseListener, 'hear'>;
  log: Logger;
  beat?: number;
}

/** Passes on what happens to documents, to who edits them through this process. */
export function createEventStreams({ db, listener, log, beat = bounds.beat }: Parts): EventStreams {
  const streams = new Set<Stream>();
  /** How many of each session, with those that are about to begin. */
  const ofSession = new Map<string, number>();
  const underWay = new Map<string, { goesAgain: boolean; isBeat: boolean }>();
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;

  function takePlace(session: string): () => void {
    const count = ofSession.get(session) ?? 0;
    const all = [...ofSession.values()].reduce((sum, each) => sum + each, 0);
    if (isEnding || all >= bounds.streams) throw requestErrors.unavailable(undefined, { retryAfter: 2 });
    if (count >= bounds.ofSession) throw requestErrors.rate_limited(undefined, { retryAfter: 30 });
    ofSession.set(session, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (ofSession.get(session) ?? 1) - 1;
      if (left > 0) ofSession.set(session, left);
      else ofSession.delete(session);
    };
  }

  async function watch({ ctx, guid, lastHeard, identify, open }: Watcher): Promise<{ close(): void }> {
    const leave = takePlace(ctx.session?.guid ?? '');
    try {
      const { text, lastId } = await beginWatching(ctx, guid, lastHeard);
      const outlet = open();
      const stream: Stream = { ctx, guid, identify, outlet, lastId, presence: '' };
      outlet.write(text === '' ? ':\n\n' : text);
      streams.add(stream);
      timer ??= setInterval(() => lookAt(documentsWatched(), { isBeat: true }), beat).unref();
      // What happened while it began, and who is there.
      lookAt([guid], { isBeat: false });
      if (isEnding) end();
      return { close: () => (forget(stream), leave()) };
    } catch (error) {
      leave();
      throw error;
    }
  }

  function documentsWatched(): Set<string> {
    return new Set([...streams].map(({ guid }) => guid));
  }

  function forget(stream: Stream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function stop(stream: Stream, lastWord = ''): void {
    forget(stream);
    if (lastWord !== '') stream.outlet.write(lastWord);
    stream.outlet.end();
  }

  /** One look at a document at a time, so that its events are told in their order. */
  function lookAt(guids: Iterable<string>, { isBeat }: { isBeat: boolean }): void {
    for (const guid of guids) {
      const running = underWay.get(guid);
      if (running) {
        running.goesAgain = true;
        running.isBeat ||= isBeat;
      } else void lookUntilDone(guid, isBeat);
    }
  }

  async function lookUntilDone(guid: string, isBeat: boolean): Promise<void> {
    const state = { goesAgain: true, isBeat };
    underWay.set(guid, state);
    while (state.goesAgain) {
      const asked = { isBeat: state.isBeat };
      Object.assign(state, { goesAgain: false, isBeat: false });
      // The database may be away. What is not told now is told at the next beat.
      await passOn(guid, asked).catch((error: unknown) => log.warn({ err: error }, 'events of a document could not be told'));
    }
    underWay.delete(guid);
  }

  async function passOn(guid: string, { isBeat }: { isBeat: boolean }): Promise<void> {
    const readers = [...streams].filter((stream) => stream.guid === guid);
    if (readers.length === 0) return;
    const events = await listEventsAfter(db, guid, Math.min(...readers.map(({ lastId }) => lastId)));
    const presence = written('presence', await listPresent(db, guid));
    for (const stream of readers) {
      const news = events.filter(({ id }) => id > stream.lastId);
      const isOtherPresence = stream.presence !== presence;
      if (news.length === 0 && !isOtherPresence && !isBeat) continue;
      // Rights are asked for each time that something is told, by what they are by then.
      const reason = await endOf(db, await stream.identify(), stream.ctx, guid);
      // It was closed while that was found out.
      if (!streams.has(stream)) continue;
      if (reason) {
        stop(stream, written('ended', { reason }));
        continue;
      }
      const text = news.map(writtenChange).join('') + (isOtherPresence ? presence : '');
      stream.lastId = news.at(-1)?.id ?? stream.lastId;
      stream.presence = presence;
      if (!stream.outlet.write(text === '' ? ':\n\n' : text)) stop(stream);
    }
  }

  function end(): void {
    isEnding = true;
    for (const stream of streams) stop(stream);
  }

  // Without a name something may have been missed, or somebody’s rights are others: everybody is looked at.
  listener.hear(togetherChannel, (guid) => lookAt(guid === '' ? documentsWatched() : [guid], { isBeat: guid === '' }));
  return { watch, end };
}
