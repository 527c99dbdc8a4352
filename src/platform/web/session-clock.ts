import { createStore, type Store } from './store.ts';

const second = 1000;
const warnBefore = 120 * second;
/** A sleeping computer runs no timers, so none is set for long. */
const lookEvery = 15 * second;
/** The same end is told a little differently each time, by how long the answer took. Use puts it off by a minute at least. */
const sameEnd = 30 * second;

export interface SessionEnding {
  endsOn: number;
  /** False at the longest that a session may last. */
  canExtend: boolean;
}

/** Says that the session is about to end, from two minutes before. Null as long as it is not. */
export interface SessionClock extends Store<SessionEnding | null> {
  /** The seconds left, as the server told with an answer, counted from before it was asked: never more than the server keeps. */
  hear(secondsLeft: string | null, askedOn: number): void;
  extend(): Promise<void>;
  /** The person has read it. */
  dismiss(): void;
  /** Begins to look, and to share with other tabs what was heard. Returns how to stop. */
  watch(): () => void;
}

interface SessionClockOptions {
  /** A call that counts as use of the session. */
  use(): Promise<void>;
  /** A call that does not, and that finds out when the session is over. */
  ask(): Promise<void>;
}

interface Ends {
  idle: number;
  absolute: number;
}

export function createSessionClock({ use, ask }: SessionClockOptions): SessionClock {
  const store = createStore<SessionEnding | null>(null);
  let ends: Ends | null = null;
  let dismissed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel: BroadcastChannel | undefined;

  function look(): void {
    clearTimeout(timer);
    if (!ends) return;
    const endsOn = Math.min(ends.idle, ends.absolute);
    const left = endsOn - Date.now();
    // The server's end may be a little later than ours.
    if (left <= -second) {
      ends = null;
      store.set(null);
      ask().catch(() => {});
      return;
    }
    const isNear = left <= warnBefore;
    if (!isNear || Math.abs(endsOn - dismissed) < sameEnd) store.set(null);
    else if (store.getSnapshot()?.endsOn !== endsOn) store.set({ endsOn, canExtend: ends.idle < ends.absolute });
    timer = setTimeout(look, Math.min(isNear ? left + second : left - warnBefore, lookEvery));
  }

  function learn(news: Ends): void {
    ends = news;
    look();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    hear: (secondsLeft, askedOn) => {
      if (secondsLeft === null) return;
      const [idle = 0, absolute = 0] = secondsLeft.split(',').map((seconds) => askedOn + Number(seconds) * second);
      learn({ idle, absolute });
      channel?.postMessage(ends);
    },
    extend: use,
    dismiss: () => {
      dismissed = store.getSnapshot()?.endsOn ?? 0;
      look();
    },
    watch: () => {
      channel = new BroadcastChannel('plein-session');
      channel.onmessage = ({ data }: MessageEvent<Ends>) => learn(data);
      addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        channel?.close();
        removeEventListener('focus', look);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
