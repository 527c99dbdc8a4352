import { redirect } from 'react-router';
import { getRoute, isRedirect, type RouteAnswer } from '#app/route-answer.ts';
import { isTrouble } from '#app/trouble.ts';
import { ApiError } from '#platform/web/api-error.ts';
import type { WriteLog } from '#platform/web/client-log.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { logNavigationFailure } from '#platform/web/navigation.ts';
import { failureAnswer } from './failure-answer.ts';
import { prepareScreen } from './screens/browser-screen.tsx';

/** Finds out what to show at an address, with the code of its screen. What cannot be loaded is a page that says so, inside the page that was there. */
export function createAnswerLoader(optimizer: LoadOptimizer, write: WriteLog): (path: string) => Promise<RouteAnswer> {
  let shown: RouteAnswer | undefined;

  async function load(path: string): Promise<RouteAnswer> {
    const { data } = await optimizer.load(getRoute, { query: { path } });
    // oxlint-disable-next-line typescript/only-throw-error -- this is how the router is told to go elsewhere
    if (isRedirect(data)) throw redirect(data.redirectTo);
    // Trouble passes. The document may carry it; who comes back to its address must not find it still there.
    if (isTrouble(data.screen)) optimizer.forget(getRoute, { query: { path } });
    await prepareScreen(data.screen);
    shown = data;
    return data;
  }

  return async (path) => {
    try {
      return await load(path);
    } catch (error) {
      if (error instanceof Response || !shown) throw error;
      if (error instanceof ApiError && error.status === 401) return loadDocument(path);
      logNavigationFailure(write, path, error);
      return failureAnswer(shown, path, error);
    }
  };
}

/** The session has ended, here or elsewhere. Only a new document forgets everything that this one knows. */
function loadDocument(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => {});
}
