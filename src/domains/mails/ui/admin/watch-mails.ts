import { useEffect, useState } from 'react';
import { createStore, type Store } from '#platform/web/store.ts';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { deliveriesAtOnce, getDeliveries, type MailDelivery } from '../../model/mail.contract.ts';

/** Milliseconds between looks, one minute and a half in all. A mail that takes longer is tried again later, which its row then says. */
const pauses = [400, 800, 1_500, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 20_000, 25_000];

type Follow = (guids: readonly string[]) => Promise<MailDelivery[]>;

interface MailWatch extends Store<ReadonlyMap<string, MailDelivery>> {
  /** Looks until something has become of each, and gives how they stand then. */
  follow: Follow;
  /** The same, for those that are not followed already. */
  followOthers: (guids: readonly string[]) => void;
  /** Gives how to stop: what is followed then is left as it stands. */
  start: () => () => void;
}

/** Nothing is under way with it: it was sent, it failed, or it is to be tried again much later. */
function hasOutcome({ state, lastError }: Pick<MailDelivery, 'state' | 'lastError'>): boolean {
  return state !== 'waiting' || lastError !== null;
}

/** The mails of a list with what became of them since. Those on their way are followed, though not while the page is out of sight. */
export function useMailWatch(listed: readonly MailDelivery[]): { mails: MailDelivery[]; follow: Follow } {
  const optimizer = useLoadOptimizer();
  const [watch] = useState(() =>
    createMailWatch(async (guids) => {
      const found: MailDelivery[] = [];
      for (let at = 0; at < guids.length; at += deliveriesAtOnce) {
        const input = { query: { guids: guids.slice(at, at + deliveriesAtOnce).join(',') } };
        optimizer.forget(getDeliveries, input);
        found.push(...(await optimizer.load(getDeliveries, input)).data);
      }
      return found;
    }),
  );
  const news = useStore(watch);
  const onTheirWay = listed
    .filter((mail) => !hasOutcome(mail))
    .map(({ guid }) => guid)
    .join(',');
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    if (onTheirWay !== '') watch.followOthers(onTheirWay.split(','));
  }, [watch, onTheirWay]);
  return { mails: listed.map((mail) => newer(mail, news.get(mail.guid))), follow: watch.follow };
}

function createMailWatch(look: Follow): MailWatch {
  const news = createStore<ReadonlyMap<string, MailDelivery>>(new Map());
  const followed = new Set<string>();
  let leaving = new AbortController();

  async function follow(guids: readonly string[]): Promise<MailDelivery[]> {
    const { signal } = leaving;
    let found: MailDelivery[] = [];
    for (const guid of guids) followed.add(guid);
    for (const pause of pauses) {
      await timeInSight(pause, signal);
      if (signal.aborted) break;
      // A look that fails is made again at the next turn.
      found = await look(guids).catch(() => found);
      news.set(new Map([...news.getSnapshot(), ...found.map((mail) => [mail.guid, mail] as const)]));
      if (found.length > 0 && found.every(hasOutcome)) break;
    }
    return found;
  }

  return {
    getSnapshot: news.getSnapshot,
    subscribe: news.subscribe,
    follow,
    followOthers(guids) {
      const others = guids.filter((guid) => !followed.has(guid));
      if (others.length > 0) void follow(others);
    },
    start() {
      leaving = new AbortController();
      followed.clear();
      return () => leaving.abort();
    },
  };
}

/** What the list says may be newer than what was seen on the way: of a mail that is settled, the list knows most. */
function newer(listed: MailDelivery, seen: MailDelivery | undefined): MailDelivery {
  return seen !== undefined && !hasOutcome(listed) ? seen : listed;
}

/** Waits this long, and then for the page to be in sight. */
function timeInSight(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOnInSight, milliseconds);
    signal.addEventListener('abort', end);

    function goOnInSight(): void {
      if (document.visibilityState === 'visible') end();
      else document.addEventListener('visibilitychange', goOnInSight, { once: true });
    }

    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      document.removeEventListener('visibilitychange', goOnInSight);
      resolve();
    }
  });
}
