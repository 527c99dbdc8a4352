import { noticePositions, type NoticeLook, type NoticePosition } from '#platform/shared/notice.ts';
import type { Language } from '#platform/shared/language.ts';
import { createStore, type Store } from './store.ts';

export interface NoticeAction {
  label: string;
  run(): void;
}

export interface NoticeLink {
  label: string;
  href: string;
}

export interface NoticeOptions {
  look?: NoticeLook;
  title: string;
  message?: string;
  /** Small print, such as the code and time of a failure. */
  detail?: string;
  /** What can be done about it. */
  action?: NoticeAction;
  /** Where there is more to see. */
  link?: NoticeLink;
  position?: NoticePosition;
  /** Milliseconds; 0 stays until it is closed. A negative notice always stays. */
  timeout?: number;
  /** The same in another language, for who changes that while it stands. */
  inLanguage?(language: Language): Pick<NoticeOptions, 'title' | 'message' | 'detail' | 'action'>;
}

type Optional = 'action' | 'link' | 'inLanguage';

export interface Notice extends Required<Omit<NoticeOptions, Optional>>, Pick<NoticeOptions, Optional> {
  id: number;
}

/** Why the clocks of the notices stand still. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

export interface Notices extends Store<readonly Notice[]> {
  /** What says the same as one that stands there takes its place, as a new one: it is read out again, and its time starts anew. */
  show(options: NoticeOptions): number;
  close(id: number): void;
  /** The page is in another language now. What can be said in that one is; the rest goes. */
  turnTo(language: Language): void;
  setPaused(reason: PauseReason, isPaused: boolean): void;
}

const defaultTimeout = 5_000;
const mostAtOnce = 3;
/** A timer for longer than this goes off at once. */
const longestTimer = 2 ** 31 - 1;

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The notices on the screen, oldest first. At most three stand in one position; the others wait their turn. */
export function createNotices(): Notices {
  const shown = createStore<readonly Notice[]>([]);
  const clocks = new Map<number, Clock>();
  const pauses = new Set<PauseReason>();
  let all: Notice[] = [];
  let lastId = 0;

  function update(notices: Notice[]): void {
    all = notices;
    shown.set(all.filter((notice) => queueOf(notice.position).indexOf(notice) < mostAtOnce));
    for (const { id, timeout } of shown.getSnapshot()) {
      if (timeout > 0 && !clocks.has(id)) startClock(id, timeout);
    }
  }

  function queueOf(position: NoticePosition): Notice[] {
    return all.filter((notice) => notice.position === position);
  }

  function startClock(id: number, remaining: number): void {
    const timer = pauses.size > 0 ? undefined : setTimeout(() => close(id), Math.min(remaining, longestTimer));
    clocks.set(id, { remaining, startedAt: Date.now(), timer });
  }

  function stopClock(id: number): void {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  }

  function close(id: number): void {
    stopClock(id);
    if (all.some((notice) => notice.id === id)) update(all.filter((notice) => notice.id !== id));
  }

  return {
    getSnapshot: shown.getSnapshot,
    subscribe: shown.subscribe,
    show: (options) => {
      lastId += 1;
      const notice = completed(lastId, options);
      const twin = all.find((older) => isSame(older, notice));
      if (twin) stopClock(twin.id);
      update(twin ? all.with(all.indexOf(twin), notice) : [...all, notice]);
      return lastId;
    },
    close,
    turnTo: (language) => {
      for (const { id, inLanguage } of all) if (!inLanguage) close(id);
      update(all.map((notice) => ({ ...notice, ...notice.inLanguage?.(language) })));
    },
    setPaused: (reason, isPaused) => {
      const wasRunning = pauses.size === 0;
      if (isPaused) pauses.add(reason);
      else pauses.delete(reason);
      const isRunning = pauses.size === 0;
      if (wasRunning === isRunning) return;
      for (const [id, clock] of clocks) {
        clearTimeout(clock.timer);
        startClock(id, isRunning ? clock.remaining : clock.remaining - (Date.now() - clock.startedAt));
      }
    },
  };
}

/** To whoever reads them. One that is processing belongs to its own work, and ends with that. */
function isSame(one: Notice, other: Notice): boolean {
  const words = ({ look, title, message, detail, position, action, link }: Notice) =>
    JSON.stringify([look, title, message, detail, position, action?.label, link]);
  return one.look !== 'processing' && words(one) === words(other);
}

function completed(id: number, options: NoticeOptions): Notice {
  const { title, message = '', detail = '', action, link, inLanguage } = options;
  const { look = 'info', position = 'bottom-right', timeout = defaultTimeout } = options;
  if (!Number.isFinite(timeout) || timeout < 0) throw new RangeError(`A notice cannot stay for ${timeout} ms`);
  if (!noticePositions.includes(position)) throw new RangeError(`A notice cannot stand at ${String(position)}`);
  // What went wrong must not vanish before it is read.
  const stays = look === 'negative' || look === 'processing';
  return { id, look, title, message, detail, action, link, inLanguage, position, timeout: stays ? 0 : timeout };
}
