import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UsersIndex } from '#domains/users/ui/admin/users-index.tsx';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { adminPerson, showAdmin, type SentCall } from '../../../../tests/support/show-admin.tsx';
import { UserHelp, UserRowHelp } from './user-help.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const fatima = { ...userDetail(), isSignedIn: true, hasSecondFactor: false, photo: null };
const self = { ...fatima, ...adminPerson, kind: 'Admin', isActive: true };

const show = (answer: (call: SentCall) => unknown = () => undefined, options: Parameters<typeof showAdmin>[2] = {}) =>
  showAdmin(
    <UsersIndex actsOn={(user) => <UserRowHelp user={user} />} />,
    (call) => {
      if (call.url.pathname === '/api/roles') return [];
      return answer(call) ?? { items: [fatima, self], total: 2 };
    },
    options,
  );

const wordsIn = (items: readonly Element[]) => items.map(({ textContent }) => textContent);
const postsIn = (sent: readonly SentCall[]) => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname);

test('what can be done for somebody stands in a menu at the end of their row, and nobody locks themselves out from there', async () => {
  const { screen, sent } = await show(({ method }) => (method === 'POST' ? fatima : undefined));
  const menu = screen.getByRole('button', { name: 'Acties voor Aziz, Fatima' });
  await menu.click();
  await screen.getByRole('menuitem', { name: /^Deactiveer/ }).click();
  expect(postsIn(sent)).toEqual([]);
  await screen.getByRole('dialog', { name: 'Fatima Aziz deactiveren?' }).getByRole('button', { name: 'Deactiveer' }).click();
  await expect.poll(() => postsIn(sent)).toEqual([`/api/users/${fatima.guid}:deactivate`]);
  await expect.element(menu).toHaveFocus();
  await screen.getByRole('button', { name: 'Acties voor Haven, Noor' }).click();
  expect(wordsIn(screen.getByRole('menuitem').elements())).toEqual([expect.stringContaining('Waarom ziet deze persoon iets niet?')]);
});

test.each([
  { isSignedIn: true, hasSecondFactor: true, isActive: true, many: 5 },
  { isSignedIn: false, hasSecondFactor: false, isActive: false, many: 3 },
])('the row of somebody and the head of their page offer the same, in one order: %o', async ({ many, ...facts }) => {
  const session = { userAgent: '', network: '', signedInOn: '', lastSeenOn: '', hasSecondFactor: true, guid: fatima.guid };
  const detail = userDetail({
    sessions: facts.isSignedIn ? [session] : [],
    passkeys: facts.hasSecondFactor ? 1 : 0,
    isActive: facts.isActive,
  });
  const { screen } = await showAdmin(
    <>
      <UserRowHelp user={{ ...fatima, ...facts }} />
      <UserHelp user={detail} />
    </>,
    () => [],
  );
  await screen.getByRole('button', { name: 'Acties voor Aziz, Fatima' }).click();
  const ofRow = wordsIn(screen.getByRole('menuitem').elements());
  await screen.getByRole('button', { name: 'Help deze persoon' }).click();
  expect(wordsIn(screen.getByRole('menuitem').elements())).toEqual(ofRow);
  expect(ofRow).toHaveLength(many);
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

test.each([
  {
    language: 'nl' as const,
    menu: 'Acties voor Aziz, Fatima',
    acts: [
      { act: /^Log overal uit/, done: 'Fatima Aziz is overal uitgelogd.', failed: 'Fatima Aziz overal uitloggen' },
      { act: /^Deactiveer/, done: 'Fatima Aziz is gedeactiveerd.', failed: 'Fatima Aziz deactiveren' },
      { act: /^Stuur een link/, done: 'De link is verstuurd.', failed: 'Fatima Aziz een link sturen' },
    ],
    why: /^(Overal uitloggen|Deactiveren|De link versturen) is niet gelukt\. Probeer het opnieuw\.$/,
  },
  {
    language: 'en' as const,
    menu: 'Actions for Aziz, Fatima',
    acts: [
      { act: /^Sign out everywhere/, done: 'Fatima Aziz has been signed out everywhere.', failed: 'Sign Fatima Aziz out everywhere' },
      { act: /^Deactivate/, done: 'Fatima Aziz has been deactivated.', failed: 'Deactivate Fatima Aziz' },
      { act: /^Send a link/, done: 'The link has been sent.', failed: 'Send Fatima Aziz a link' },
    ],
    why: /^(Signing out|Deactivating|Sending the link) failed\. Try again\.$/,
  },
])('each act has its own words for done and for failed, with the name: $language', async ({ language, menu, acts, why }) => {
  let isBroken = true;
  const answer = ({ method }: SentCall) => {
    // Signed in somewhere, so that there is something to sign out of.
    if (method !== 'POST') return { items: [{ ...fatima, sessions: undefined, isSignedIn: true }], total: 1 };
    return isBroken ? Response.json({ code: 'request.unavailable' }, { status: 503 }) : fatima;
  };
  const { screen, notices } = await show(answer, { language, seesFailures: true });
  for (const { act, done, failed } of acts) {
    isBroken = true;
    await screen.getByRole('button', { name: menu }).click();
    await screen.getByRole('menuitem', { name: act }).click();
    await screen.getByRole('dialog').getByRole('button', { name: act }).click();
    await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual([failed]);
    expect(notices.getSnapshot()[0]?.message).toMatch(why);
    isBroken = false;
    notices.getSnapshot()[0]?.action?.run();
    await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual([done]);
    notices.close(notices.getSnapshot()[0]?.id ?? 0);
  }
});
