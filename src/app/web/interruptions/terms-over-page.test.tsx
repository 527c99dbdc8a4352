import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import type { Screen } from '#app/route-answer.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { answerAt, openAppAt } from '../../../../tests/support/open-app.tsx';

const reader = applicationUser({ termsOfUseVersionAccepted: 1 });
const withField: Screen = { kind: 'not-found', query: '', similar: [], contactHref: null };
const closed: Screen = {
  kind: 'unauthorized',
  isSignedIn: true,
  signInHref: '/login',
  contactHref: null,
  termsFirst: { title: 'Eerst akkoord', text: 'Lees ze.', link: { label: 'Voorwaarden', href: '/legal/terms-of-use/nl' } },
};

const pageWith = (screen: Screen, termsVersion: number) => ({ ...answerAt('/wonen', screen), termsVersion });

afterEach(() => vi.unstubAllGlobals());

/** A server where version 2 is in force: until that is accepted, the page is closed and nothing but the answer is saved. */
function serverWithNewTerms(): { accepted(): number } {
  let accepted = 1;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, location.origin);
    if (pathname === '/api/route') return Response.json(pageWith(accepted === 2 ? withField : closed, 2));
    if (pathname === '/api/termsofuse') return Response.json({ version: 2, acceptedVersion: 1, changes: [], text: { sections: [] } });
    const { termsOfUseVersionAccepted: answer } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as typeof reader;
    if (init?.method === 'PUT' && !answer) return Response.json({ code: 'request.terms_not_accepted' }, { status: 403 });
    accepted = answer ?? accepted;
    return Response.json({ ...reader, termsOfUseVersionAccepted: accepted });
  });
  return { accepted: () => accepted };
}

test('R2.43 a save that is refused for new terms brings the question over the page, and what was typed is there after it', async () => {
  const { screen, heading, optimizer } = await openAppAt(pageWith(withField, 1), reader);
  const field = screen.getByRole('main').getByRole('searchbox');
  await field.fill('fietspad');
  const server = serverWithNewTerms();
  await expect(optimizer.save(updateLoggedInUser, { body: { firstName: 'Eva' } })).rejects.toThrow('request.terms_not_accepted');
  const dialog = screen.getByRole('dialog', { name: 'Nieuwe gebruiksvoorwaarden' });
  await expect.element(dialog).toBeVisible();
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');

  await dialog.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.accepted()).toBe(2);
  await expect.element(field).toHaveValue('fietspad');
});

test('a page of the account that waits for the terms has the colours that its owner chose; a page of the site has its own', async () => {
  const inDark = applicationUser({ ...reader, properties: [{ key: 'colourMode', value: 'dark' }] });
  const colours = () => document.documentElement.getAttribute('data-colour-mode');
  serverWithNewTerms();
  const { screen, heading } = await openAppAt({ ...pageWith(closed, 2), path: '/en/account/profile' }, inDark);
  await expect.element(heading).toHaveTextContent('Eerst akkoord');
  expect(colours()).toBe('dark');
  await screen.unmount();
  await openAppAt(pageWith(closed, 2), inDark);
  await expect.element(heading).toHaveTextContent('Eerst akkoord');
  expect(colours()).toBeNull();
});

test('a page that waits for the terms comes by itself once they are accepted', async () => {
  serverWithNewTerms();
  const { screen, heading } = await openAppAt(pageWith(closed, 2), reader);
  await expect.element(heading).toHaveTextContent('Eerst akkoord');
  await screen.getByRole('dialog').getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
});
