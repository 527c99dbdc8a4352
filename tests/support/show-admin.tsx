import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { knownEvents } from '#app/events.ts';
import { proveAgain } from '#app/web/interruptions/prove-again.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import type { Language } from '#platform/shared/language.ts';
import { createLoadOptimizer, type LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { KnownEventsProvider } from '#platform/web/known-events.tsx';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from './test-services.ts';

// What the test runner has in the address is no filter of any list.
history.replaceState(history.state, '', location.pathname);

export const adminPerson = { ...applicationUser(), isAdmin: true };

export interface SentCall {
  method: string;
  url: URL;
  body: unknown;
  headers: Headers;
}

/** An admin screen as the application shows it; only the network behind it is the test's. */
export async function showAdmin(
  screen: ReactNode,
  answer: (call: SentCall) => unknown,
  { language = 'nl' as Language, person = adminPerson, seesFailures = false } = {},
) {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = {
      method: init?.method ?? 'GET',
      url: new URL(address, location.origin),
      body: JSON.parse(typeof init?.body === 'string' ? init.body : 'null') as unknown,
      headers: new Headers(init?.headers),
    };
    sent.push(call);
    const given = await answer(call);
    return given instanceof Response ? given : Response.json(given);
  });
  const { services } = testServices({
    language,
    address: 'je',
    isContentManager: seesFailures,
    person: () => ({ guid: person.guid, name: 'Noor' }),
    loadPerson: async () => {},
  });
  const optimizer: LoadOptimizer = createLoadOptimizer({
    connection: services.connection,
    proveAgain: () => proveAgain({ services, optimizer, language }),
  });
  const shown = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={createCurrentUser(optimizer, person)}>
        <ServicesProvider services={services}>
          <LanguageProvider language={language} address="je">
            <UiLanguage language={language}>
              <KnownEventsProvider events={knownEvents}>{screen}</KnownEventsProvider>
            </UiLanguage>
          </LanguageProvider>
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  return { screen: shown, sent, services, notices: services.notices };
}
