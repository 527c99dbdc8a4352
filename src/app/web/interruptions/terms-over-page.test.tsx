import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { getRoute, type RouteAnswer, type Screen } from '#app/route-answer.ts';
import { plainChrome } from '#app/testing/plain-chrome.ts';
import { noResources } from '#domains/blocks/model/resources.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider, type CurrentUser } from '#domains/users/ui/index.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { createLoadOptimizer, type LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { createRouter } from '#platform/web/router.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { memoryEntries } from '../../../../tests/support/memory-entries.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { createAnswerLoader } from '../answer-loader.ts';
import { RoutedApp } from '../routed-app.tsx';
import { askTerms } from './ask-terms.ts';

const reader = applicationUser({ termsOfUseVersionAccepted: 1 });
const withField: Screen = { kind: 'not-found', query: '', similar: [], contactHref: null };
const closed: Screen = {
  kind: 'unauthorized',
  isSignedIn: true,
  signInHref: '/login',
  contactHref: null,
  termsFirst: { title: 'Eerst akkoord', text: 'Lees ze.', link: { label: 'Voorwaarden', href: '/legal/terms-of-use/nl' } },
};

function pageWith(screen: Screen, termsVersion: number): RouteAnswer {
  return {
    path: '/wonen',
    language: 'nl',
    status: 200,
    head: { title: 'Wonen', platformName: 'Gemeente Voorbeeld', language: 'nl' },
    chrome: plainChrome,
    resources: noResources,
    screen,
    hidesSiteParts: false,
    isInMainLayout: true,
    termsVersion,
    themeHref: '/theme.css?v=1',
    cacheToken: 1,
  };
}

afterEach(() => vi.unstubAllGlobals());

/** A server where version 2 is in force: until that is accepted, the page is closed and nothing but the answer is saved. */
function serverWithNewTerms(): { accepted(): number } {
  let accepted = 1;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, location.origin);
    if (pathname === '/api/route') return Response.json(pageWith(accepted === 2 ? withField : closed, 2));
    if (pathname === '/api/termsofuse') return Response.json({ version: 2, acceptedVersion: 1, changes: [], text: { sections: [] } });
    const { termsOfUseVersionAccepted: answer } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as typeof reader;
    if (init?.method === 'PUT' && !answer) return Response.json({ code: 'request.terms_not_accepted' }, { status: 403 });
    accepted = answer ?? accepted;
    return Response.json({ ...reader, termsOfUseVersionAccepted: accepted });
  });
  return { accepted: () => accepted };
}

async function openAt(first: RouteAnswer) {
  const { services } = testServices({ person: () => ({ guid: reader.guid, name: 'Noor' }) });
  const key = requestKey(getRoute, { query: { path: first.path } });
  const optimizer: LoadOptimizer = createLoadOptimizer({
    ...services,
    serverCalls: [{ key, status: 200, data: first, cacheToken: '1' }],
    onTermsNeeded: () => askTerms(currentUser, optimizer),
  });
  const currentUser: CurrentUser = createCurrentUser(optimizer, reader);
  const load = createAnswerLoader(optimizer, services);
  await load(first.path);
  const router = createRouter({ first, load, unsavedChanges: services.unsavedChanges, entries: memoryEntries(first.path) });
  const screen = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={services}>
          <RoutedApp router={router} arrivals={null} />
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  return { screen, optimizer, heading: screen.getByRole('heading', { level: 1 }) };
}

test('R2.43 a save that is refused for new terms brings the question over the page, and what was typed is there after it', async () => {
  const { screen, heading, optimizer } = await openAt(pageWith(withField, 1));
  const field = screen.getByRole('main').getByRole('searchbox');
  await field.fill('fietspad');
  const server = serverWithNewTerms();
  await expect(optimizer.save(updateLoggedInUser, { body: { firstName: 'Eva' } })).rejects.toThrow('request.terms_not_accepted');
  const dialog = screen.getByRole('dialog', { name: 'Nieuwe gebruiksvoorwaarden' });
  await expect.element(dialog).toBeVisible();
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');

  await dialog.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.accepted()).toBe(2);
  await expect.element(field).toHaveValue('fietspad');
});

test('a page that waits for the terms comes by itself once they are accepted', async () => {
  serverWithNewTerms();
  const { screen, heading } = await openAt(pageWith(closed, 2));
  await expect.element(heading).toHaveTextContent('Eerst akkoord');
  await screen.getByRole('dialog').getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
});
