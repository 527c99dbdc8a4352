import { createStore, type Store } from './store.ts';
import { xsrfHeaders } from './xsrf.ts';

interface Person {
  guid: string;
  name: string;
}

export interface SessionEndState {
  /** The session of the person this page was opened by is over, or being asked about. Nothing is changed in their name until it is not. */
  isEnded: boolean;
  /** Whether to tell it now. */
  isAsking: boolean;
  /** Who signed in since, in another tab. */
  other: string | null;
}

export interface SessionEnd extends Store<SessionEndState> {
  /** Before a change: when the session may be another, asks who is signed in. False when it is not the person of this page. */
  isStillOurs(): Promise<boolean>;
  /** After a call that was refused for want of a session. True when the person is signed in after all, so that another try makes sense. */
  recover(): Promise<boolean>;
  /** The person has read it. It is told again at their next try. */
  stopAsking(): void;
  /** Asks again when the person comes back from where they may have signed in or out. Returns how to stop. */
  watch(): () => void;
}

interface SessionEndOptions {
  /** Who is signed in, as far as this page knows. */
  person(): Person | null;
  /** Finds out anew who is signed in. Throws when it cannot be known. */
  loadPerson(): Promise<void>;
  /** The access token, which belongs to one session. */
  token: { clear(): void; start(): Promise<void> };
}

export const goingOn: SessionEndState = { isEnded: false, isAsking: false, other: null };

/** Notices that the session ended or became another one, and that the same person signed in again. */
export function createSessionEnd({ person, loadPerson, token }: SessionEndOptions): SessionEnd {
  const store = createStore(goingOn);
  let mark = sessionMark();
  let owner: Person | null = null;
  let check: Promise<boolean> | null = null;

  function isInDoubt(): boolean {
    return store.getSnapshot().isEnded || sessionMark() !== mark;
  }

  function askWhoIsThere({ asksAgain }: { asksAgain: boolean }): Promise<boolean> {
    check ??= findOut(asksAgain).finally(() => (check = null));
    return check;
  }

  async function findOut(asksAgain: boolean): Promise<boolean> {
    const before = store.getSnapshot();
    if (!before.isEnded) owner = person();
    if (!owner) return true;
    const foundMark = sessionMark();
    // Before anything is loaded: a screen must not take the next person for the one whose work it holds.
    store.set({ ...before, isEnded: true });
    token.clear();
    try {
      await loadPerson();
    } catch (error) {
      store.set(before);
      throw error;
    }
    const found = person();
    if (found?.guid === owner.guid) {
      mark = foundMark;
      store.set(goingOn);
      token.start().catch(() => {});
      return true;
    }
    store.set({ isEnded: true, isAsking: asksAgain || !before.isEnded || before.isAsking, other: found?.name ?? null });
    return false;
  }

  function lookAgain(): void {
    if (document.visibilityState === 'visible' && isInDoubt()) askWhoIsThere({ asksAgain: false }).catch(() => {});
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    isStillOurs: async () => !isInDoubt() || askWhoIsThere({ asksAgain: true }),
    recover: async () => {
      // The call that finds out who is there is refused as well when nobody is.
      if (check || !(store.getSnapshot().isEnded || person())) return false;
      return askWhoIsThere({ asksAgain: true });
    },
    stopAsking: () => store.set({ ...store.getSnapshot(), isAsking: false }),
    watch: () => {
      addEventListener('focus', lookAgain);
      document.addEventListener('visibilitychange', lookAgain);
      return () => {
        removeEventListener('focus', lookAgain);
        document.removeEventListener('visibilitychange', lookAgain);
      };
    },
  };
}

/** Tells one session from another without knowing it: the server makes this cookie from the session. */
function sessionMark(): string {
  return xsrfHeaders(document.cookie)['x-xsrf-token'] ?? '';
}
