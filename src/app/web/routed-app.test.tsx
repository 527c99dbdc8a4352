import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { getRoute, type RouteAnswer, type Screen } from '#app/route-answer.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { testServices } from '../../../tests/support/test-services.ts';
import { createAnswerLoader } from './answer-loader.ts';
import { appRoutes, routeId } from './routed-app.tsx';

const person = applicationUser();

const facts = { correlationId: 'abcdefgh', time: '2026-11-15T13:05:00Z', secondsToWait: 1 };
const failure: Screen = { kind: 'failure', code: 'request.unavailable', ...facts };
const refusal: Screen = { kind: 'refusal', reason: 'otherSite', code: 'request.cross_site', homeHref: '/', signInHref: '/login', ...facts };
const unauthorized: Screen = { kind: 'unauthorized', isSignedIn: true, signInHref: '/login' };

function answerAt(path: string, screen: Screen, status = 200): RouteAnswer {
  return {
    path,
    language: 'nl',
    status,
    head: { title: path, platformName: 'Gemeente Voorbeeld', language: 'nl' },
    chrome: { platformName: 'Gemeente Voorbeeld', platformDescription: '', homeHref: '/', languageLinks: [], signInHref: null },
    screen,
    hidesSiteParts: false,
    isInMainLayout: true,
    cacheToken: 1,
  };
}

let asked: string[];

/** Every address answers that nothing is there, unless the test knows better. */
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).searchParams.get('path') ?? '';
    asked.push(path);
    return Response.json(answerAt(path, path === '/besloten' ? unauthorized : { kind: 'not-found' }), {
      headers: { 'x-cache-token': '1' },
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The application on the document that the server sent for an address. */
async function openAt(first: RouteAnswer) {
  const key = requestKey(getRoute, { query: { path: first.path } });
  const optimizer = createLoadOptimizer({ serverCalls: [{ key, status: 200, data: first, cacheToken: '1' }] });
  const { services, logged } = testServices();
  const loadAnswer = createAnswerLoader(optimizer, services.log.write);
  const router = createMemoryRouter(
    appRoutes((url) => loadAnswer(url.pathname + url.search), null),
    { initialEntries: [first.path], hydrationData: { loaderData: { [routeId]: await loadAnswer(first.path) } } },
  );
  const screen = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={createCurrentUser(optimizer, person)}>
        <ServicesProvider services={services}>
          <RouterProvider router={router} />
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  return { screen, heading, router, services, optimizer, logged };
}

test('a failure that came with the document is shown without a call, and is not there any more for who comes back', async () => {
  const { heading, router } = await openAt(answerAt('/wonen', failure, 503));
  await expect.element(heading).toHaveTextContent('Er is een storing');
  await router.navigate('/besloten');
  await expect.element(heading).toHaveTextContent('U heeft geen toegang tot deze pagina');
  expect(asked).toEqual(['/besloten']);

  await router.navigate(-1);
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  expect(asked).toEqual(['/besloten', '/wonen']);
});

test('a refusal says what was refused, leads on, and is not there any more for who comes back', async () => {
  const { screen, heading, router } = await openAt(answerAt('/login', refusal, 403));
  await expect.element(heading).toHaveTextContent('Dit formulier kwam niet van onze website');
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
  await expect.element(screen.getByRole('link', { name: 'Probeer opnieuw' })).not.toBeInTheDocument();
  await router.navigate('/besloten');
  await router.navigate(-1);
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
});

test('what came with the document and is well is still there for who comes back', async () => {
  const { heading, router } = await openAt(answerAt('/besloten', unauthorized, 403));
  await router.navigate('/elders');
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  await router.navigate(-1);
  await expect.element(heading).toHaveTextContent('U heeft geen toegang tot deze pagina');
  expect(asked).toEqual(['/elders']);
});

test('an open dialog goes with its page, unanswered; a place within the page leaves it', async () => {
  const { screen, router, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  const answer = services.dialogs.confirm({ title: 'Pagina verwijderen?' });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await router.navigate('/besloten#onderaan');
  await expect.element(screen.getByRole('dialog')).toBeVisible();

  await router.navigate('/elders');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(await answer).toBe(false);
});

test('R4.02 signing out forgets who it was, and all that was loaded for them', async () => {
  const { screen, heading, router, services, optimizer } = await openAt(answerAt('/besloten', unauthorized, 403));
  await services.session.start();
  // The form itself would leave this page.
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await screen.getByRole('button', { name: 'Uitloggen' }).click();
  await expect.element(screen.getByText('Noor Haven')).not.toBeInTheDocument();
  expect(services.session.currentToken()).toBeNull();

  await router.navigate('/elders');
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  await optimizer.load(getRoute, { query: { path: '/besloten' } });
  expect(asked).toEqual(['/elders', '/besloten']);
});
