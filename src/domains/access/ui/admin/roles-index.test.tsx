import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import type { RoleDetail, RoleSummary } from '#domains/roles/model/role.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { RolesIndex } from './roles-index.tsx';

const editors: RoleSummary = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  nameNl: 'Redactie',
  nameEn: 'Editors',
  description: 'Schrijft het nieuws',
  isBuiltIn: false,
  version: 2,
  memberCount: 3,
  useCount: 1,
};
const admins: RoleSummary = { ...editors, guid: builtInRoleGuid.Admin, nameNl: 'Beheerder', nameEn: 'Admin', isBuiltIn: true };

const noor = {
  guid: '5b0f1f8e-3333-4222-8333-444455556666',
  firstName: 'Noor',
  middleName: '',
  lastName: 'Haven',
  email: 'noor@plein.test',
};
const news = {
  guid: '5b0f1f8e-4444-4222-8333-444455556666',
  kind: 'page' as const,
  title: 'Nieuws',
  isForSeeing: true,
  isForEditing: false,
  isForAdding: true,
  isInBlock: false,
};
const detail: RoleDetail = {
  ...editors,
  members: [noor],
  uses: [news],
  fields: [{ key: 'team', nameNl: 'Team', nameEn: 'Team' }],
  invitationCount: 2,
};

const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

const answering = (about: (call: SentCall) => unknown) => (call: SentCall) => {
  const given = about(call);
  if (given !== undefined) return given;
  if (call.url.pathname === '/api/roles') return [editors, admins];
  return call.url.pathname.startsWith('/api/roles/') ? detail : { items: [], total: 0 };
};

test('the index shows every role, and opens one beside it', async () => {
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(() => undefined),
  );
  await expect.element(screen.getByRole('row', { name: /Beheerder/ }).getByText('Ingebouwd')).toBeVisible();
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Redactie');
  expect(location.search).toContain(`role=${editors.guid}`);
});

test('an address that names a role that is gone says so, and can be rid of it', async () => {
  history.replaceState(history.state, '', `?role=${editors.guid.replace(/./, 'f')}`);
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(() => undefined),
  );
  await expect.element(screen.getByText('Wat het adres noemt, is er niet of niet meer.')).toBeVisible();
  await screen.getByRole('button', { name: 'Haal weg uit het adres' }).click();
  await expect.element(screen.getByText('Wat het adres noemt, is er niet of niet meer.')).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('on a telephone a role is its name, with how many have it and where it is used below', async () => {
  await page.viewport(360, 740);
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(() => undefined),
  );
  const row = screen.getByRole('row', { name: /Redactie/ });
  await expect.element(row.getByRole('button', { name: 'Redactie' })).toBeVisible();
  await expect.element(row.getByText('Schrijft het nieuws')).not.toBeVisible();
  const [members, uses] = ['3', '1'].map((count) => row.getByText(count, { exact: true }).element().getBoundingClientRect());
  expect(members?.top).toBe(uses?.top);
  expect(row.element().getBoundingClientRect().height).toBeLessThan(90);
});

test('R6.19 a built-in role can be looked at and not changed', async () => {
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(() => undefined),
  );
  await screen.getByRole('button', { name: 'Beheerder' }).click();
  await expect.element(screen.getByText(/Daarom kun je de rol niet wijzigen/)).toBeVisible();
  expect(screen.getByLabelText('Naam in het Nederlands').query()).toBeNull();
});

test('a name that is taken is said at the field, and nothing typed is lost', async () => {
  const taken = { code: 'role.name_taken', errors: [{ path: 'nameNl', code: 'role.name_taken' }] };
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(({ method }) => (method === 'POST' ? Response.json(taken, { status: 409 }) : undefined)),
  );
  await screen.getByRole('button', { name: 'Nieuwe rol' }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Redactie');
  await screen.getByLabelText('Naam in het Engels').fill('Newsroom');
  await screen.getByRole('button', { name: 'Maak rol' }).click();
  await expect.element(screen.getByRole('link', { name: /Er is al een rol met deze naam/ })).toHaveAttribute('href', '#nameNl');
  await expect.element(screen.getByLabelText('Naam in het Engels')).toHaveValue('Newsroom');
  expect(screen.getByRole('button', { name: /^Open de rol/ }).query()).toBeNull();
});

test('a role that was made although its answer was lost is offered when the next try finds its name taken', async () => {
  const made = { ...editors, guid: noor.guid, nameNl: 'Wijkteam', nameEn: 'District' };
  let roles = [editors];
  const { screen, services } = await showAdmin(
    <RolesIndex />,
    answering(({ method, url }) => {
      if (url.pathname === '/api/roles' && method === 'GET') return roles;
      if (method !== 'POST') return url.pathname === `/api/roles/${made.guid}` ? { ...detail, ...made } : undefined;
      if (roles.includes(made)) {
        const taken = { code: 'role.name_taken', errors: [{ path: 'nameNl', code: 'role.name_taken' }] };
        return Response.json(taken, { status: 409 });
      }
      roles = [editors, made];
      return Response.json({}, { status: 504 });
    }),
  );
  await screen.getByRole('button', { name: 'Nieuwe rol' }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Wijkteam');
  await screen.getByLabelText('Naam in het Engels').fill('District');
  await screen.getByRole('button', { name: 'Maak rol' }).click();
  await expect.element(screen.getByText(/^Het is niet zeker of dit is gelukt/)).toBeVisible();
  await screen.getByLabelText('Naam in het Engels').fill('Neighbourhood team');
  await screen.getByRole('button', { name: 'Maak rol' }).click();
  await expect.element(screen.getByText('Je vorige poging is misschien toch gelukt.')).toBeVisible();
  await screen.getByRole('button', { name: 'Open de rol Wijkteam' }).click();
  // What was typed differs from what stands there, and goes.
  await expect.poll(() => services.dialogs.getSnapshot()).toHaveLength(1);
  services.dialogs.getSnapshot()[0]?.confirm();
  await expect.element(screen.getByRole('dialog', { name: 'Wijkteam' }).getByLabelText('Naam in het Engels')).toHaveValue('District');
});

test('removing a role tells what follows from it, and asks first', async () => {
  const { screen, sent } = await showAdmin(
    <RolesIndex />,
    answering(({ method }) => (method === 'DELETE' ? { guid: editors.guid, memberCount: 3, useCount: 1 } : undefined)),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await expect.element(screen.getByText('3 mensen verliezen deze rol. De rol is op 1 plek in gebruik.')).toBeVisible();
  await screen.getByRole('button', { name: 'Verwijder Redactie' }).first().click();
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await screen.getByRole('dialog', { name: 'Rol Redactie verwijderen?' }).getByRole('button', { name: 'Verwijder Redactie' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'DELETE').map(({ url, headers }) => [url.pathname, headers.get('if-match')]))
    .toEqual([[`/api/roles/${editors.guid}`, '"2"']]);
});

const changesIn = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url.pathname, body]);

test('people are found by typing and given the role by the keyboard alone; one is taken from by a button', async () => {
  const sanne = { ...noor, guid: '5b0f1f8e-5555-4222-8333-444455556666', firstName: 'Sanne', email: 'sanne@plein.test', roleIds: [] };
  const { screen, sent } = await showAdmin(
    <RolesIndex />,
    answering(({ url, method }) => {
      if (method === 'POST') return { changed: [sanne.guid], refused: [] };
      return url.pathname === '/api/users' ? { items: [{ ...noor, roleIds: [editors.guid] }, sanne], total: 2 } : undefined;
    }),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  const field = screen.getByRole('combobox', { name: 'Geef iemand deze rol' });
  await field.fill('san');
  // Who has the role already is not on offer.
  await expect.element(screen.getByRole('option', { name: /Sanne/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('option', { name: /Noor/ }).query()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => changesIn(sent)).toEqual([['POST', '/api/users:roles', { guids: [sanne.guid], add: [editors.guid] }]]);
  await expect.element(field).toHaveValue('');
  await screen.getByRole('button', { name: 'Haal weg bij Noor Haven' }).click();
  await expect.poll(() => changesIn(sent).at(-1)).toEqual(['POST', '/api/users:roles', { guids: [noor.guid], remove: [editors.guid] }]);
});

test('the first Escape shuts what was found, and leaves the role open', async () => {
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(({ url }) => (url.pathname === '/api/users' ? { items: [{ ...noor, roleIds: [] }], total: 1 } : undefined)),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await screen.getByRole('combobox', { name: 'Geef iemand deze rol' }).fill('noor');
  await expect.element(screen.getByRole('option', { name: /Noor/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox', { includeHidden: true }).first()).not.toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Redactie' })).toBeVisible();
});

test('a role says what it opens: pages to see, edit and add to, fields of profiles, and invitations', async () => {
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(() => undefined),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  const row = screen.getByRole('table', { name: 'Wat deze rol mag' }).getByRole('row', { name: /Nieuws/ });
  await expect.element(row.getByRole('cell').nth(0)).toHaveTextContent('Ja');
  await expect.element(row.getByRole('cell').nth(1)).toHaveTextContent('Nee');
  await expect.element(row.getByRole('cell').nth(2)).toHaveTextContent('Ja');
  await expect.element(screen.getByText('Ziet op profielen: Team.')).toBeVisible();
  await expect.element(screen.getByText('2 uitnodigingen geven deze rol.')).toBeVisible();
});

test('what a role sees of a page is explained, and can be looked at', async () => {
  const sees = { isAllowed: false, reason: 'noRole', roleId: null };
  const edits = { isAllowed: false, reason: 'noContentManager', roleId: null };
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(({ url }) => {
      if (url.pathname.endsWith(':explain')) return { sees, edits, wanted: { see: [admins.guid], edit: [] } };
      const languages = { nl: { title: 'Nieuws', href: '/nieuws' }, en: { title: 'News', href: '/en/news' } };
      return url.pathname.startsWith('/api/pages') ? { items: [{ guid: news.guid, languages }], total: 1 } : undefined;
    }),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await screen.getByRole('combobox', { name: 'Zoek een pagina' }).fill('nieu');
  await screen.getByRole('option', { name: /Nieuws/ }).click();
  await expect.element(screen.getByText(/want voor de pagina is een andere rol nodig: Beheerder\./)).toBeVisible();
  const look = screen.getByRole('button', { name: 'Bekijk de pagina als Redactie' }).element();
  expect(new FormData((look as HTMLButtonElement).form ?? undefined).get('returnTo')).toBe('/nieuws');
});

test('a role that was just made says so where it opens, above what comes next', async () => {
  const made = { ...editors, guid: noor.guid, nameNl: 'Wijkteam', nameEn: 'Neighbourhood team' };
  let roles = [editors];
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(({ method, url }) => {
      if (method === 'POST') roles = [editors, made];
      return method === 'POST' ? made : url.pathname === '/api/roles' ? roles : undefined;
    }),
  );
  await screen.getByRole('button', { name: 'Nieuwe rol' }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Wijkteam');
  await screen.getByLabelText('Naam in het Engels').fill('Neighbourhood team');
  await screen.getByRole('button', { name: 'Maak rol' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Wijkteam' });
  await expect.element(drawer.getByText('De rol is gemaakt.')).toBeVisible();
  expect(drawer.element().contains(document.activeElement)).toBe(true);
});

test('a copy starts with the words of its original', async () => {
  const { screen, sent } = await showAdmin(
    <RolesIndex />,
    answering(({ method }) => (method === 'POST' ? { ...editors, guid: noor.guid } : undefined)),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await screen.getByRole('button', { name: 'Dupliceer deze rol' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Kopie van Redactie');
  await screen.getByRole('button', { name: 'Maak rol' }).click();
  await expect.poll(() => changesIn(sent).at(-1)?.[2]).toMatchObject({ nameEn: 'Copy of Editors', copyOf: editors.guid });
});

test('a role that somebody else changed meanwhile is loaded again, and what was typed is saved on top of it', async () => {
  let current = editors;
  const { screen, sent, notices } = await showAdmin(
    <RolesIndex />,
    answering(({ method, url, headers }) => {
      if (method !== 'PUT') return url.pathname === '/api/roles' ? [current, admins] : undefined;
      return headers.get('if-match') === '"2"' ? Response.json({ code: 'request.stale' }, { status: 412 }) : { ...current, version: 4 };
    }),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await screen.getByRole('textbox', { name: /^Omschrijving/ }).fill('Schrijft');
  current = { ...editors, nameEn: 'Newsroom', version: 3 };
  await screen.getByRole('button', { name: 'Rol opslaan' }).click();
  await screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveFocus();
  await expect.element(screen.getByLabelText('Naam in het Engels')).toHaveValue('Newsroom');
  await expect.element(screen.getByRole('textbox', { name: /^Omschrijving/ })).toHaveValue('Schrijft');
  await screen.getByRole('button', { name: 'Rol opslaan' }).click();
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body, headers }) => [body, headers.get('if-match')]);
  await expect.poll(puts).toEqual([
    [{ description: 'Schrijft' }, '"2"'],
    [{ description: 'Schrijft' }, '"3"'],
  ]);
  await expect.poll(() => notices.getSnapshot().some(({ action }) => action !== undefined)).toBe(true);
  notices
    .getSnapshot()
    .find(({ action }) => action !== undefined)
    ?.action?.run();
  await expect.poll(() => puts().at(-1)).toEqual([{ description: editors.description }, '"4"']);
});

/** Stores one role as the server does: from another version than it has, nothing. */
function storing() {
  let current = editors;
  let onItsWay: Promise<void> = Promise.resolve();
  async function put({ body, headers }: SentCall) {
    if (headers.get('if-match') !== `"${current.version}"`) return Response.json({ code: 'request.stale' }, { status: 412 });
    const saved = (current = { ...current, ...(body as object), version: current.version + 1 });
    await onItsWay;
    return saved;
  }
  return {
    answer: answering((call) => {
      if (call.method === 'PUT') return put(call);
      if (call.method === 'POST') return { changed: [noor.guid], refused: [] };
      if (call.url.pathname === '/api/roles') return [current, admins];
      return call.url.pathname.startsWith('/api/roles/') ? { ...detail, ...current } : undefined;
    }),
    now: () => current,
    change: (change: Partial<RoleSummary>) => void (current = { ...current, ...change, version: current.version + 1 }),
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      onItsWay = promise;
      return resolve;
    },
  };
}

test('what is typed while a role is saved stays, and is saved next', async () => {
  const server = storing();
  const { screen, notices, services } = await showAdmin(<RolesIndex />, server.answer);
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Nieuwsdienst');
  const arrive = server.holdAnswers();
  const save = screen.getByRole('button', { name: 'Rol opslaan' });
  await save.click();
  await expect.poll(() => server.now().nameNl).toBe('Nieuwsdienst');
  await screen.getByLabelText('Naam in het Engels').fill('News desk');
  arrive();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toContain('Opgeslagen.');
  await expect.element(screen.getByLabelText('Naam in het Engels')).toHaveValue('News desk');
  expect(services.unsavedChanges.areThere()).toBe(true);
  await save.click();
  await expect.poll(() => server.now()).toMatchObject({ nameNl: 'Nieuwsdienst', nameEn: 'News desk' });
});

test('a role that was loaded again while its new name was typed is not overwritten unasked', async () => {
  const server = storing();
  const { screen } = await showAdmin(<RolesIndex />, server.answer);
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Nieuwsdienst');
  server.change({ nameNl: 'Persdienst', description: 'Staat de pers te woord' });
  await screen.getByRole('button', { name: 'Haal weg bij Noor Haven' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Persdienst' })).toBeVisible();
  const save = screen.getByRole('button', { name: 'Rol opslaan' });
  await save.click();
  await screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).click();
  expect(server.now().nameNl).toBe('Persdienst');
  const form = screen.getByRole('dialog', { name: 'Persdienst' });
  await expect.element(form.getByText('Iemand anders wijzigde intussen: Naam in het Nederlands, Omschrijving.')).toBeVisible();
  await expect.element(form.getByText('Nu staat er bij Naam in het Nederlands: Persdienst')).toBeVisible();
  await expect.element(form.getByText('Nu staat er bij Omschrijving: Staat de pers te woord')).toBeVisible();
  await expect.element(form.getByLabelText('Naam in het Nederlands')).toHaveValue('Nieuwsdienst');
  // Saved again, one's own is kept.
  await save.click();
  await expect.poll(() => server.now()).toMatchObject({ nameNl: 'Nieuwsdienst', description: 'Staat de pers te woord' });
});
