import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLoaderData, useLocation, useNavigation, useNavigationType, type RouteObject } from 'react-router';
import { getRoute, isRedirect, type RouteAnswer } from '#app/route-answer.ts';
import { isTrouble } from '#app/trouble.ts';
import { pageTitle } from '#platform/shared/head.ts';
import type { Arrivals } from '#platform/web/arrival.ts';
import { applyHead } from '#platform/web/head.ts';
import { useOptionalServices } from '#platform/web/services.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { App } from './app.tsx';
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
  const { data } = useCall(getRoute, { query: { path: loaded.path } }, { isEnabled: !isTrouble(loaded.screen) });
  const answer = data && !isRedirect(data) ? data : loaded;

  useArrival(answer, arrivals);
  useLoadingFlag();
  useErrorStatus(answer.status);
  useDialogsOfPage();
  useEffect(() => applyHead(answer.head), [answer.head]);

  return (
    <>
      <App answer={answer} />
      <Overlays language={answer.language} />
    </>
  );
}

/** Focus, place and word of a new page; the first page was the browser's own doing. */
function useArrival(answer: RouteAnswer, arrivals: Arrivals | null): void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shownKey = useRef(key);
  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    arrivals?.arrive({ key, hash, isReturn, title: pageTitle(answer.head) });
  }, [key, hash, isReturn, answer.head, arrivals]);
}

function useLoadingFlag(): void {
  const { state } = useNavigation();
  const services = useOptionalServices();
  useEffect(() => (state === 'loading' ? services?.pageLoading.start() : undefined), [state, services]);
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
