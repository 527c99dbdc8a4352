import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { createClientLog } from '#platform/web/client-log.ts';
import { createDialogs } from '#platform/web/dialogs.ts';
import { createErrorStatus } from '#platform/web/error-status.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { createNotices } from '#platform/web/notices.ts';
import { createPageLoading } from '#platform/web/page-loading.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { createSession } from '#platform/web/session.ts';
import { createTasks } from '#platform/web/tasks.ts';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import type { ApplicationUser } from '../../model/user.ts';
import { createCurrentUser, CurrentUserProvider } from '../current-user.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const person: ApplicationUser = {
  guid: 'b4f3a0de-6a3e-4f0c-9a35-0c8a5b6f1a11',
  firstName: 'Noor',
  middleName: '',
  lastName: 'Haven',
  email: 'noor@plein.test',
  isAdmin: false,
  isMett: false,
  isDeveloper: false,
  isContentManager: false,
  isActive: true,
  roleIds: [],
  termsOfUseVersionAccepted: null,
  properties: [],
  version: 1,
};

afterEach(() => vi.unstubAllGlobals());

/** The screen as the application shows it; only the network behind it is the test's. */
async function show(answers: ((body: unknown) => Response)[], language: Language = 'nl') {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    sent.push(body);
    return (answers.shift() ?? (() => Response.json({}, { status: 500 })))(body);
  });
  const optimizer = createLoadOptimizer();
  const notices = createNotices();
  const log = createClientLog();
  const currentUser = createCurrentUser(optimizer, person);
  const services = {
    log,
    notices,
    tasks: createTasks({
      notices,
      write: log.write,
      language: () => language,
      isContentManager: () => false,
      notificationClose: () => undefined,
    }),
    dialogs: createDialogs(),
    session: createSession({ fetchToken: () => Promise.resolve({ accessToken: '' }) }),
    pageLoading: createPageLoading(),
    errorStatus: createErrorStatus(),
  };
  const screen = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={services}>
          <LanguageProvider language={language}>
            <UiLanguage language={language}>
              <ProfileScreen />
            </UiLanguage>
          </LanguageProvider>
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  return { screen, sent, notices, currentUser };
}

const saved = (body: unknown) => Response.json({ ...person, ...(body as object) });
const refused = (errors: object[]) => () => Response.json({ code: 'request.invalid', errors }, { status: 422 });

test('a person changes their name, is told that it is saved, and can take it back', async () => {
  const { screen, sent, notices, currentUser } = await show([saved, saved]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => notices.getSnapshot().map((notice) => notice.look)).toEqual(['positive']);
  expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Eva' });

  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual({ firstName: 'Noor', middleName: '', lastName: 'Haven' });
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Noor');
});

test.each([
  { language: 'nl' as const, label: 'Achternaam', save: 'Profiel opslaan', words: 'Vul uw achternaam in.' },
  { language: 'en' as const, label: 'Last name', save: 'Save profile', words: 'Enter your last name.' },
])(
  'what is wrong stands above the form and at the field, and nothing typed is lost ($language)',
  async ({ language, label, save, words }) => {
    const { screen } = await show([refused([{ path: 'lastName', code: 'empty' }])], language);
    await screen.getByLabelText(label).fill('');
    await screen.getByRole('button', { name: save }).click();
    await expect.element(screen.getByRole('link', { name: words })).toHaveAttribute('href', '#lastName');
    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words) as unknown as string);
    await expect.element(screen.getByLabelText(language === 'nl' ? 'Voornaam' : 'First name')).toHaveValue('Noor');
  },
);

test('a save that fails for another reason says so in the form', async () => {
  const { screen } = await show([() => Response.json({ code: 'request.unavailable' }, { status: 503 })]);
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByText('Opslaan is niet gelukt. Uw tekst staat er nog. Probeer het opnieuw.')).toBeVisible();
});
