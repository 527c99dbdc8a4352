import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { adminPerson, showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import { UserQuery } from '../../model/admin-user.ts';
import { userDetail } from '../../testing/user-detail.ts';
import { UsersIndex } from './users-index.tsx';

const role = '5b0f1f8e-1111-4222-8333-444455556666';
const fatima = userDetail({ roleIds: [role] });
const self = userDetail({ ...adminPerson, kind: 'Admin', isActive: true });
const people = { items: [fatima, self], total: 2 };
const roles = [
  { guid: role, nameNl: 'Redactie', nameEn: 'Editors', description: '', isBuiltIn: false, version: 1, memberCount: 1, useCount: 0 },
];

/** What the address held before, so that one test leaves nothing to the next. */
const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

const answering = (about: (call: SentCall) => unknown) => (call: SentCall) =>
  call.url.pathname === '/api/roles' ? roles : (about(call) ?? people);

test('the index shows who there is, with their roles and kind, and says which one is you', async () => {
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(() => undefined),
  );
  const row = screen.getByRole('row', { name: /Aziz, Fatima/ });
  await expect.element(row.getByRole('link', { name: 'Aziz, Fatima' })).toHaveAttribute('href', `/admin/users/${fatima.guid}/profile`);
  await expect.element(row.getByText('Redactie')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Haven, Noor/ }).getByText('Dit ben jij')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Naam' })).toHaveAttribute('aria-sort', 'ascending');
});

test('what is sought, filtered and sorted by is asked for and stands in the address', async () => {
  const { screen, sent } = await showAdmin(
    <UsersIndex />,
    answering(() => undefined),
  );
  await screen.getByLabelText('Zoek op naam of e-mailadres').fill('fat');
  await screen.getByLabelText('Status').selectOptions('inactive');
  await screen.getByRole('button', { name: 'Laatst actief' }).click();
  const asked = { q: 'fat', status: 'inactive', sort: 'lastSeen' };
  await expect.poll(() => Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toMatchObject(asked);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject(asked);
});

test('nothing found says so and offers to clear what was sought', async () => {
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(({ url }) => (url.searchParams.get('q') ? { items: [], total: 0 } : undefined)),
  );
  await screen.getByLabelText('Zoek op naam of e-mailadres').fill('niemand');
  // Said once: not by a number beside the title as well.
  await expect.element(screen.getByText('Geen records gevonden')).toBeVisible();
  expect(screen.getByText('0', { exact: true }).query()).toBeNull();
  expect(screen.getByText(/niets gevonden/i).query()).toBeNull();
  await screen.getByRole('button', { name: 'Wis zoekwoord en filters' }).click();
  await expect.element(screen.getByRole('link', { name: 'Aziz, Fatima' })).toBeVisible();
  await expect.element(screen.getByLabelText('Zoek op naam of e-mailadres')).toHaveValue('');
});

test('R9.33 R9.34 how many people stand on a page is chosen, asked for and in the address; all of them too', async () => {
  const { screen, sent } = await showAdmin(
    <UsersIndex />,
    answering(({ url }) => (url.pathname === '/api/users' ? { items: [fatima], total: 240 } : undefined)),
  );
  await screen.getByRole('button', { name: 'Volgende' }).click();
  await screen.getByLabelText('Records per pagina:').selectOptions('100');
  await expect.element(screen.getByText('1 tot en met 100 van 240')).toBeVisible();
  const asked = Object.fromEntries(sent.findLast(({ url }) => url.pathname === '/api/users')?.url.searchParams ?? []);
  expect(asked).toMatchObject({ itemCount: '100', page: '1' });
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ perPage: '100' });
  await screen.getByLabelText('Records per pagina:').selectOptions('Alle');
  await expect.element(screen.getByText('1 tot en met 240 van 240')).toBeVisible();
  expect(location.search).not.toContain('page=2');
});

test.each(['99', '1.5', '-1'])('an address that names page %s, which is not there, shows one that is', async (page) => {
  history.replaceState(history.state, '', `?page=${page}`);
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(({ url }) => {
      const items = Number(url.searchParams.get('page')) <= 2 ? [fatima] : [];
      return url.pathname === '/api/users' ? { items, total: 26 } : undefined;
    }),
  );
  await expect.element(screen.getByRole('link', { name: 'Aziz, Fatima' })).toBeVisible();
});

test.each([`role=${'-'.repeat(36)}`, `q=${'a'.repeat(120)}`, 'q=%00', 'status=weg&kind=x&sort=x'])(
  'an address with %s asks for nothing that cannot be asked',
  async (search) => {
    history.replaceState(history.state, '', `?${search}`);
    const { screen, sent } = await showAdmin(
      <UsersIndex />,
      answering(() => undefined),
    );
    await expect.element(screen.getByRole('link', { name: 'Aziz, Fatima' })).toBeVisible();
    const asked = Object.fromEntries(sent.find(({ url }) => url.pathname === '/api/users')?.url.searchParams ?? []);
    expect(UserQuery.safeParse(asked).success).toBe(true);
    expect(asked['q'] ?? '').not.toContain('\0');
  },
);

test('an address that names a role that is not there says so, shows everybody, and can be rid of it', async () => {
  history.replaceState(history.state, '', `?role=${role.replace('5', '6')}&kind=koning`);
  const { screen, sent } = await showAdmin(
    <UsersIndex />,
    answering(() => undefined),
  );
  await expect.element(screen.getByText('Onbekend filter in het adres: Rol, Soort account. Daarop is niet gefilterd.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Aziz, Fatima' })).toBeVisible();
  expect(sent.findLast(({ url }) => url.pathname === '/api/users')?.url.searchParams.has('role')).toBe(false);
  await screen.getByRole('button', { name: 'Haal weg uit het adres' }).click();
  await expect.element(screen.getByText(/^Onbekend filter/)).not.toBeInTheDocument();
  expect(location.search).toBe('');
  await expect.element(screen.getByRole('heading', { name: 'Gebruikers' })).toHaveFocus();
});

test('an address that names a filter that is not there says so too, next to those with an unknown value', async () => {
  history.replaceState(history.state, '', `?property=nope&status=weg&invited=an&${'x'.repeat(40)}=1`);
  const { screen } = await showAdmin(
    <UsersIndex otherKeys={['invited']} />,
    answering(() => undefined),
  );
  const words = `Onbekend filter in het adres: Status, property, ${'x'.repeat(30)}…. Daarop is niet gefilterd.`;
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: 'Haal weg uit het adres' }).click();
  await expect.element(screen.getByText(/^Onbekend filter/)).not.toBeInTheDocument();
  expect(location.search).toBe('?invited=an');
});

test('a role that is there is no unknown filter', async () => {
  history.replaceState(history.state, '', `?role=${role}`);
  const { screen, sent } = await showAdmin(
    <UsersIndex />,
    answering(() => undefined),
  );
  await expect.element(screen.getByLabelText('Rol')).toHaveValue(role);
  expect(screen.getByText(/^Onbekend filter/).query()).toBeNull();
  expect(sent.findLast(({ url }) => url.pathname === '/api/users')?.url.searchParams.get('role')).toBe(role);
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  let isBroken = true;
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(() => (isBroken ? Response.json({ code: 'request.unavailable' }, { status: 503 }) : undefined)),
  );
  const retry = screen.getByRole('button', { name: 'Probeer opnieuw' });
  await expect.element(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect.element(screen.getByRole('link', { name: 'Aziz, Fatima' })).toBeVisible();
});

test('on a telephone nothing of people is cut off, and what the head of the table can do stands above them', async () => {
  await page.viewport(360, 740);
  const long = userDetail({
    email: 'wilhelmina.oude-wesselink-schimmelpenninck@ruimtelijke-ordening.noorderhaven.test',
    isVerified: false,
  });
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(() => ({ items: [long], total: 1 })),
  );
  await expect.element(screen.getByLabelText('Alles op deze pagina selecteren')).toBeVisible();
  await expect.element(screen.getByText('Alles', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Laatst actief' })).toBeVisible();
  for (const cell of document.querySelectorAll('tbody :is(th, td)')) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(360);
  await expect.element(screen.getByLabelText('Soort account')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Filters' }).click();
  await expect.element(screen.getByLabelText('Soort account')).toBeVisible();
});

test('on a telephone a person is a name, an address and what is unusual about them', async () => {
  await page.viewport(360, 740);
  const manager = userDetail({ guid: role.replace('5', '6'), lastName: 'Zwart', kind: 'ContentManager', roleIds: [role] });
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(({ url }) => (url.pathname === '/api/users' ? { items: [fatima, manager], total: 2 } : undefined)),
  );
  const row = screen.getByRole('row', { name: /Aziz, Fatima/ });
  await expect.element(row.getByText('fatima@plein.test')).toBeVisible();
  for (const word of ['Actief', 'Redactie']) await expect.element(row.getByText(word, { exact: true })).not.toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Zwart, Fatima/ }).getByText('Contentmanager')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Zwart, Fatima/ }).getByText('Redactie')).not.toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeLessThan(80);
});

test('people are known by their face: a photo, or the letters of their name or address', async () => {
  const photo = role;
  const nameless = userDetail({ guid: role.replace('5', '7'), firstName: '', lastName: '', email: 'wie@plein.test' });
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(({ url }) => (url.pathname === '/api/users' ? { items: [{ ...fatima, photo }, nameless], total: 2 } : undefined)),
  );
  const faceOf = (name: RegExp) => screen.getByRole('row', { name }).element().querySelector('[data-portrait]');
  await expect.element(screen.getByRole('link', { name: 'Aziz, Fatima' })).toBeVisible();
  expect(faceOf(/Aziz/)?.getAttribute('src')).toContain(`/a/${photo}?`);
  expect(faceOf(/wie@/)?.textContent).toBe('W');
});
