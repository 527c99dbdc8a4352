import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useBlocker, useLoaderData, useLocation, useNavigation, useNavigationType, type RouteObject } from 'react-router';
import { editRefusedMark, getRoute, isRedirect, type RouteAnswer } from '#app/route-answer.ts';
import { appMessages } from '#app/messages/index.ts';
import { isTrouble } from '#app/trouble.ts';
import { pageTitle } from '#platform/shared/head.ts';
import type { Arrivals } from '#platform/web/arrival.ts';
import { applyHead } from '#platform/web/head.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { useOptionalServices } from '#platform/web/services.tsx';
import type { SessionEndState } from '#platform/web/session-end.ts';
import type { Store } from '#platform/web/store.ts';
import { useCall } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { App } from './app.tsx';
import { OfflineBanner } from './interruptions/offline-banner.tsx';
import { SessionEndedDialog } from './interruptions/session-ended-dialog.tsx';
import { isPrepared, prepareAnswer } from './prepare-answer.ts';
import { Overlays } from './shell/overlays.tsx';

export const routeId = 'any';

/** One route for every address: which screen it means is decided by the route table, not ranked by the router. */
export function appRoutes(loadAnswer: (url: URL, signal: AbortSignal) => Promise<RouteAnswer>, arrivals: Arrivals | null): RouteObject[] {
  return [
    {
      id: routeId,
      path: '*',
      loader: ({ request }) => loadAnswer(new URL(request.url), request.signal),
      element: <RoutedApp arrivals={arrivals} />,
    },
  ];
}

function RoutedApp({ arrivals }: { arrivals: Arrivals | null }) {
  const loaded: RouteAnswer = useLoaderData();
  // The same call as the loader's, so it costs nothing; it comes again by itself when the content has changed. Trouble does not: its
  // reader tries again, with the code of the screen that it was about.
  // And what a person could see stays as it is when their session ends: their work is in it.
  const isEnded = useIsSessionEnded();
  const { data } = useCall(getRoute, { query: { path: loaded.path } }, { isEnabled: !isTrouble(loaded.screen) && !isEnded });
  const newer = data && !isRedirect(data) ? data : loaded;
  const answer = useIsPrepared(newer) ? newer : loaded;

  useArrival(answer, arrivals);
  useLoadingFlag();
  useErrorStatus(answer.status);
  useDialogsOfPage();
  useNoticesOfLanguage(answer.language);
  useLeaveGuard();
  useEditRefusal(answer.language);
  useEffect(() => applyHead(answer.head), [answer.head]);

  return (
    <>
      <OfflineBanner language={answer.language} />
      <App answer={answer} />
      <Overlays language={answer.language} />
      <SessionEndedDialog language={answer.language} signInHref={answer.chrome.signInHref} />
    </>
  );
}

/** An answer that came anew may need code that was not needed before: until it is here, the one before stays. */
function useIsPrepared(answer: RouteAnswer): boolean {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const isReady = isPrepared(answer);
  useEffect(() => {
    if (!isReady) void prepareAnswer(answer).then(showAgain);
  }, [isReady, answer]);
  return isReady;
}

/** Focus, place and word of a new page; the first page was the browser's own doing. */
function useArrival(answer: RouteAnswer, arrivals: Arrivals | null): void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shownKey = useRef(key);
  useEffect(() => arrivals?.arriveFirst(), [arrivals]);
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    arrivals?.arrive({ key, hash, isReturn, title: pageTitle(answer.head) });
  }, [key, hash, isReturn, answer.head, arrivals]);
}

function useLoadingFlag(): void {
  const { state } = useNavigation();
  const services = useOptionalServices();
  // Offline, the banner says why nothing comes.
  const isLost = useStore(services?.connection ?? never);
  useEffect(() => (state === 'loading' && !isLost ? services?.pageLoading.start() : undefined), [state, isLost, services]);
}

function useErrorStatus(status: number): void {
  const services = useOptionalServices();
  useEffect(() => (status === 404 ? services?.errorStatus.raiseNotFound() : services?.errorStatus.reset()), [status, services]);
}

/** A dialog is about the page it was opened on, and goes with it. */
function useDialogsOfPage(): void {
  const { pathname, search } = useLocation();
  const services = useOptionalServices();
  useEffect(() => () => services?.dialogs.closeAll(), [pathname, search, services]);
}

/** A notice keeps the words in which it was written, and those are of the other language now. */
function useNoticesOfLanguage(language: Language): void {
  const services = useOptionalServices();
  useEffect(() => () => services?.notices.closeAll(), [language, services]);
}

/** Nobody leaves a page with unsaved work by accident; a place within the page is not leaving it. */
function useLeaveGuard(): void {
  const services = useOptionalServices();
  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation }) =>
      (nextLocation.pathname !== pathname || nextLocation.search !== search) && services?.unsavedChanges.areThere() === true,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void services?.unsavedChanges.confirmLeaving().then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker, services]);
}

/** Says why the page is not being edited, once. */
function useEditRefusal(language: Language): void {
  const { key, hash, pathname, search } = useLocation();
  const services = useOptionalServices();
  useEffect(() => {
    if (hash !== editRefusedMark || location.hash !== hash) return;
    const { editRefused, editRefusedText } = textsIn(appMessages, language);
    services?.notices.show({ look: 'warning', title: editRefused, message: editRefusedText });
    history.replaceState(history.state, '', pathname + search);
  }, [key, hash, pathname, search, language, services]);
}

function useIsSessionEnded(): boolean {
  const state = useStore<SessionEndState | false>(useOptionalServices()?.sessionEnd ?? never);
  return state && state.isEnded;
}

/** On the server nothing changes. */
const never: Store<false> = { getSnapshot: () => false, subscribe: () => () => {} };
