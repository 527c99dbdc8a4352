import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plainFrame } from '#app/testing/plain-frame.ts';
import { InviteButton } from '#domains/invitations/ui/admin/invite-button.tsx';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { UsersIndex } from '#domains/users/ui/admin/users-index.tsx';
import { showAdmin } from '../../../../tests/support/show-admin.tsx';
import { AdminShell } from './admin-shell.tsx';
import { UserRowHelp } from './user-help.tsx';

afterEach(() => vi.unstubAllGlobals());

const role = '5b0f1f8e-1111-4222-8333-444455556666';
const someRole = { guid: role, nameNl: '', nameEn: '', description: '', isBuiltIn: false, version: 1, memberCount: 1, useCount: 0 };

test('on a telephone six people stand on the first screen, below everything that can be done with them', async () => {
  await page.viewport(360, 740);
  const kinds = ['Standard', 'ContentManager', 'Admin', 'Standard', 'ContentManager', 'Standard', 'Standard', 'Standard'] as const;
  const items = kinds.map((kind, at) =>
    userDetail({ guid: role.replace('5', String(at)), lastName: `Bensaïd ${at}`, email: `n.bensaid${at}@noorderhaven.test`, kind }),
  );
  const { screen } = await showAdmin(
    <AdminShell frame={plainFrame} section="users">
      <UsersIndex acts={<InviteButton platformName="Plein" />} actsOn={(user) => <UserRowHelp user={user} />} />
    </AdminShell>,
    ({ url }) => (url.pathname === '/api/roles' ? [] : { items, total: 8 }),
  );
  const bar = screen.getByRole('navigation', { name: 'Beheer' });
  await expect.element(screen.getByText('n.bensaid5@noorderhaven.test')).toBeVisible();
  const sixth = screen.getByRole('row', { name: /Bensaïd 5/ });
  expect(sixth.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
  // What is unusual about somebody stands below their name, and not below the box before it.
  const row = screen.getByRole('row', { name: /Bensaïd 4/ });
  const left = (text: string) => row.getByText(text).first().element().getBoundingClientRect().left;
  expect(left('Contentmanager')).toBe(left('Bensaïd 4, Fatima'));
});

test.each([768, 1024])('at %i pixels a name and an address stay whole beside long roles', async (width) => {
  await page.viewport(width, 800);
  const named = userDetail({
    lastName: 'Berg',
    middleName: 'van den',
    firstName: 'Pieter',
    email: 'p.van.den.berg@noorderhaven.test',
    kind: 'ContentManager',
    roleIds: [role],
  });
  const longRoles = [{ ...someRole, nameNl: 'Vergunningverlening, toezicht en handhaving' }];
  const { screen } = await showAdmin(
    <AdminShell frame={plainFrame} section="users">
      <UsersIndex actsOn={(user) => <UserRowHelp user={user} />} />
    </AdminShell>,
    ({ url }) => (url.pathname === '/api/roles' ? longRoles : { items: [named], total: 1 }),
  );
  const lines = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const name = screen.getByRole('link', { name: 'Berg, Pieter van den' });
  await expect.element(name).toBeVisible();
  expect(lines(name.element())).toBe(1);
  expect(lines(screen.getByRole('rowheader').getByText('p.van.den.berg@noorderhaven.test').element())).toBe(1);
  await expect.element(screen.getByRole('row').last().getByText('Contentmanager').last()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
