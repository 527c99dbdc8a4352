import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../../tests/support/test-services.ts';
import type { SessionView } from '../../model/session-view.ts';
import { NewEmailNotice, SecuritySettings } from './security-settings.tsx';

afterEach(() => vi.unstubAllGlobals());

const account = { email: 'noor@plein.test', newEmail: null as string | null, hasPassword: true, hasLocalLogin: true, shortestPassword: 12 };
const moment = '2026-11-05T13:05:00.000Z';
const here: SessionView = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  browser: 'Firefox',
  system: 'Windows',
  network: '192.0.2.0',
  signedInOn: moment,
  lastSeenOn: moment,
  isCurrent: true,
};
const there = { ...here, guid: '5b0f1f8e-1111-4222-8333-444455557777', browser: 'Safari', system: 'iPhone', isCurrent: false };

type Answers = Record<string, (body: unknown) => Response>;

/** The settings as the application shows them; only the network behind them is the test's. */
async function show(answers: Answers = {}, language: Language = 'nl') {
  const sent: { call: string; body: unknown }[] = [];
  const all: Answers = {
    'GET /api/account:security': () => Response.json(account),
    'GET /api/sessions': () => Response.json([here, there]),
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${address}`;
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    if (!call.startsWith('GET ')) sent.push({ call, body });
    return (all[call] ?? (() => Response.json({ code: 'request.unexpected' }, { status: 500 })))(body);
  });
  const { services } = testServices({ language, person: () => null, loadPerson: () => Promise.resolve() });
  const optimizer = createLoadOptimizer({ sessionEnd: services.sessionEnd, connection: services.connection });
  const screen = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <ServicesProvider services={services}>
        <LanguageProvider language={language}>
          <UiLanguage language={language}>
            <main>
              <h1>Mijn account</h1>
              <h2>Beveiliging</h2>
              <NewEmailNotice />
              <SecuritySettings />
            </main>
          </UiLanguage>
        </LanguageProvider>
      </ServicesProvider>
    </LoadOptimizerProvider>,
  );
  return { screen, sent, notices: services.notices };
}

const done = () => new Response(null, { status: 204 });
const refused = (code: string, errors: object[]) => () => Response.json({ code, errors }, { status: 422 });

test('a person changes their password with the current one, and the fields are empty afterwards', async () => {
  const { screen, sent, notices } = await show({ 'POST /api/account:password': done });
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await screen.getByLabelText('Huidig wachtwoord').fill('het oude wachtwoord');
  await screen.getByLabelText('Nieuw wachtwoord').fill('kiezelsteen vlaggenmast');
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await expect.poll(() => notices.getSnapshot().map(({ look }) => look)).toEqual(['positive']);
  expect(sent).toEqual([
    { call: 'POST /api/account:password', body: { currentPassword: 'het oude wachtwoord', password: 'kiezelsteen vlaggenmast' } },
  ]);
  await expect.element(screen.getByRole('button', { name: 'Wachtwoord veranderen' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await expect.element(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue('');
});

test('what is wrong with a password is said above the form and at its field', async () => {
  const wrong = [
    { path: 'currentPassword', code: 'auth.current_password_wrong' },
    { path: 'password', code: 'password.too_short' },
  ];
  const { screen } = await show({ 'POST /api/account:password': refused('request.invalid', wrong) });
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await expect.element(screen.getByRole('link', { name: /niet uw huidige wachtwoord/ })).toBeVisible();
  await screen.getByRole('link', { name: /minstens 12 tekens/ }).click();
  await expect.element(screen.getByLabelText('Nieuw wachtwoord')).toHaveFocus();
});

test('the forms are folded behind their buttons; who opens one goes on in its first field, who closes it at the button', async () => {
  const { screen } = await show({
    'POST /api/account:password': refused('request.invalid', [{ path: 'password', code: 'password.too_short' }]),
  });
  for (const [button, field] of [
    ['Wachtwoord veranderen', 'Huidig wachtwoord'],
    ['E-mailadres veranderen', 'Nieuw e-mailadres'],
  ] as const) {
    await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
    expect(screen.getByLabelText(field).elements()).toEqual([]);
    await screen.getByRole('button', { name: button }).click();
    await expect.element(screen.getByLabelText(field)).toHaveFocus();
    await screen.getByRole('button', { name: 'Annuleer' }).click();
    await expect.element(screen.getByRole('button', { name: button })).toHaveFocus();
  }
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await expect.element(screen.getByRole('link', { name: /minstens 12 tekens/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Annuleer' }).click();
  await screen.getByRole('button', { name: 'Wachtwoord veranderen' }).click();
  await expect.element(screen.getByRole('link', { name: /minstens 12 tekens/ })).not.toBeInTheDocument();
});

test('who thinks better of another address takes it back, and is told that its link does nothing any more', async () => {
  let newEmail: string | null = 'verkeerd@plein.test';
  const { screen, notices } = await show({
    'GET /api/account:security': () => Response.json({ ...account, newEmail }),
    'POST /api/account:keepEmail': () => {
      newEmail = null;
      return done();
    },
  });
  await screen.getByRole('button', { name: 'Huidig adres houden' }).click();
  await expect.element(screen.getByText(/verkeerd@plein.test/)).not.toBeInTheDocument();
  expect(notices.getSnapshot()).toMatchObject([{ title: 'Uw e-mailadres blijft zoals het is.' }]);
});

test('asking for another address says where the mail went, until it is confirmed', async () => {
  let newEmail: string | null = null;
  const { screen, notices } = await show({
    'GET /api/account:security': () => Response.json({ ...account, newEmail }),
    'POST /api/account:email': (body) => {
      newEmail = (body as { email: string }).email;
      return done();
    },
  });
  await expect.element(screen.getByText('Uw e-mailadres is noor@plein.test.')).toBeVisible();
  await screen.getByRole('button', { name: 'E-mailadres veranderen' }).click();
  await screen.getByLabelText('Nieuw e-mailadres').fill('nieuw@plein.test');
  await screen.getByRole('button', { name: 'E-mailadres veranderen' }).click();
  await expect.element(screen.getByText(/We hebben een mail gestuurd naar nieuw@plein.test/)).toBeVisible();
  // Nothing was saved yet.
  expect(notices.getSnapshot()).toMatchObject([{ title: 'Mail verstuurd.' }]);
});

test('each device has its words; another one can be signed out, this one is marked', async () => {
  let sessions = [here, there];
  const { screen, sent } = await show({
    'GET /api/sessions': () => Response.json(sessions),
    [`DELETE /api/sessions/${there.guid}`]: () => {
      sessions = [here];
      return done();
    },
  });
  await expect.element(screen.getByText('Firefox op Windows')).toBeVisible();
  await expect.element(screen.getByText('Dit apparaat')).toBeVisible();
  await screen.getByRole('button', { name: 'Uitloggen op Safari op iPhone' }).click();
  await expect.element(screen.getByText('U bent nergens anders ingelogd.')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual([`DELETE /api/sessions/${there.guid}`]);
});

test('all other devices are signed out after a question', async () => {
  const { screen, sent } = await show({ 'POST /api/sessions:endOthers': () => Response.json({ ended: 1 }) });
  await screen.getByRole('button', { name: 'Op alle andere apparaten uitloggen' }).click();
  expect(sent).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Op alle andere apparaten uitloggen' }).click();
  await expect.poll(() => sent.map(({ call }) => call)).toEqual(['POST /api/sessions:endOthers']);
});

test('who has no password is led to the page for one, and asked for none', async () => {
  const { screen } = await show({ 'GET /api/account:security': () => Response.json({ ...account, hasPassword: false }) });
  await expect.element(screen.getByRole('link', { name: /Vraag dan een link/ })).toHaveAttribute('href', '/reset');
  await screen.getByRole('button', { name: 'E-mailadres veranderen' }).click();
  await expect.element(screen.getByLabelText('Nieuw e-mailadres')).toBeVisible();
  expect(screen.getByLabelText('Huidig wachtwoord').elements()).toEqual([]);
});

test('where nobody signs in with a password, nothing is said about one', async () => {
  const { screen } = await show({
    'GET /api/account:security': () => Response.json({ ...account, hasPassword: false, hasLocalLogin: false }),
  });
  await expect.element(screen.getByRole('heading', { name: 'E-mailadres' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Wachtwoord' }).elements()).toEqual([]);
});

test('what could not be loaded says so, and can be tried again', async () => {
  let tries = 0;
  const { screen } = await show({
    'GET /api/account:security': () => ((tries += 1) === 1 ? Response.json({}, { status: 500 }) : Response.json(account)),
  });
  await expect.element(screen.getByText('Uw gegevens over inloggen konden niet worden geladen.')).toBeVisible();
  await screen.getByRole('button', { name: /opnieuw/i }).click();
  await expect.element(screen.getByRole('heading', { name: 'Wachtwoord' })).toBeVisible();
});

test('who confirmed a new address in the mail is told so above everything else', async () => {
  history.replaceState(null, '', '?message=email-changed');
  const { screen } = await show();
  await expect.element(screen.getByText(`Uw nieuwe e-mailadres is bevestigd. U logt voortaan in met ${account.email}.`)).toBeVisible();
  await screen.unmount();
  history.replaceState(null, '', location.pathname);
  const later = await show();
  await expect.element(later.screen.getByText(`Uw e-mailadres is ${account.email}.`)).toBeVisible();
  await expect.element(later.screen.getByText(/is bevestigd/)).not.toBeInTheDocument();
});

test.each(['nl', 'en'] as const)('axe finds nothing in %s, and nothing scrolls sideways at 360 px', async (language) => {
  await page.viewport(360, 740);
  const { screen } = await show(
    { 'GET /api/account:security': () => Response.json({ ...account, newEmail: 'nieuw@plein.test' }) },
    language,
  );
  await expect.element(screen.getByText(/Firefox (op|on) Windows/)).toBeVisible();
  await screen.getByRole('button', { name: /Wachtwoord veranderen|Change password/ }).click();
  await screen.getByRole('button', { name: /E-mailadres veranderen|Change email address/ }).click();
  const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
