import { getRoute, isRedirect, type RouteAnswer } from '#app/route-answer.ts';
import { isOffline } from '#platform/web/api-error.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import type { Found } from '#platform/web/router.ts';
import type { Services } from '#platform/web/services.tsx';
import { failureAnswer } from './failure-answer.ts';
import { needsScript } from './screens/late-screen.tsx';

export interface FirstAnswer {
  answer: RouteAnswer;
  /** The document shows it already. Otherwise it takes the place of what came. */
  isInDocument: boolean;
}

interface RequestScope {
  path: string;
  optimizer: LoadOptimizer;
  connection: Services['connection'];
}

/**
 * What the browser begins with. A page of the server does without code that is gone: its links and forms work. One that only the browser
 * makes would stay empty, so there the reader is told.
 */
export async function beginWith(
  first: Found<RouteAnswer> | Promise<Found<RouteAnswer>>,
  { path, optimizer, connection }: RequestScope,
): Promise<FirstAnswer> {
  try {
    const found = await first;
    if (!('content' in found)) throw new Error('The page that came with the document leads elsewhere');
    return { answer: found.content, isInDocument: true };
  } catch (error) {
    const { data } = await optimizer.load(getRoute, { query: { path } });
    if (isRedirect(data) || !needsScript(data.screen)) throw error;
    if (isOffline(error)) connection.lose();
    return { answer: failureAnswer(data, path, error), isInDocument: false };
  }
}
