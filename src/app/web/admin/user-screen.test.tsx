import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { adminPerson, showAdmin, type SentCall } from '../../../../tests/support/show-admin.tsx';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { UserScreen } from './user-screen.tsx';

const role = '5b0f1f8e-1111-4222-8333-444455556666';
const roles = [
  { guid: role, nameNl: 'Redactie', nameEn: 'Editors', description: '', isBuiltIn: false, version: 1, memberCount: 1, useCount: 0 },
];
const fatima = userDetail({ roleIds: [role] });
const colours = { value: 'dark', label: { nl: 'Donker', en: 'Dark' } };
const definitions = [
  propertyDefinition({ key: 'jobTitle', label: 'Functie' }),
  propertyDefinition({ key: 'colourMode', section: 'preferences', inputType: 'radio', options: [colours], label: 'Kleuren' }),
];

beforeEach(() => browserPage.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const noEvents = { entries: [], hasNewer: false, hasOlder: false, count: 0, person: null, object: null };

const answering =
  (about: (call: SentCall) => unknown, user = fatima) =>
  (call: SentCall) =>
    ({ '/api/roles': roles, '/api/profilepropertydefinitions': definitions, '/api/audit': noEvents })[call.url.pathname] ??
    about(call) ??
    user;

test('R2.15 the five parts of an account are real links, and the one that is shown is marked', async () => {
  const { screen } = await showAdmin(
    <UserScreen guid={fatima.guid} category="privacy" />,
    answering(() => undefined),
  );
  const parts = screen.getByRole('navigation', { name: 'Onderdelen van het account van Fatima Aziz' });
  for (const [name, category] of [
    ['Profiel', 'profile'],
    ['Voorkeuren', 'preferences'],
    ['Activiteit', 'activity'],
    ['Privacy', 'privacy'],
    ['Beveiliging', 'security'],
  ]) {
    await expect.element(parts.getByRole('link', { name })).toHaveAttribute('href', `/admin/users/${fatima.guid}/${category}`);
  }
  await expect.element(parts.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'page');
});

test.each(['profile', 'security'] as const)('every way on from the %s of somebody is at least 24 px high', async (category) => {
  await browserPage.viewport(360, 740);
  const { screen } = await showAdmin(
    <UserScreen guid={fatima.guid} category={category} />,
    answering(() => undefined),
  );
  await expect.element(screen.getByRole('link', { name: 'Gebruikers' })).toBeVisible();
  // A link within a sentence is as high as its line.
  const alone = [...screen.container.querySelectorAll('a')].filter(
    (link) => link.parentElement?.textContent === link.textContent || !link.closest('p'),
  );
  const low = alone.filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24);
  expect(low.map((link) => link.textContent)).toEqual([]);
});

test.each([
  { category: 'profile' as const, shown: 'Functie', answer: 'Boswachter', hidden: 'Kleuren' },
  { category: 'preferences' as const, shown: 'Kleuren', answer: 'Donker', hidden: 'Functie' },
])('$category shows what somebody filled in there by its name, in words', async ({ category, shown, answer, hidden }) => {
  const properties = [
    { key: 'jobTitle', value: 'Boswachter' },
    { key: 'colourMode', value: 'dark' },
  ];
  const { screen } = await showAdmin(
    <UserScreen guid={fatima.guid} category={category} />,
    answering(() => undefined, { ...fatima, properties }),
  );
  await expect.element(screen.getByRole('term').filter({ hasText: shown })).toBeVisible();
  await expect.element(screen.getByRole('definition').filter({ hasText: answer })).toBeVisible();
  expect(screen.getByText(hidden, { exact: true }).query()).toBeNull();
});

test('only what was changed is sent, with the version it was made from', async () => {
  const { screen, sent } = await showAdmin(
    <UserScreen guid={fatima.guid} category="profile" />,
    answering(({ method, body }) => (method === 'PUT' ? { ...fatima, ...(body as object), version: 4 } : undefined)),
  );
  await screen.getByLabelText('Contentmanager').click();
  await screen.getByLabelText('Redactie').click();
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body, headers }) => [body, headers.get('if-match')]))
    .toEqual([[{ isContentManager: true, roleIds: [] }, '"3"']]);
});

test('R6.21 the ticks of staff are closed for who is not staff, and say why; each right says where it comes from', async () => {
  const { screen } = await showAdmin(
    <UserScreen guid={fatima.guid} category="profile" />,
    answering(() => undefined),
  );
  await expect.element(screen.getByLabelText('Productmedewerker')).toBeDisabled();
  await expect
    .element(screen.getByLabelText('Productmedewerker'))
    .toHaveAccessibleDescription(expect.stringContaining('Alleen productmedewerkers kunnen dit wijzigen.') as unknown as string);
  await expect.element(screen.getByRole('region', { name: 'Profiel' })).toMatchTextContent(/Redactie omdat een beheerder deze rol gaf/);
});

test('R6.22 nobody takes their own admin tick away, and is told why', async () => {
  const self = userDetail({ ...adminPerson, kind: 'Admin', isActive: true });
  const { screen } = await showAdmin(
    <UserScreen guid={self.guid} category="profile" />,
    answering(() => undefined, self),
  );
  await expect.element(screen.getByRole('checkbox', { name: 'Beheerder' })).toBeDisabled();
  await expect
    .element(screen.getByRole('checkbox', { name: 'Beheerder' }))
    .toHaveAccessibleDescription(expect.stringContaining('Ben je de enige? Maak dan eerst iemand anders beheerder.') as unknown as string);
});

test('an answer that was lost on its way is not called a failure', async () => {
  const other = userDetail();
  const { screen } = await showAdmin(
    <UserScreen guid={other.guid} category="profile" />,
    answering(({ method }) => (method === 'PUT' ? Response.json({}, { status: 504 }) : undefined), other),
  );
  await screen.getByLabelText('Voornaam').fill('Farah');
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect.element(screen.getByRole('alert').getByText('Het is niet zeker of dit is gelukt. Probeer het opnieuw.')).toBeVisible();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Farah');
});

test('the last admin is refused in words, and nothing typed is lost', async () => {
  const other = userDetail({ isAdmin: true, kind: 'Admin' });
  const { screen } = await showAdmin(
    <UserScreen guid={other.guid} category="profile" />,
    answering(({ method }) => (method === 'PUT' ? Response.json({ code: 'user.last_admin' }, { status: 409 }) : undefined), other),
  );
  await screen.getByLabelText('Voornaam').fill('Farah');
  await screen.getByRole('checkbox', { name: 'Beheerder' }).click();
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect.element(screen.getByText('Dit is de laatste beheerder. Maak eerst iemand anders beheerder.')).toBeVisible();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Farah');
});

test('what somebody else changed meanwhile is loaded and named, and what was typed stays and is saved on top of it', async () => {
  let current = fatima;
  const { screen, sent } = await showAdmin(
    <UserScreen guid={fatima.guid} category="profile" />,
    answering(({ method, url, headers }) => {
      if (method !== 'PUT') return url.pathname === `/api/users/${fatima.guid}` ? current : undefined;
      return headers.get('if-match') === '"4"' ? { ...current, version: 5 } : Response.json({ code: 'request.stale' }, { status: 412 });
    }),
  );
  await screen.getByLabelText('Voornaam').fill('Farah');
  current = { ...fatima, lastName: 'Bakker', isContentManager: true, version: 4 };
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Laad de nieuwe gegevens' })).toBeInViewport();
  await screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).click();
  await expect.element(screen.getByText('Iemand anders wijzigde intussen: Achternaam, Contentmanager.')).toBeVisible();
  await expect.element(screen.getByLabelText('Achternaam')).toHaveValue('Bakker');
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Farah');
  await expect.element(screen.getByLabelText('Voornaam')).toHaveFocus();
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body, headers }) => [body, headers.get('if-match')]))
    .toEqual([
      [{ firstName: 'Farah' }, '"3"'],
      [{ firstName: 'Farah' }, '"4"'],
    ]);
});

test('the notice of a new name names the person by it, and by the former one when that is put back', async () => {
  let current = fatima;
  const { screen, notices } = await showAdmin(
    <UserScreen guid={fatima.guid} category="profile" />,
    answering(({ method, url, body }) => {
      if (url.pathname !== `/api/users/${fatima.guid}`) return undefined;
      if (method === 'PUT') current = { ...current, ...(body as object), version: current.version + 1 };
      return current;
    }),
  );
  await screen.getByLabelText('Voornaam').fill('Farah');
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ title: 'Opgeslagen.', message: 'Farah Aziz' }]);
  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ title: 'Teruggezet.', message: 'Fatima Aziz' }]);
});

test('roles that cannot be fetched are not said to be none', async () => {
  let isBroken = true;
  const { screen } = await showAdmin(<UserScreen guid={fatima.guid} category="profile" />, (call) => {
    const isOfRoles = call.url.pathname === '/api/roles';
    return isOfRoles && isBroken ? Response.json({ code: 'request.unavailable' }, { status: 503 }) : answering(() => undefined)(call);
  });
  const retry = screen.getByRole('button', { name: 'Probeer opnieuw' });
  await expect.element(retry).toBeVisible();
  expect(screen.getByText(/Er zijn nog geen/).query()).toBeNull();
  isBroken = false;
  await retry.click();
  await expect.element(screen.getByLabelText('Redactie')).toBeVisible();
});

test('somebody who is not there gets a way back to the others', async () => {
  const { screen } = await showAdmin(
    <UserScreen guid={fatima.guid} category="profile" />,
    answering(() => Response.json({ code: 'user.not_found' }, { status: 404 })),
  );
  await expect.element(screen.getByRole('link', { name: 'Naar alle gebruikers' })).toHaveAttribute('href', '/admin/users');
});

test('an account is deleted after a question, which can be taken back at once and later', async () => {
  let current = fatima;
  const { screen, sent, notices } = await showAdmin(
    <UserScreen guid={fatima.guid} category="privacy" />,
    answering(({ method, url }) => {
      if (method !== 'POST') return url.pathname === `/api/users/${fatima.guid}` ? current : undefined;
      current = { ...fatima, deleteOn: url.pathname.endsWith(':delete') ? '2026-12-01T10:00:00.000Z' : null };
      return current;
    }),
  );
  const acts = () => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname.split(':').at(-1));
  await screen.getByRole('button', { name: 'Verwijder dit account' }).click();
  expect(acts()).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Account van Fatima Aziz verwijderen?' });
  await dialog.getByRole('button', { name: 'Verwijder dit account' }).click();
  await expect.element(screen.getByText(/Dit account wordt verwijderd op 1 december 2026/)).toBeVisible();
  expect(notices.getSnapshot()[0]?.action).toBeDefined();
  await expect.element(screen.getByRole('button', { name: 'Bewaar dit account' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Bewaar dit account' }).click();
  await expect.element(screen.getByRole('button', { name: 'Verwijder dit account' })).toHaveFocus();
  expect(acts()).toEqual(['delete', 'keep']);
});

test('nobody deletes their own account here, and reads where they do', async () => {
  const self = userDetail({ ...adminPerson, kind: 'Admin', isActive: true });
  const { screen } = await showAdmin(
    <UserScreen guid={self.guid} category="privacy" />,
    answering(() => undefined, self),
  );
  await expect.element(screen.getByText(/Je eigen account verwijder je bij Mijn account/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verwijder dit account' }).query()).toBeNull();
});

type Shown = Awaited<ReturnType<typeof showAdmin>>['screen'];

/** From the head of the page, whichever part of it is open. */
async function chooseHelp(screen: Shown, act: RegExp): Promise<void> {
  await screen.getByRole('button', { name: 'Help deze persoon' }).click();
  await screen.getByRole('menuitem', { name: act }).click();
}

test('A1 the help for somebody is a menu that works by keyboard, and gives the focus back', async () => {
  const { screen } = await showAdmin(
    <UserScreen guid={fatima.guid} category="profile" />,
    answering(() => undefined, userDetail({ hasTotp: true })),
  );
  const button = screen.getByRole('button', { name: 'Help deze persoon' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const items = screen.getByRole('menuitem');
  await expect.element(items.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(items.last()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(items.query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(items.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('A1 an account is switched off from the head of its page after a question, and on again without one', async () => {
  let current = fatima;
  const { screen, sent, notices } = await showAdmin(<UserScreen guid={fatima.guid} category="profile" />, (call) => {
    if (call.method === 'POST') current = { ...fatima, isActive: call.url.pathname.endsWith(':activate') };
    return answering(() => undefined, current)(call);
  });
  const acts = () => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname.split(':').at(-1));
  const told = () => notices.getSnapshot().map(({ title, message }) => `${title}${message}`);
  await chooseHelp(screen, /^Deactiveer/);
  const dialog = screen.getByRole('dialog', { name: 'Fatima Aziz deactiveren?' });
  await expect.element(dialog.getByText(/moet deze persoon overal opnieuw inloggen/)).toBeVisible();
  expect(acts()).toEqual([]);
  await dialog.getByRole('button', { name: 'Deactiveer' }).click();
  await expect.poll(told).toEqual(['Fatima Aziz is gedeactiveerd.']);
  await expect.element(screen.getByRole('button', { name: 'Help deze persoon' })).toHaveFocus();
  await chooseHelp(screen, /^Activeer weer/);
  await expect.poll(told).toContain('Fatima Aziz is weer geactiveerd.');
  expect(acts()).toEqual(['deactivate', 'activate']);
});

test('signing somebody out everywhere asks first', async () => {
  const session = {
    guid: role,
    userAgent: 'Firefox',
    network: '127.0.0.0',
    signedInOn: '2026-11-01T10:00:00.000Z',
    lastSeenOn: '2026-11-01T10:00:00.000Z',
    hasSecondFactor: false,
  };
  const { screen, sent } = await showAdmin(
    <UserScreen guid={fatima.guid} category="security" />,
    answering(() => undefined, { ...fatima, sessions: [session] }),
  );
  await chooseHelp(screen, /^Log overal uit/);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Log overal uit' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname))
    .toEqual([`/api/users/${fatima.guid}:endSessions`]);
});

test.each([
  { act: 'sendResetLink', button: 'Stuur een link voor een nieuw wachtwoord', says: /De link gaat naar fatima@plein\.test/ },
  { act: 'resetSecondFactors', button: 'Zet de tweede stap uit', says: /alleen als je zeker weet/ },
])('who cannot get in is helped after a question: $act', async ({ act, button, says }) => {
  const { screen, sent } = await showAdmin(
    <UserScreen guid={fatima.guid} category="security" />,
    answering(() => undefined, userDetail({ hasTotp: true })),
  );
  await chooseHelp(screen, new RegExp(`^${button}`));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(says)).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await dialog.getByRole('button', { name: button }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname))
    .toEqual([`/api/users/${fatima.guid}:${act}`]);
});

test('what is not there is not taken away, and one’s own account is looked after elsewhere', async () => {
  const without = await showAdmin(
    <UserScreen guid={fatima.guid} category="security" />,
    answering(() => undefined, userDetail({ hasTotp: false, passkeys: 0 })),
  );
  await without.screen.getByRole('button', { name: 'Help deze persoon' }).click();
  await expect.element(without.screen.getByRole('menuitem', { name: /^Stuur een link voor/ })).toBeVisible();
  expect(without.screen.getByRole('menuitem', { name: /^Zet de tweede stap uit/ }).query()).toBeNull();
  await without.screen.unmount();
  const own = await showAdmin(
    <UserScreen guid={adminPerson.guid} category="security" />,
    answering(() => undefined, userDetail({ guid: adminPerson.guid, hasTotp: true })),
  );
  await own.screen.getByRole('button', { name: 'Help deze persoon' }).click();
  await expect.element(own.screen.getByRole('menuitem', { name: /^Waarom ziet/ })).toBeVisible();
  expect(own.screen.getByRole('menuitem').all()).toHaveLength(1);
});

test('the rule that decides about a page is put into words', async () => {
  const page = { guid: role, isInMenu: true, updatedOn: '2026-11-01T10:00:00.000Z' };
  const words = { title: 'Nieuws', href: '/nieuws', state: 'published' };
  const found = { items: [{ ...page, languages: { nl: words, en: words } }], total: 1 };
  const { screen } = await showAdmin(
    <UserScreen guid={fatima.guid} category="profile" />,
    answering(({ url }) => {
      if (url.pathname === '/api/pages:index') return url.searchParams.get('q') === 'nieuws' ? found : { items: [], total: 0 };
      if (!url.pathname.endsWith(':explain')) return undefined;
      return {
        sees: { isAllowed: true, reason: 'role', roleId: role },
        edits: { isAllowed: false, reason: 'noContentManager', roleId: null },
        wanted: { see: [role], edit: [] },
      };
    }),
  );
  await chooseHelp(screen, /^Waarom ziet/);
  const field = screen.getByRole('combobox', { name: 'Zoek een pagina' });
  await field.fill('niets');
  await expect.element(screen.getByText('Geen pagina gevonden.')).toBeVisible();
  await field.fill('nieuws');
  await screen.getByRole('option', { name: /^Nieuws/ }).click();
  await expect.element(screen.getByText('Mag zien', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/want deze persoon is geen contentmanager/)).toBeVisible();
});
