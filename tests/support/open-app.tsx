import { render } from 'vitest-browser-react';
import { getRoute, type RouteAnswer, type Screen } from '#app/route-answer.ts';
import { plainFrame } from '#app/testing/plain-frame.ts';
import { createAnswerLoader } from '#app/web/answer-loader.ts';
import { lookAtAccount } from '#app/web/interruptions/look-at-account.ts';
import { RoutedApp } from '#app/web/routed-app.tsx';
import { noPageResources } from '#domains/list-items/testing/no-page-resources.ts';
import { fullName, type ApplicationUser } from '#domains/users/model/user.ts';
import { createCurrentUser, CurrentUserProvider, type CurrentUser } from '#domains/users/ui/index.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { createLoadOptimizer, type LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { createRouter } from '#platform/web/router.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { memoryEntries } from './memory-entries.ts';
import { testServices } from './test-services.ts';

/** What the server answers at an address, in Dutch. */
export function answerAt(path: string, screen: Screen, status = 200): RouteAnswer {
  return {
    path,
    language: 'nl',
    status,
    head: { title: path, platformName: 'Gemeente Voorbeeld', language: 'nl' },
    frame: { ...plainFrame, platformName: 'Gemeente Voorbeeld' },
    resources: noPageResources,
    screen,
    hidesFrameParts: false,
    isInMainLayout: true,
    themeHref: '/theme.css?v=1',
    cacheToken: 1,
  };
}

/** The application as somebody has it, on the document that the server sent for an address; only the network is the test's. */
export async function openAppAt(first: RouteAnswer, person: ApplicationUser) {
  const key = requestKey(getRoute, { query: { path: first.path } });
  const { services, logged } = testServices({
    person: () => {
      const { user } = currentUser.getSnapshot();
      return user && { guid: user.guid, name: fullName(user) };
    },
    loadPerson: () => currentUser.reload(),
  });
  const optimizer: LoadOptimizer = createLoadOptimizer({
    ...services,
    serverCalls: [{ key, status: 200, data: first, cacheToken: '1' }],
    onAccountHeld: () => lookAtAccount(currentUser, optimizer),
  });
  const currentUser: CurrentUser = createCurrentUser(optimizer, person);
  const load = createAnswerLoader(optimizer, services);
  await load(first.path);
  const entries = memoryEntries(first.path);
  const router = createRouter({ first, load, unsavedChanges: services.unsavedChanges, entries });
  const screen = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={services}>
          <RoutedApp router={router} arrivals={null} />
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  return { screen, heading, router, entries, services, optimizer, currentUser, logged };
}
