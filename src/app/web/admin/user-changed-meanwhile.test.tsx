import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { showAdmin } from '../../../../tests/support/show-admin.tsx';
import { UserScreen } from './user-screen.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const names = ['Redactie', 'Griffie', 'Burgerzaken', 'Archief'] as const;
type Name = (typeof names)[number];
const guidOf = (name: Name) => `5b0f1f8e-1111-4222-8333-44445555666${names.indexOf(name)}`;
const roles = names.map((nameNl) => ({
  guid: guidOf(nameNl),
  nameNl,
  nameEn: nameNl,
  description: '',
  isBuiltIn: false,
  version: 1,
  memberCount: 1,
  useCount: 0,
}));
const noEvents = { entries: [], hasNewer: false, hasOlder: false, count: 0, person: null, object: null };

interface Meanwhile {
  others: string;
  now: Name[];
  press: Name;
  result: Name[];
}

test.each<Meanwhile>([
  { others: 'took a role away', now: ['Griffie'], press: 'Burgerzaken', result: ['Griffie', 'Burgerzaken'] },
  { others: 'gave a role', now: ['Redactie', 'Griffie', 'Archief'], press: 'Redactie', result: ['Griffie', 'Archief'] },
])('somebody else $others meanwhile: only what was ticked or unticked here is changed on top of that', async (given) => {
  const { now, press, result } = given;
  let current = userDetail({ roleIds: [guidOf('Redactie'), guidOf('Griffie')] });
  const { screen, sent } = await showAdmin(<UserScreen guid={current.guid} category="profile" />, ({ method, url, headers }) => {
    const about = { '/api/roles': roles, '/api/profilepropertydefinitions': [], '/api/audit': noEvents }[url.pathname];
    if (about || method !== 'PUT') return about ?? current;
    return headers.get('if-match') === '"4"' ? { ...current, version: 5 } : Response.json({ code: 'request.stale' }, { status: 412 });
  });
  await screen.getByLabelText(press).click();
  // Changed and put back: no change of one's own, so that of somebody else holds.
  await screen.getByLabelText('Achternaam').fill('Azizi');
  await screen.getByLabelText('Achternaam').fill('Aziz');
  current = { ...current, lastName: 'Bakker', roleIds: now.map(guidOf), version: 4 };
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).click();
  await expect.element(screen.getByText('Iemand anders wijzigde intussen: Achternaam, Rollen.')).toBeVisible();
  await expect.element(screen.getByLabelText('Achternaam')).toHaveValue('Bakker');
  const isTicked = (name: Name) => (screen.getByLabelText(name).element() as HTMLInputElement).checked;
  expect(names.filter(isTicked)).toEqual(names.filter((name) => result.includes(name)));
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect.poll(() => sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ roleIds: result.map(guidOf) });
});
