import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import type { RoleSummary } from '../../model/role.ts';
import { builtInRoleGuid } from '../../model/roles.ts';
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

const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

const answering = (about: (call: SentCall) => unknown) => (call: SentCall) => {
  const given = about(call);
  if (given !== undefined) return given;
  return call.url.pathname === '/api/roles' ? [editors, admins] : { ...editors, members: [], uses: [] };
};

test('R2.16 the index shows every role, and opens one beside it', async () => {
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(() => undefined),
  );
  await expect.element(screen.getByRole('row', { name: /Beheerder/ }).getByText('Ingebouwd')).toBeVisible();
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Redactie');
  expect(location.search).toContain(`role=${editors.guid}`);
});

test('R6.19 a built-in role can be looked at and not changed', async () => {
  const { screen } = await showAdmin(
    <RolesIndex />,
    answering(() => undefined),
  );
  await screen.getByRole('button', { name: 'Beheerder' }).click();
  await expect.element(screen.getByText(/Daarom kun je haar niet wijzigen/)).toBeVisible();
  expect(screen.container.querySelector('form')).toBeNull();
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
});

test('removing a role tells what follows from it, and asks first', async () => {
  const { screen, sent } = await showAdmin(
    <RolesIndex />,
    answering(({ method }) => (method === 'DELETE' ? { guid: editors.guid, memberCount: 3, useCount: 1 } : undefined)),
  );
  await screen.getByRole('button', { name: 'Redactie' }).click();
  await expect.element(screen.getByText('3 mensen verliezen deze rol. 1 pagina of item vraagt de rol.')).toBeVisible();
  await screen.getByRole('button', { name: 'Verwijder Redactie' }).first().click();
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await screen.getByRole('dialog', { name: 'Rol Redactie verwijderen?' }).getByRole('button', { name: 'Verwijder Redactie' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'DELETE').map(({ url, headers }) => [url.pathname, headers.get('if-match')]))
    .toEqual([[`/api/roles/${editors.guid}`, '"2"']]);
});
