import { createDialogs } from './dialogs.ts';
import { createErrorStatus } from './error-status.ts';
import { createNotices } from './notices.ts';
import { createPageLoading } from './page-loading.ts';
import type { Services } from './services.tsx';
import { goingOn } from './session-end.ts';
import { noToken } from './session.ts';
import type { Store } from './store.ts';
import { createTasks } from './tasks.ts';

/** As they are before anything happens: for the server, which renders a page as the browser will find it when it takes over. */
export function stillServices(): Services {
  const notices = createNotices();
  const write = () => {};
  return {
    log: { write, flush: () => {} },
    notices,
    tasks: createTasks({ notices, write, language: () => 'nl', isContentManager: () => false, notificationClose: () => undefined }),
    dialogs: createDialogs(),
    session: { ...still(noToken), start: nothing, currentToken: () => null, clear: () => {} },
    sessionEnd: {
      ...still(goingOn),
      isStillOurs: () => Promise.resolve(true),
      recover: () => Promise.resolve(false),
      stopAsking: () => {},
      watch: never,
    },
    sessionClock: { ...still(null), hear: () => {}, extend: nothing, dismiss: () => {}, watch: never },
    connection: { ...still(false), lose: () => {}, untilBack: nothing },
    unsavedChanges: { add: never, areThere: () => false, confirmLeaving: () => Promise.resolve(true), forget: () => {} },
    pageLoading: createPageLoading(),
    errorStatus: createErrorStatus(),
  };
}

const never = () => () => {};
const nothing = () => Promise.resolve();

function still<T>(state: T): Store<T> {
  return { getSnapshot: () => state, subscribe: never };
}
