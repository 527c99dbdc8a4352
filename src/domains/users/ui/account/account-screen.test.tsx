import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../../tests/support/test-services.ts';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { fullName, type LoggedInUser } from '../../model/user.ts';
import { applicationUser } from '../../testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider, type CurrentUser } from '../current-user.tsx';
import { AccountScreen } from './account-screen.tsx';

const person = applicationUser();
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

beforeEach(() => {
  document.title = 'Mijn account';
});

afterEach(() => vi.unstubAllGlobals());

/** The screen as the application shows it; only the network behind it is the test's. */
async function show(answers: ((body: unknown) => Response)[], options: ShowOptions = {}) {
  const { language = 'nl', user = person, category = 'profile', userGuid = null, asked = definitions } = options;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/api/profilepropertydefinitions') return asked === null ? Response.json({}, { status: 503 }) : Response.json(asked);
    if (address.startsWith('/a/upload')) {
      sent.push((init?.body as FormData).get('file'));
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
              <AccountScreen category={category} userGuid={userGuid} pageNumber={1} />
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
  user?: LoggedInUser | null;
}

const saved = (body: unknown) => Response.json({ ...person, ...(body as object) });
const refused = (errors: object[]) => () => Response.json({ code: 'request.invalid', errors }, { status: 422 });

test('a person changes their name, is told that it is saved, and can take it back', async () => {
  const { screen, sent, notices, currentUser } = await show([saved, () => Response.json({ ...person, firstName: 'Eva' }), saved]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => notices.getSnapshot().map((notice) => notice.look)).toEqual(['positive']);
  expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Eva' });

  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => sent).toEqual([{ firstName: 'Eva' }, null, { firstName: 'Noor' }]);
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
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByText('Opslaan is niet gelukt. Uw tekst staat er nog. Probeer het opnieuw.')).toBeVisible();
});

test('an undo that fails says so in the form too, which keeps what was saved', async () => {
  const broken = () => Response.json({ code: 'request.unavailable' }, { status: 503 });
  const { screen, notices } = await show([saved, () => Response.json({ ...person, firstName: 'Eva' }), broken]);
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

const signedOut = () => Response.json({ code: 'request.unauthenticated' }, { status: 401 });

test('only what was changed is sent: what another tab changed meanwhile stays', async () => {
  const elsewhere = { ...person, lastName: 'Zee' };
  const { screen, sent } = await show([(body) => Response.json({ ...elsewhere, ...(body as object) })]);
  await screen.getByLabelText(/Tussenvoegsel/).fill('van der');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByLabelText('Achternaam')).toHaveValue('Zee');
  expect(sent).toEqual([{ middleName: 'van der' }]);
});

test('saving what is saved already says so without a call', async () => {
  const { screen, sent, notices } = await show([]);
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ title: 'Opgeslagen.', action: undefined }]);
  expect(sent).toEqual([]);
});

test.each([
  {
    language: 'nl' as const,
    save: 'Profiel opslaan',
    labels: ['Voornaam', 'Achternaam'] as const,
    since: { firstName: 'Eva', lastName: 'Zee' },
    sentAfter: [{ firstName: 'Noor' }],
    title: 'Deels teruggezet.',
  },
  {
    language: 'en' as const,
    save: 'Save profile',
    labels: ['First name', 'Last name'] as const,
    since: { firstName: 'Evi', lastName: 'Zee' },
    sentAfter: [],
    title: 'Not put back.',
  },
])('an undo leaves what was changed since, and says so ($language)', async ({ language, save, labels, since, sentAfter, title }) => {
  const { screen, sent, notices } = await show(
    [saved, () => Response.json({ ...person, ...since }), (body) => Response.json({ ...person, ...since, ...(body as object) })],
    { language },
  );
  await screen.getByLabelText(labels[0]).fill('Eva');
  await screen.getByLabelText(labels[1]).fill('Duin');
  await screen.getByRole('button', { name: save }).click();
  await expect.poll(() => notices.getSnapshot()).toHaveLength(1);
  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ look: 'warning', title }]);
  expect(sent).toEqual([{ firstName: 'Eva', lastName: 'Duin' }, null, ...sentAfter]);
  await expect.element(screen.getByLabelText(labels[1])).toHaveValue('Zee');
});

test('when the session has ended the text stays, and after signing in again the same save goes through', async () => {
  const { screen, sent, services, currentUser } = await show([signedOut, signedOut, () => Response.json(person), saved]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  const button = screen.getByRole('button', { name: 'Profiel opslaan' });
  await button.click();
  await expect.element(screen.getByRole('alert').getByText(/want u bent uitgelogd/)).toBeVisible();
  expect(services.sessionEnd.getSnapshot()).toEqual({ isEnded: true, isAsking: true, other: null });
  expect(currentUser.getSnapshot().user).toBeNull();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');

  await button.click();
  await expect.poll(() => currentUser.getSnapshot().user).toMatchObject({ firstName: 'Eva' });
  expect(services.sessionEnd.getSnapshot()).toEqual({ isEnded: false, isAsking: false, other: null });
  expect(sent).toEqual([{ firstName: 'Eva' }, null, null, { firstName: 'Eva' }]);
});

test('nothing is written in the name of somebody else who signed in since', async () => {
  const other = { ...person, guid: 'c5a4b1ef-7b4f-4a1d-8b46-1d9b6c7a2b22', firstName: 'Jan', lastName: 'Boersma' };
  const { screen, sent, services, currentUser } = await show([() => Response.json(other), () => Response.json(other)]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await cookieStore.set('XSRF-TOKEN', 'another-session');
  try {
    await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
    await expect.poll(() => services.sessionEnd.getSnapshot()).toEqual({ isEnded: true, isAsking: true, other: 'Jan Boersma' });
    expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Jan' });
    await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
    await expect.poll(() => sent).toEqual([null, null]);
    await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');
  } finally {
    await cookieStore.delete('XSRF-TOKEN');
  }
});

test('a save without a connection says that', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen, services } = await show([
    () => {
      throw new TypeError('Failed to fetch');
    },
  ]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByRole('alert').getByText(/u bent niet verbonden met internet/)).toBeVisible();
  expect(services.connection.getSnapshot()).toBe(true);
  vi.restoreAllMocks();
});

test('the title says that the form was refused, until it is mended', async () => {
  const { screen } = await show([refused([{ path: 'lastName', code: 'empty' }])]);
  const field = screen.getByLabelText('Achternaam');
  await field.fill('');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => document.title).toBe('Fout: Mijn account');
  await field.fill('Haven');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => document.title).toBe('Mijn account');
  await expect.element(screen.getByRole('link', { name: 'Vul uw achternaam in.' })).not.toBeInTheDocument();
});

test('Ctrl+S saves, and what is not saved yet is known as long as it is not', async () => {
  const { screen, sent, services } = await show([saved]);
  expect(services.unsavedChanges.areThere()).toBe(false);
  await screen.getByLabelText('Voornaam').fill('Eva');
  expect(services.unsavedChanges.areThere()).toBe(true);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent).toEqual([{ firstName: 'Eva' }]);
  await expect.poll(() => services.unsavedChanges.areThere()).toBe(false);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('R1.10 R2.33 the account has its pages, and says which one this is', async () => {
  const { screen } = await show([]);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeVisible();
  const links = screen.getByRole('navigation', { name: 'Mijn account' }).getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Profiel', '/account/profile', 'page'],
    ['Voorkeuren', '/account/preferences', null],
    ['Activiteit', '/account/activity', null],
    ['Privacy', '/account/privacy', null],
    ['Beveiliging', '/account/security', null],
  ]);
});

test('what is asked cannot be loaded: a person can try again', async () => {
  const { screen } = await show([], { asked: null });
  await expect.element(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
});

test('R3.06 R3.08 what is asked stands under its section and says who sees it, and only what was filled in is sent', async () => {
  const { screen, sent, currentUser } = await show([(body) => Response.json({ ...person, ...(body as object) })]);
  await expect.element(screen.getByRole('group', { name: 'Werk' })).toBeVisible();
  const phone = screen.getByLabelText(/Telefoon/);
  await expect.element(phone).toHaveAccessibleDescription('Alleen u ziet dit.');
  await expect.element(phone).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText('Kleuren').query()).toBeNull();
  await phone.fill('06 1234 5678');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => sent).toEqual([{ properties: [{ key: 'phone', value: '06 1234 5678' }] }]);
  await expect.poll(() => currentUser.property('phone')).toBe('06 1234 5678');
});

test('an answer that is refused says why at its field', async () => {
  const { screen } = await show([refused([{ path: 'properties.0.value', code: 'format_tel' }])]);
  await screen.getByLabelText(/Telefoon/).fill('bel mij');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByRole('link', { name: /Vul een telefoonnummer in/ })).toHaveAttribute('href', '#property-phone');
});

test('R5.04 a save that answers nothing leaves the person as they were', async () => {
  const { screen, currentUser } = await show([() => new Response(null, { status: 204 })]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');
  expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Noor' });
});

test('a person sees what others see of them, and nothing that is theirs alone', async () => {
  const properties = [
    { key: 'alias', value: 'Noortje' },
    { key: 'phone', value: '06 1234 5678' },
  ];
  const { screen } = await show([], { user: { ...person, properties } });
  await screen.getByText('Zo zien anderen u').click();
  const preview = screen.container.querySelector('details');
  expect(preview?.textContent).toContain('Noortje');
  expect(preview?.textContent).not.toContain('06 1234 5678');
});

test('a photo is uploaded, shown at once, and can be taken back', async () => {
  const guid = 'd0000000-0000-4000-8000-000000000001';
  const { screen, sent, notices } = await show([() => Response.json({ guid }), saved, saved]);
  const file = new File(['x'], 'ik.png', { type: 'image/png' });
  await expect.element(screen.getByRole('button', { name: 'Foto kiezen' })).toBeVisible();
  const input = screen.container.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLElement, file);
  await expect.poll(() => sent[1]).toEqual({ properties: [{ key: 'profielfoto', value: guid }] });
  expect(screen.container.querySelector('img')?.getAttribute('src')).toContain(`/a/${guid}?`);
  await expect.element(screen.getByRole('button', { name: 'Foto verwijderen' })).toBeVisible();
  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => sent[2]).toEqual({ properties: [{ key: 'profielfoto', value: '' }] });
});

test('a file that is no photo says so', async () => {
  const { screen } = await show([() => Response.json({ code: 'asset.type_unsupported' }, { status: 415 })]);
  await expect.element(screen.getByRole('button', { name: 'Foto kiezen' })).toBeVisible();
  await userEvent.upload(
    screen.container.querySelector('input[type=file]') as HTMLElement,
    new File(['x'], 'x.png', { type: 'image/png' }),
  );
  await expect.element(screen.getByText(/Dit bestand is geen foto/)).toBeVisible();
});

test('R1.23 staff see their fixed picture and why it is fixed', async () => {
  const { screen } = await show([], { user: { ...person, isMett: true } });
  await expect.element(screen.getByText(/Iedereen in dat team heeft dezelfde profielfoto/)).toBeVisible();
  expect(screen.container.querySelector('[data-portrait=staff]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Foto kiezen' }).query()).toBeNull();
});

test('a choice of colours counts at once, and can be taken back', async () => {
  const { screen, sent, notices } = await show([saved, saved], { category: 'preferences' });
  const mode = () => document.documentElement.getAttribute('data-colour-mode');
  await expect.element(screen.getByRole('radio', { name: 'auto' })).toBeChecked();
  expect(mode()).toBe('auto');
  await screen.getByText('dark', { exact: true }).click();
  await expect.poll(mode).toBe('dark');
  notices.getSnapshot()[0]?.action?.run();
  await expect
    .poll(() => sent)
    .toEqual([{ properties: [{ key: 'colourMode', value: 'dark' }] }, { properties: [{ key: 'colourMode', value: '' }] }]);
});

test('R9.04 how long a notice stays is chosen here, and known at once', async () => {
  const { screen, currentUser } = await show([saved], { category: 'preferences' });
  await screen.getByText('0 seconden', { exact: true }).click();
  await expect.poll(() => currentUser.property('notificationClose')).toBe('0');
});

test('the language that a person chose is that of their account, whatever the address says', async () => {
  const properties = [{ key: 'language', value: 'en' }];
  const { screen } = await show([], { user: { ...person, properties }, category: 'preferences' });
  const title = screen.getByRole('heading', { level: 1, name: 'My account' });
  await expect.element(title).toBeVisible();
  expect(title.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
  await expect.element(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/account/privacy');
});

test('what somebody did is told in words; nothing is said as well', async () => {
  const items = [
    { type: 'session.started', result: 'done', happenedOn: '2026-11-16T10:00:00.000Z' },
    { type: 'something.new', result: 'done', happenedOn: '2026-11-16T09:00:00.000Z' },
  ];
  const { screen } = await show([() => Response.json({ items, total: 60 })], { category: 'activity' });
  await expect.element(screen.getByText('U bent ingelogd.')).toBeVisible();
  await expect.element(screen.getByText('U heeft iets veranderd.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pagina 3' })).toHaveAttribute('href', '/account/activity?page=3');
});

test('who did nothing yet reads that', async () => {
  const { screen } = await show([() => Response.json({ items: [], total: 0 })], { category: 'activity' });
  await expect.element(screen.getByText('Hier ziet u straks wat u heeft gedaan.')).toBeVisible();
});

test('the privacy page says which terms were accepted and when', async () => {
  const privacy = { termsOfUseVersion: 2, termsOfUseVersionAccepted: 1, termsOfUseAcceptedOn: '2026-11-02T10:00:00.000Z', deleteOn: null };
  const { screen } = await show([() => Response.json(privacy)], { category: 'privacy' });
  await expect.element(screen.getByText('U heeft versie 1 van de gebruiksvoorwaarden aanvaard op 2 november 2026.')).toBeVisible();
  await expect.element(screen.getByText(/Er is een nieuwe versie: 2/)).toBeVisible();
});

test('R6.03 somebody else’s profile shows what they may be known by, and no way to change it', async () => {
  const other = {
    ...person,
    guid: 'c5a4b1ef-7b4f-4a1d-8b46-1d9b6c7a2b22',
    firstName: 'Jan',
    properties: [{ key: 'alias', value: 'Jantje' }],
  };
  const { screen } = await show([() => Response.json(other)], { userGuid: other.guid });
  await expect.element(screen.getByText('Jantje')).toBeVisible();
  await expect.element(screen.getByText('Jan Haven')).toBeVisible();
  expect(screen.getByRole('navigation').query()).toBeNull();
  expect(screen.container.querySelector('form')).toBeNull();
});

test('an account is deleted after its address was typed, and kept again on demand', async () => {
  const privacy = { termsOfUseVersion: 1, termsOfUseVersionAccepted: null, termsOfUseAcceptedOn: null, deleteOn: null };
  const asked = { ...privacy, deleteOn: '2026-11-30T10:00:00.000Z' };
  const answers = [() => Response.json(privacy), refused([{ path: 'confirmation', code: 'user.confirmation_differs' }])];
  const { screen, sent } = await show([...answers, () => Response.json(asked), () => Response.json(asked)], { category: 'privacy' });
  const field = screen.getByLabelText('Typ uw e-mailadres om dit te bevestigen');
  await field.fill('noor');
  await screen.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect.element(screen.getByText(/Dit is niet het e-mailadres van uw account/)).toBeVisible();
  await field.fill('noor@plein.test');
  await screen.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect.element(screen.getByText('Uw account wordt verwijderd op 30 november 2026.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Account toch houden' })).toBeVisible();
  expect(sent).toContainEqual({ confirmation: 'noor@plein.test' });
});
