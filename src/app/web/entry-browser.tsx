import '#ui/styles/index.css';
import '#platform/web/zod-without-eval.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { formOfAddressAt } from '#app/form-of-address.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import * as tokenContract from '#domains/auth/model/access-token.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { createCurrentUser, CurrentUserProvider, type CurrentUser } from '#domains/users/ui/index.ts';
import { createArrivals } from '#platform/web/arrival.ts';
import { createClientLog, logLevel, textOfError } from '#platform/web/client-log.ts';
import { createConnection } from '#platform/web/connection.ts';
import { createDialogs, languageOfFocus } from '#platform/web/dialogs.ts';
import { createErrorStatus } from '#platform/web/error-status.ts';
import { keepFocus } from '#platform/web/keep-focus.ts';
import { createLoadOptimizer, type LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { followLinks } from '#platform/web/navigation.ts';
import { createNotices } from '#platform/web/notices.ts';
import { createPageLoading } from '#platform/web/page-loading.ts';
import { createRouter, type Found } from '#platform/web/router.ts';
import { readServerCalls } from '#platform/web/server-calls.ts';
import { ServicesProvider, type Services } from '#platform/web/services.tsx';
import { noteByAddress } from '#platform/web/note-by-address.ts';
import { sendOnce } from '#platform/web/send-once.ts';
import { createSessionClock } from '#platform/web/session-clock.ts';
import { createSessionEnd } from '#platform/web/session-end.ts';
import { createSession } from '#platform/web/session.ts';
import { runStartUp } from '#platform/web/start-up.ts';
import { createTasks } from '#platform/web/tasks.ts';
import { createUnsavedChanges } from '#platform/web/unsaved-changes.ts';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { watchPage } from '#platform/web/watch-page.ts';
import { isLanguage, type Language } from '#platform/shared/language.ts';
import { createAnswerLoader } from './answer-loader.ts';
import { beginWith, type FirstAnswer } from './first-answer.ts';
import { lookAtAccount } from './interruptions/look-at-account.ts';
import { proveAgain } from './interruptions/prove-again.ts';
import { RoutedApp } from './routed-app.tsx';

const log = createClientLog();
const session = createSession({ fetchToken: async () => (await optimizer.save(tokenContract.createAccessToken, {})).data });
const connection = createConnection();
const sessionEnd = createSessionEnd({
  person: () => {
    const { user } = currentUser.getSnapshot();
    return user && { guid: user.guid, name: fullName(user) };
  },
  loadPerson: () => currentUser.reload(),
  token: session,
});
const sessionClock = createSessionClock({
  use: () => currentUser.reload(),
  ask: async () => {
    if (!sessionEnd.getSnapshot().isEnded) await session.start();
  },
});
const optimizer: LoadOptimizer = createLoadOptimizer({
  serverCalls: readServerCalls(document),
  accessToken: () => session.currentToken(),
  sessionEnd,
  connection,
  sessionClock,
  onAccountHeld: () => lookAtAccount(currentUser, optimizer),
  // Without an answer the page stays as it is: the next change that is refused asks again.
  onForbidden: () => void currentUser.reload().catch(() => {}),
  proveAgain: () => proveAgain({ services, optimizer, language: pageLanguage() }),
});
const currentUser: CurrentUser = createCurrentUser(optimizer);
const services = createServices();
const loadAnswer = createAnswerLoader(optimizer, services);

async function loadMeasure() {
  return (await import('#platform/web/page-metrics.ts')).measurePage;
}

async function start(): Promise<void> {
  const firstPath = location.pathname + location.search;
  let first: Found<RouteAnswer> | undefined;
  await runStartUp(
    [
      { name: 'watch the page', run: () => void watchPage(log, loadMeasure) },
      { name: 'watch the session', run: () => void sessionEnd.watch() },
      { name: 'watch the time', run: () => void sessionClock.watch() },
      { name: 'load the user', run: () => currentUser.load() },
      { name: 'access token', run: () => (currentUser.getSnapshot().user?.isActive ? session.start() : undefined) },
      {
        name: 'first page',
        run: async () => {
          first = await loadAnswer(firstPath);
        },
      },
    ],
    log.write,
  );
  // Once more, should it have failed.
  mount(await beginWith(first ?? loadAnswer(firstPath), { path: firstPath, optimizer, connection }));
}

function mount({ answer, isInDocument }: FirstAnswer): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root element');
  const arrivals = createArrivals('first');
  const router = createRouter({ first: answer, load: loadAnswer, unsavedChanges: services.unsavedChanges });
  const app = (
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={services}>
          <RoutedApp router={router} arrivals={arrivals} />
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>
  );
  if (isInDocument) hydrateRoot(root, app, { onRecoverableError: (error) => log.write(3, `Hydration: ${String(error)}`) });
  else createRoot(root).render(app);
  // As the banner says: what was opened comes when the connection is back, unless its reader has asked for another page by then.
  const loadAgain = () => (router.getSnapshot().isLoading ? undefined : location.reload());
  if (connection.getSnapshot()) void connection.untilBack().then(loadAgain);
  keepFocus(root);
  sendOnce(document);
  noteByAddress();
  followLinks({ root, navigate: router.navigate, write: log.write });
}

function pageLanguage(): Language {
  return isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'nl';
}

function createServices(): Services {
  const notices = createNotices();
  const dialogs = createDialogs(languageOfFocus);
  return {
    log,
    notices,
    tasks: createTasks({
      notices,
      write: log.write,
      language: pageLanguage,
      isContentManager: () => currentUser.isContentManager(),
      notificationClose: () => currentUser.property('notificationClose'),
    }),
    dialogs,
    session,
    sessionEnd,
    sessionClock,
    connection,
    unsavedChanges: createUnsavedChanges({ dialogs, language: pageLanguage, address: () => formOfAddressAt(location.pathname) }),
    pageLoading: createPageLoading(),
    errorStatus: createErrorStatus(),
  };
}

// Without this code the document stays as it came: its links and forms work.
start().catch((error: unknown) => log.write(logLevel.critical, 'The page could not be taken over', textOfError(error)));
