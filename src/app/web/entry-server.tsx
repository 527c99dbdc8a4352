import '#ui/styles/index.css';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { RouteAnswer } from '#app/route-answer.ts';
import { getLoggedInUser } from '#domains/users/model/user.contract.ts';
import type { LoggedInUser } from '#domains/users/model/user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import type { ServerCalls } from '#platform/web/server-calls.ts';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { preloadedFont } from '#ui/styles/fonts.ts';
import { App } from './app.tsx';
import { appRoutes } from './routed-app.tsx';

export { preloadedFont };

/** A visitor's page: finished, and nothing in the browser takes it over. */
export function renderForVisitor(answer: RouteAnswer): string {
  return renderToString(<App answer={answer} />);
}

/** The same page inside the router, exactly as the browser will build it when it takes over. */
export async function renderForApp(answer: RouteAnswer, calls: ServerCalls): Promise<string> {
  const handler = createStaticHandler(appRoutes(() => Promise.resolve(answer), null));
  const context = await handler.query(new Request(`http://localhost${answer.path}`));
  if (context instanceof Response) throw new Error('A page that is being rendered cannot redirect');
  const optimizer = createLoadOptimizer({ serverCalls: calls });
  const userCall = calls.find(({ key }) => key === requestKey(getLoggedInUser));
  const currentUser = createCurrentUser(optimizer, userCall?.status === 200 ? (userCall.data as LoggedInUser) : null);
  return renderToString(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
}
