import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { fullName, type LoggedInUser } from '#domains/users/model/user.ts';
import { createCurrentUser, CurrentUserProvider, type CurrentUser } from '#domains/users/ui/index.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import type { Language } from '#platform/shared/language.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { KnownEventsProvider } from '#platform/web/known-events.tsx';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { knownEvents } from '../../../../tests/support/known-events.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { AccountScreen } from '../ui/account-screen.tsx';

export const person = applicationUser();
const colours = ['light', 'dark', 'auto'].map((value) => ({ value, label: { nl: value, en: value } }));
const seconds = ['5', '10', '20', '0'].map((value) => ({ value, label: { nl: `${value} seconden`, en: `${value} seconds` } }));
const definitions = [
  propertyDefinition({ key: 'profielfoto', inputType: 'photo', label: 'Profielfoto' }),
  propertyDefinition({ key: 'alias', label: 'Roepnaam' }),
  propertyDefinition({ key: 'phone', inputType: 'tel', label: 'Telefoon', visibleFor: 'me' }),
  propertyDefinition({ key: 'accountEmail', inputType: 'email', label: 'E-mailadres', visibleFor: 'me' }),
  propertyDefinition({
    key: 'colourMode',
    section: 'preferences',
    inputType: 'radio',
    options: colours,
    defaultValue: 'auto',
    label: 'Kleuren',
  }),
  propertyDefinition({
    key: 'notificationClose',
    section: 'preferences',
    inputType: 'radio',
    options: seconds,
    defaultValue: '10',
    label: 'Sluiten',
  }),
];

/** The screen as the application shows it; only the network behind it is the test's. */
export async function showAccount(answers: ((body: unknown) => Response)[], options: ShowOptions = {}) {
  const {
    language = 'nl',
    user = person,
    category = 'profile',
    userGuid = null,
    asked = definitions,
    copies = [],
    deleteOn = null,
  } = options;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/api/profilepropertydefinitions') return asked === null ? Response.json({}, { status: 503 }) : Response.json(asked);
    if (address === '/api/profiles:privacy' && category !== 'privacy') return Response.json({ ...nothingAgreed, deleteOn });
    if (address === '/api/dataexports' && (init?.method ?? 'GET') === 'GET') return Response.json(copies);
    if (address.startsWith('/a/upload')) {
      sent.push(init?.body instanceof FormData ? init.body.get('file') : null);
      return (answers.shift() ?? (() => Response.json({}, { status: 500 })))(null);
    }
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    sent.push(body);
    return (answers.shift() ?? (() => Response.json({}, { status: 500 })))(body);
  });
  const { services, logged } = testServices({
    language,
    person: () => {
      const { user: known } = currentUser.getSnapshot();
      return known && { guid: known.guid, name: fullName(known) };
    },
    loadPerson: () => currentUser.reload(),
  });
  const optimizer = createLoadOptimizer({ sessionEnd: services.sessionEnd, connection: services.connection });
  const currentUser: CurrentUser = createCurrentUser(optimizer, user);
  const screen = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={services}>
          <LanguageProvider language={language}>
            <UiLanguage language={language}>
              <KnownEventsProvider events={knownEvents}>
                <AccountScreen category={category} userGuid={userGuid} pageNumber={1} />
              </KnownEventsProvider>
            </UiLanguage>
          </LanguageProvider>
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  return { screen, sent, services, notices: services.notices, currentUser, logged };
}

interface ShowOptions {
  language?: Language;
  category?: 'profile' | 'preferences' | 'activity' | 'privacy' | 'security';
  userGuid?: string | null;
  asked?: typeof definitions | null;
  /** Of their data, that they had made. */
  copies?: object[];
  user?: LoggedInUser | null;
  /** When their account is emptied; the page on privacy has the answers of the test. */
  deleteOn?: string | null;
}

const nothingAgreed = { termsOfUseVersion: 1, termsOfUseVersionAccepted: null, termsOfUseAcceptedOn: null, cookies: null };

export const saved = (body: unknown) => Response.json({ ...person, ...(body as object) });
export const refused = (errors: object[]) => () => Response.json({ code: 'request.invalid', errors }, { status: 422 });
