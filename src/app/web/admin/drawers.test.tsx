import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuditPage } from '#domains/audit/model/audit.ts';
import { AuditIndex } from '#domains/audit/ui/admin/audit-index.tsx';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { PropertiesIndex } from '#domains/properties/ui/admin/properties-index.tsx';
import type { RoleSummary } from '#domains/roles/model/role.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { RolesIndex } from '#domains/access/ui/admin/roles-index.tsx';
import { showAdmin } from '../../../../tests/support/show-admin.tsx';

const jobTitle = { ...propertyDefinition(), isActive: true, valueCount: 0, usedOptions: [] };
const numbers = { version: 1, memberCount: 0, useCount: 0 };
const admins: RoleSummary = {
  guid: builtInRoleGuid.Admin,
  nameNl: 'Beheerder',
  nameEn: 'Admin',
  description: '',
  isBuiltIn: true,
  ...numbers,
};
const editors: RoleSummary = { ...admins, guid: builtInRoleGuid.User, nameNl: 'Redactie', nameEn: 'Editors', isBuiltIn: false };
const log: AuditPage = {
  entries: [
    {
      id: 7,
      happenedOn: '2026-11-16T10:00:00.000Z',
      type: 'user.changed',
      result: 'done',
      actor: { kind: 'user', guid: builtInRoleGuid.User, name: 'Noor Haven' },
      object: { guid: builtInRoleGuid.Admin, kind: 'user', name: 'Fatima Aziz' },
      facts: { names: [], fields: [], changes: [], rolesGiven: [], rolesTaken: [] },
      network: '10.0.0.0',
      correlationId: 'abc-123',
    },
  ],
  hasNewer: false,
  hasOlder: false,
  count: 1,
  person: null,
  object: null,
  today: '2026-11-16',
};

const answers: Record<string, unknown> = {
  '/api/profilepropertydefinitions:all': [jobTitle],
  '/api/roles': [editors, admins],
  [`/api/roles/${editors.guid}`]: { ...editors, members: [], uses: [], fields: [], invitationCount: 0 },
  [`/api/roles/${admins.guid}`]: { ...admins, members: [], uses: [], fields: [], invitationCount: 0 },
  '/api/audit': log,
};

const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

interface DrawerOf {
  index: ReactNode;
  opener: string | RegExp;
  /** What somebody opens it for: its first field, or what it is about when it has none yet. */
  first: { role: 'textbox' | 'heading' | 'combobox'; name: string | RegExp };
}

test.each<DrawerOf>([
  { index: <PropertiesIndex isStaff={false} />, opener: 'Nieuw veld', first: { role: 'textbox', name: 'Naam in het Nederlands' } },
  { index: <PropertiesIndex isStaff={false} />, opener: 'Functie', first: { role: 'textbox', name: 'Naam in het Nederlands' } },
  { index: <RolesIndex />, opener: 'Nieuwe rol', first: { role: 'textbox', name: 'Naam in het Nederlands' } },
  { index: <RolesIndex />, opener: 'Redactie', first: { role: 'textbox', name: 'Naam in het Nederlands' } },
  { index: <RolesIndex />, opener: 'Beheerder', first: { role: 'combobox', name: /pagina/ } },
  { index: <AuditIndex />, opener: /^Noor Haven/, first: { role: 'heading', name: 'Gebeurtenis' } },
])('the drawer of $opener begins at what it is for, and gives focus back to its opener', async ({ index, opener, first }) => {
  const { screen } = await showAdmin(index, ({ url }) => answers[url.pathname] ?? { items: [], total: 0 });
  const button = screen.getByRole('button', { name: opener }).first();
  await button.click();
  const drawer = screen.getByRole('dialog');
  await expect.element(drawer.getByRole(first.role, { name: first.name }).first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test.each([
  { index: <PropertiesIndex isStaff={false} />, opener: 'Functie' },
  { index: <PropertiesIndex isStaff={false} />, opener: 'Nieuw veld' },
  { index: <RolesIndex />, opener: 'Redactie' },
  { index: <RolesIndex />, opener: 'Nieuwe rol' },
])('who leaves the drawer of $opener half done is asked first, and Ctrl+S saves it', async ({ index, opener }) => {
  const { screen, sent, services } = await showAdmin(index, ({ url }) => answers[url.pathname] ?? { items: [], total: 0 });
  const questions = () => services.dialogs.getSnapshot().map(({ title }) => title);
  const name = screen.getByRole('textbox', { name: 'Naam in het Nederlands' });
  const openAndType = async () => {
    await screen.getByRole('button', { name: opener }).first().click();
    await name.fill('Anders');
  };
  await openAndType();
  await userEvent.keyboard('{Escape}');
  await expect.poll(questions).toEqual(['Wil je weggaan zonder op te slaan?']);
  services.dialogs.getSnapshot()[0]?.close();
  await expect.element(name).toHaveValue('Anders');

  await screen.getByRole('button', { name: 'Sluit' }).click();
  await expect.poll(questions).toHaveLength(1);
  services.dialogs.getSnapshot()[0]?.confirm();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();

  await openAndType();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});
