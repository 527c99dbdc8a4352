import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RouteAnswer } from '#app/route-answer.ts';
import type { Terms } from '#domains/legal/model/terms.contract.ts';
import type { LoggedInUser } from '#domains/users/model/user.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import { AccountInterruption } from './account-interruption.tsx';

const terms: Terms = {
  version: 2,
  acceptedVersion: 1,
  changes: [
    { kind: 'removed', section: 'Gebruik', words: 'U mag lezen.' },
    { kind: 'added', section: 'Gebruik', words: 'U mag lezen en delen.' },
  ],
  text: {
    page: 'terms-of-use',
    language: 'nl',
    title: 'Gebruiksvoorwaarden',
    version: 2,
    date: null,
    intro: [],
    sections: [{ id: 'use', heading: 'Gebruik', parts: [{ kind: 'paragraph', line: ['U mag lezen en delen.'] }] }],
  },
};

afterEach(() => vi.unstubAllGlobals());

const saves = () =>
  vi.mocked(fetch).mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [JSON.parse(String(init.body)) as unknown] : []));

async function show(user: LoggedInUser | null, { isAskedHere = true, isSavingBroken = false, isTextBroken = false } = {}) {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_address, init) => {
      if (init?.method !== 'PUT' && isTextBroken) return Response.json({ code: 'request.unexpected' }, { status: 500 });
      if (init?.method !== 'PUT') return Response.json(terms);
      if (isSavingBroken) return Response.json({ code: 'request.unexpected' }, { status: 500 });
      return Response.json({ ...user, ...(JSON.parse(String(init.body)) as object) });
    }),
  );
  const optimizer = createLoadOptimizer({});
  const currentUser = createCurrentUser(optimizer, user);
  // Only what the dialogs look at.
  const answer = {
    path: '/',
    language: 'nl',
    frame: { platformName: 'Noorderhaven' },
    ...(isAskedHere && { termsVersion: 2 }),
    whenInactive: { contactHref: '/contact' },
  } as RouteAnswer;
  await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={testServices().services}>
          <AccountInterruption answer={answer} />
          <p>De pagina</p>
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  return currentUser;
}

const dialog = page.getByRole('dialog');
const earlier = applicationUser({ termsOfUseVersionAccepted: 1 });

test('R2.43 who accepted another version is asked, and sees what is new and what is gone in words', async () => {
  await show(earlier);
  await expect.element(page.getByRole('dialog', { name: 'Nieuwe gebruiksvoorwaarden' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/Wat is er veranderd sinds versie 1\?/);
  await expect.element(dialog).toMatchTextContent(/Vervallen: U mag lezen\./);
  await expect.element(dialog).toMatchTextContent(/Nieuw: U mag lezen en delen\./);
});

test('nobody can accept terms that could not be loaded', async () => {
  await show(earlier, { isTextBroken: true });
  await expect.element(dialog.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Akkoord' })).toBeDisabled();
});

test.each([
  ['nobody is signed in', null, true],
  ['the current version was accepted', applicationUser({ termsOfUseVersionAccepted: 2 }), true],
  ['R2.44 R2.45 R2.46 the page asks for no version', earlier, false],
])('R2.43 nobody is asked when %s', async (_, user, isAskedHere) => {
  await show(user, { isAskedHere });
  await expect.element(page.getByText('De pagina')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('R4.17 accepting stores the current version on the user and closes the dialog', async () => {
  const currentUser = await show(earlier);
  await dialog.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(saves()).toEqual([{ termsOfUseVersionAccepted: 2 }]);
  expect(currentUser.getSnapshot().user).toMatchObject({ termsOfUseVersionAccepted: 2 });
});

test('R4.18 declining clears the version and says what follows', async () => {
  const currentUser = await show(earlier);
  await dialog.getByRole('button', { name: 'Niet akkoord' }).click();
  await expect.element(page.getByRole('dialog', { name: 'U gaat niet akkoord' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Account beveiligen' })).toHaveAttribute('href', '/account/security');
  expect(saves()).toEqual([{ termsOfUseVersionAccepted: null }]);
  expect(currentUser.getSnapshot().user).toMatchObject({ termsOfUseVersionAccepted: null });
});

test('a choice that could not be saved is said, and the dialog stays', async () => {
  await show(earlier, { isSavingBroken: true });
  await dialog.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Uw keuze is niet bewaard. Probeer het opnieuw.');
});

test('R2.47 F7 an account that is not active is told so, with the way out', async () => {
  const { guid, firstName, middleName, lastName } = applicationUser();
  await show({ guid, firstName, middleName, lastName, isActive: false });
  await expect.element(page.getByRole('dialog', { name: 'Uw account is niet actief' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/Een beheerder van Noorderhaven heeft uw account uitgezet\./);
  await expect.element(dialog.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});

test.each(['Escape', 'Verder lezen'])('R2.47 it is closed by %s, to read what is public', async (way) => {
  const { guid, firstName, middleName, lastName } = applicationUser();
  await show({ guid, firstName, middleName, lastName, isActive: false });
  await expect.element(page.getByRole('dialog', { name: 'Uw account is niet actief' })).toBeVisible();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await dialog.getByRole('button', { name: way }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('De pagina')).toBeVisible();
});
