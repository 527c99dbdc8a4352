import { getRoute, isRedirect, type RouteAnswer } from '#app/route-answer.ts';
import { isFailure } from '#app/failure.ts';
import { isOffline, isSessionGone } from '#platform/web/api-error.ts';
import { asCodeFailure } from '#platform/web/late-code.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { logNavigationFailure } from '#platform/web/navigation.ts';
import type { Found } from '#platform/web/router.ts';
import type { Services } from '#platform/web/services.tsx';
import { failureAnswer } from './failure-answer.ts';
import { prepareAnswer } from './prepare-answer.ts';

type RequestScope = Pick<Services, 'log' | 'sessionEnd' | 'connection' | 'unsavedChanges'>;

/** Finds out what to show at an address, with the code of its screen. What cannot be loaded is a page that says so, inside the page that was there. */
export function createAnswerLoader(
  optimizer: LoadOptimizer,
  { log, sessionEnd, connection, unsavedChanges }: RequestScope,
): (path: string, signal?: AbortSignal) => Promise<Found<RouteAnswer>> {
  let shown: RouteAnswer | undefined;
  const seeded = new WeakSet<object>();

  async function load(path: string): Promise<Found<RouteAnswer>> {
    // A draft was changed since it came: who comes back to its editor gets the one of then.
    if (shown?.screen.kind === 'page-editor' && shown.path !== path) optimizer.forget(getRoute, { query: { path: shown.path } });
    const { data } = await optimizer.load(getRoute, { query: { path } });
    if (isRedirect(data)) return { goTo: data.redirectTo };
    // A failure passes. The document may carry it; who comes back to its address must not find it still there.
    if (isFailure(data.screen)) optimizer.forget(getRoute, { query: { path } });
    // Once: who comes back to a page that is still known has seen newer answers since.
    if (data.calls && !seeded.has(data.calls)) optimizer.seed(data.calls);
    seeded.add(data.calls ?? []);
    await fetchCodeFor(data);
    shown = data;
    return { content: data };
  }

  async function fetchCodeFor(answer: RouteAnswer): Promise<void> {
    try {
      await prepareAnswer(answer);
    } catch (error) {
      throw asCodeFailure(error);
    }
  }

  /** Offline, the page that is there stays; the one that was asked for comes when it can. */
  async function loadWhenBack(path: string, signal: AbortSignal | undefined): Promise<Found<RouteAnswer>> {
    await connection.untilBack(signal);
    // Who went on typing while they waited is asked once more.
    if (shown && !(await unsavedChanges.confirmLeaving())) return { goTo: shown.path };
    return loadOrSay(path, signal);
  }

  /** The session has ended, here or elsewhere. Only a new document forgets everything that this one knows. */
  function loadDocument(path: string): Promise<never> {
    unsavedChanges.forget();
    location.assign(path);
    return new Promise(() => {});
  }

  async function loadOrSay(path: string, signal?: AbortSignal): Promise<Found<RouteAnswer>> {
    if (shown && shown.path !== path && sessionEnd.getSnapshot().isEnded) return loadDocument(path);
    try {
      return await load(path);
    } catch (error) {
      if (!shown) throw error;
      if (isSessionGone(error)) return loadDocument(path);
      if (isOffline(error)) return loadWhenBack(path, signal);
      logNavigationFailure(log.write, path, error);
      return { content: failureAnswer(shown, path, error) };
    }
  }

  return loadOrSay;
}
