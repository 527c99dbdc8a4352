import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../../tests/support/test-services.ts';
import type { LoggedInUser } from '../../model/user.ts';
import { applicationUser } from '../../testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider } from '../current-user.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const person = applicationUser();

afterEach(() => vi.unstubAllGlobals());

/** The screen as the application shows it; only the network behind it is the test's. */
async function show(answers: ((body: unknown) => Response)[], { language = 'nl', user = person }: ShowOptions = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    sent.push(body);
    return (answers.shift() ?? (() => Response.json({}, { status: 500 })))(body);
  });
  const optimizer = createLoadOptimizer();
  const { services, logged } = testServices({ language });
  const currentUser = createCurrentUser(optimizer, user);
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
  return { screen, sent, notices: services.notices, currentUser, logged };
}

interface ShowOptions {
  language?: Language;
  user?: LoggedInUser | null;
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
    const { screen } = await show([refused([{ path: 'lastName', code: 'empty' }])], { language });
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

test('an undo that fails says so in the form too, which keeps what was saved', async () => {
  const { screen, notices } = await show([saved, () => Response.json({ code: 'request.unavailable' }, { status: 503 })]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => notices.getSnapshot()).toHaveLength(1);
  notices.getSnapshot()[0]?.action?.run();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');
});

test('who could not be loaded is tried again on demand, and a failure of that is said and logged', async () => {
  const { screen, logged } = await show(
    [() => Response.json({ code: 'request.unavailable' }, { status: 503 }), () => Response.json(person)],
    {
      user: null,
    },
  );
  const retry = screen.getByRole('button', { name: 'Probeer opnieuw' });
  await retry.click();
  await expect.poll(() => logged).toEqual([[3, 'Loading the user failed', expect.stringContaining('Could not load application user')]]);
  await expect.element(screen.getByText('Uw gegevens kunnen nu niet worden geladen.')).toBeVisible();

  await retry.click();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Noor');
});

test('an account that was switched off gets no form', async () => {
  const { guid, firstName, middleName, lastName } = person;
  const { screen } = await show([], { user: { guid, firstName, middleName, lastName, isActive: false } });
  await expect.element(screen.getByRole('heading', { name: 'Mijn account' })).toBeVisible();
  expect(screen.container.querySelector('form')).toBeNull();
});
