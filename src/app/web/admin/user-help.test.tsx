import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UsersIndex } from '#domains/users/ui/admin/users-index.tsx';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { adminPerson, showAdmin, type SentCall } from '../../../../tests/support/show-admin.tsx';
import { UserRowHelp } from './user-help.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const fatima = userDetail();
const self = userDetail({ ...adminPerson, kind: 'Admin', isActive: true });

const show = (answer: (call: SentCall) => unknown = () => undefined) =>
  showAdmin(<UsersIndex actsOn={(user) => <UserRowHelp user={user} />} />, (call) => {
    if (call.url.pathname === '/api/roles') return [];
    return answer(call) ?? { items: [fatima, self], total: 2 };
  });

const postsIn = (sent: readonly SentCall[]) => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname);

test('what can be done for somebody stands in a menu at the end of their row, and nobody has one for themselves', async () => {
  const { screen, sent } = await show(({ method }) => (method === 'POST' ? fatima : undefined));
  const menu = screen.getByRole('button', { name: 'Acties voor Aziz, Fatima' });
  await menu.click();
  await screen.getByRole('menuitem', { name: /^Deactiveer/ }).click();
  expect(postsIn(sent)).toEqual([]);
  await screen.getByRole('dialog', { name: 'Fatima Aziz deactiveren?' }).getByRole('button', { name: 'Deactiveer' }).click();
  await expect.poll(() => postsIn(sent)).toEqual([`/api/users/${fatima.guid}:deactivate`]);
  await expect.element(menu).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Acties voor Haven, Noor' }).query()).toBeNull();
});

test('what asks first does so from a row too, and gives the focus back to it', async () => {
  const { screen, sent } = await show();
  const menu = screen.getByRole('button', { name: 'Acties voor Aziz, Fatima' });
  await menu.click();
  await screen.getByRole('menuitem', { name: /wachtwoord/ }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
  expect(postsIn(sent)).toEqual([]);
});
