import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import type { Invitation } from '../../model/invitation.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteButton } from './invite-button.tsx';

const guid = '5b0f1f8e-1111-4222-8333-444455556666';
const roles = [
  { guid, nameNl: 'Redactie', nameEn: 'Editors', description: '', isBuiltIn: false, version: 1, memberCount: 0, useCount: 0 },
  {
    guid: guid.replace('5', '6'),
    nameNl: 'Beheerders',
    nameEn: 'Admins',
    description: '',
    isBuiltIn: true,
    version: 1,
    memberCount: 0,
    useCount: 0,
  },
];
const pending: Invitation = {
  guid,
  email: 'sam@plein.test',
  roles: ['Redactie'],
  isAdmin: false,
  isContentManager: true,
  language: 'nl',
  state: 'pending',
  inviterName: 'Noor Haven',
  sentOn: '2026-11-16T12:00:00.000Z',
  expiresOn: '2026-11-23T12:00:00.000Z',
  answeredOn: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

type Shown = Awaited<ReturnType<typeof showAdmin>>['screen'];

async function choose(screen: Shown, email: string, act: RegExp): Promise<void> {
  await screen.getByRole('button', { name: `Acties voor ${email}` }).click();
  await screen.getByRole('menuitem', { name: act }).click();
}

const listed = (...items: object[]) => ({ items, total: items.length });

const answering = (about: (call: SentCall) => unknown) => (call: SentCall) => (call.url.pathname === '/api/roles' ? roles : about(call));

test('many addresses are pasted, and each gets a result of its own, first of all those that were left out', async () => {
  const { screen, sent, notices } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => [
      { email: 'sam@plein.test', result: 'sent' },
      { email: 'noor@plein.test', result: 'account' },
    ]),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await screen.getByLabelText('E-mailadressen').fill('Sam <sam@plein.test>, noor@plein.test');
  await screen.getByLabelText('Redactie').click();
  await screen.getByLabelText('Contentmanager').click();
  await screen.getByLabelText('Taal van de e-mail').selectOptions('en');
  await screen.getByRole('button', { name: 'Uitnodigingen versturen' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Resultaat per adres' })).toBeVisible();
  await expect.element(screen.getByText(/^Er is 1 persoon uitgenodigd. 1 adres is overgeslagen./)).toHaveFocus();
  const told = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(told).toEqual([expect.stringMatching(/^noor@plein.test.*Heeft al een account/), 'sam@plein.testUitgenodigd']);
  expect(notices.getSnapshot()).toEqual([]);
  const call = sent.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({
    emails: ['Sam <sam@plein.test>', 'noor@plein.test'],
    roleIds: [guid],
    isAdmin: false,
    isContentManager: true,
    language: 'en',
    message: '',
  });
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

test('which of two names for one address is used is told', async () => {
  const { screen } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  const field = screen.getByLabelText('E-mailadressen');
  await field.fill('Sam de Wit <sam@plein.test>\nSam Wit <sam@plein.test>');
  await expect.element(field).toHaveAccessibleDescription(/\(1.adres\) Bij sam@\S+ staan .* voor Sam de Wit, niet voor Sam Wit\.$/);
});

test.each([
  [1280, 680],
  [360, 740],
])('the ways out of the dialog are in sight on a screen of %i by %i', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await expect.element(screen.getByLabelText('Redactie')).toBeVisible();
  for (const name of ['Uitnodigingen versturen', 'Annuleer']) await expect.element(screen.getByRole('button', { name })).toBeInViewport();
  await page.viewport(1280, 800);
});

test.each([680, 900])('what is wrong with the addresses is in sight with them on a screen of %i px high', async (height) => {
  await page.viewport(1280, height);
  const { screen } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  const field = screen.getByLabelText('E-mailadressen');
  await field.fill('geenadres@');
  const dialog = screen.getByRole('dialog').element();
  dialog.scrollTop = dialog.scrollHeight;
  await screen.getByRole('button', { name: 'Uitnodigingen versturen' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByText(/Dit is geen e-mailadres/)).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});

test('where nobody made a role, the dialog says so and leads there', async () => {
  const { screen } = await showAdmin(<InviteButton platformName="Noorderhaven" />, () => []);
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await expect.element(screen.getByText(/Er zijn nog geen rollen gemaakt\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Rollen bekijken/ })).toHaveAttribute('href', '/admin/roles');
});

test.each([
  [1280, 680],
  [360, 740],
])('the preview is in sight above the buttons once it is unfolded, on a screen of %i by %i', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await expect.element(screen.getByLabelText('Redactie')).toBeVisible();
  await screen.getByText('Zo ziet de e-mail eruit').click();
  const words = screen.getByText('Noor Haven nodigt u uit voor Noorderhaven').element();
  const buttons = screen.getByRole('button', { name: 'Uitnodigingen versturen' }).element();
  await expect.poll(() => words.getBoundingClientRect().bottom).toBeLessThan(buttons.getBoundingClientRect().top);
  await page.viewport(1280, 800);
});

test('only roles that somebody made are offered', async () => {
  const { screen } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await expect.element(screen.getByLabelText('Redactie')).toBeVisible();
  await expect.element(screen.getByLabelText('Beheerders')).not.toBeInTheDocument();
});

test('what is no address is named before anything is sent, and what was typed stays', async () => {
  const { screen, sent } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await screen.getByRole('button', { name: 'Uitnodigingen versturen' }).click();
  await expect.element(screen.getByText(/Vul minstens één e-mailadres in\./)).toBeVisible();
  await screen.getByLabelText('E-mailadressen').fill('sam@plein.test geen-adres');
  await screen.getByRole('button', { name: 'Uitnodigingen versturen' }).click();
  await expect.element(screen.getByText(/Dit is geen e-mailadres: geen-adres\./)).toBeVisible();
  await screen.getByLabelText('E-mailadressen').fill('sam@plein.test geen-adres ook-niet');
  await expect.element(screen.getByText(/Dit zijn geen e-mailadressen: geen-adres, ook-niet\./)).toBeVisible();
  await expect.element(screen.getByLabelText('E-mailadressen')).toHaveFocus();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the preview has the words of the mail, in the language of the mail', async () => {
  const { screen } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await screen.getByLabelText('Taal van de e-mail').selectOptions('en');
  await screen.getByLabelText(/^Bericht/).fill('See you on Monday');
  await screen.getByText('Zo ziet de e-mail eruit').click();
  await expect.element(screen.getByText('Noor Haven has invited you to Noorderhaven')).toBeVisible();
  await expect.element(screen.getByText(/invitation: See you on Monday/)).toBeVisible();
});

test('when inviting fails, it is said and what was typed stays', async () => {
  const { screen } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(({ method }) => (method === 'POST' ? Response.json({ code: 'request.unexpected' }, { status: 500 }) : [])),
  );
  await screen.getByRole('button', { name: 'Gebruikers uitnodigen' }).click();
  await screen.getByLabelText('E-mailadressen').fill('sam@plein.test');
  await screen.getByRole('button', { name: 'Uitnodigingen versturen' }).click();
  await expect.element(screen.getByText(/Het uitnodigen is niet gelukt/)).toBeVisible();
  await expect.element(screen.getByLabelText('E-mailadressen')).toHaveValue('sam@plein.test');
});

test('the list says who was invited, by whom and what came of it', async () => {
  const accepted = { ...pending, guid: guid.replace('5', '7'), email: 'bo@plein.test', state: 'accepted' };
  const { screen } = await showAdmin(<InvitationList />, () => listed(pending, accepted));
  const row = screen.getByRole('row', { name: /sam@plein.test/ });
  await expect.element(row).toMatchTextContent(/Uitgenodigd/);
  await expect.element(row).toMatchTextContent(/Contentmanager, Redactie/);
  await expect.element(screen.getByRole('row', { name: /bo@plein.test/ })).toMatchTextContent(/Geaccepteerd/);
  await expect.element(screen.getByRole('button', { name: 'Acties voor bo@plein.test' })).not.toBeInTheDocument();
});

test.each([
  ['pending', null, 'Geldig tot en met 23-11-2026'],
  ['expired', null, 'Verlopen op 23-11-2026'],
  ['accepted', '2026-11-18T12:00:00.000Z', 'Geaccepteerd op 18-11-2026'],
  ['declined', '2026-11-18T12:00:00.000Z', 'Geweigerd op 18-11-2026'],
  ['revoked', '2026-11-18T12:00:00.000Z', 'Ingetrokken op 18-11-2026'],
] as const)('an invitation that is %s says when it ends or ended', async (state, answeredOn, words) => {
  const { screen } = await showAdmin(<InvitationList />, () => listed({ ...pending, state, answeredOn }));
  await expect.element(screen.getByRole('row', { name: /sam@plein.test/ })).toMatchTextContent(new RegExp(words));
});

test('escape leaves an empty form at once, and asks before what was typed is lost', async () => {
  const { screen, services } = await showAdmin(
    <InviteButton platformName="Noorderhaven" />,
    answering(() => []),
  );
  const open = screen.getByRole('button', { name: 'Gebruikers uitnodigen' });
  const dialog = screen.getByRole('dialog', { name: 'Gebruikers uitnodigen' });
  const questions = () => services.dialogs.getSnapshot();
  await open.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(questions()).toEqual([]);

  await open.click();
  await screen.getByLabelText('E-mailadressen').fill('sam@plein.test');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => questions().map(({ title }) => title)).toEqual(['Wil je stoppen met uitnodigen?']);
  questions()[0]?.close();
  await expect.element(screen.getByLabelText('E-mailadressen')).toHaveValue('sam@plein.test');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => questions()).toHaveLength(1);
  questions()[0]?.confirm();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an open invitation is sent again, handed over as a link, or taken back after a question', async () => {
  const { screen, sent, services } = await showAdmin(<InvitationList />, ({ method, url }) => {
    if (method === 'GET') return listed(pending);
    return url.pathname.endsWith(':link') ? { href: 'https://plein.test/invitation/abc', expiresOn: pending.expiresOn } : pending;
  });
  await choose(screen, 'sam@plein.test', /^Verstuur opnieuw/);
  await choose(screen, 'sam@plein.test', /^Link kopiëren/);
  await expect.element(screen.getByLabelText('Link', { exact: true })).toHaveValue('https://plein.test/invitation/abc');
  await screen.getByRole('button', { name: 'Sluit' }).click();
  await choose(screen, 'sam@plein.test', /^Intrekken/);
  await expect
    .poll(() => services.dialogs.getSnapshot().map(({ title }) => title))
    .toEqual(['Wil je de uitnodiging van sam@plein.test intrekken?']);
  services.dialogs.getSnapshot()[0]?.confirm();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname.split(':')[1]))
    .toEqual(['resend', 'link', 'revoke']);
});

test('a link that cannot be shown again says what to do, and the focus stays in the dialog and comes back to the row', async () => {
  const { screen } = await showAdmin(<InvitationList />, ({ method }) =>
    method === 'GET' ? listed(pending) : Response.json({ status: 409, code: 'invitation.link_unknown' }, { status: 409 }),
  );
  await choose(screen, 'sam@plein.test', /^Link kopiëren/);
  await expect.element(screen.getByText(/De link in de e-mail werkt nog\. Verstuur de uitnodiging opnieuw/)).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Sluit' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Acties voor sam@plein.test' })).toHaveFocus();
});

test('an invitation that another admin took back says so when it is sent again, and its row does too', async () => {
  let isRevoked = false;
  function refuse({ method }: SentCall) {
    if (method === 'GET') return listed({ ...pending, state: isRevoked ? 'revoked' : 'pending' });
    isRevoked = true;
    return Response.json({ code: 'invitation.closed' }, { status: 409 });
  }
  const { screen, services } = await showAdmin(<InvitationList />, refuse, { seesFailures: true });
  await choose(screen, 'sam@plein.test', /^Verstuur opnieuw/);
  await expect.element(screen.getByRole('row', { name: /sam@plein.test/ })).toMatchTextContent(/Ingetrokken/);
  const [notice] = services.notices.getSnapshot();
  expect(notice?.message).toBe('Opnieuw versturen is niet gelukt. Deze uitnodiging is al beantwoord of ingetrokken.');
  expect(notice?.action).toBeUndefined();
});

test('who takes an invitation back goes on at the next one', async () => {
  const next = { ...pending, guid: guid.replace('5', '7'), email: 'bo@plein.test' };
  let isRevoked = false;
  const { screen, services } = await showAdmin(<InvitationList />, ({ method }) => {
    if (method === 'POST') isRevoked = true;
    return method === 'POST' ? pending : listed({ ...pending, state: isRevoked ? 'revoked' : 'pending' }, next);
  });
  await choose(screen, 'sam@plein.test', /^Intrekken/);
  await expect.poll(() => services.dialogs.getSnapshot()).toHaveLength(1);
  services.dialogs.getSnapshot()[0]?.confirm();
  await expect.element(screen.getByRole('button', { name: 'Acties voor bo@plein.test' })).toHaveFocus();
});

test('a link that the browser does not copy can be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { screen } = await showAdmin(<InvitationList />, ({ method }) =>
    method === 'GET' ? listed(pending) : { href: 'https://plein.test/invitation/abc', expiresOn: pending.expiresOn },
  );
  await choose(screen, 'sam@plein.test', /^Link kopiëren/);
  await screen.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect.element(screen.getByText('Je browser laat kopiëren niet toe. Selecteer de link en kopieer hem zelf.')).toBeVisible();
  vi.restoreAllMocks();
});

test('many invitations come a page at a time, and an admin is called as everywhere', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...pending,
    isAdmin: true,
    guid: guid.replace(/..$/, String(at + 10)),
    email: `nr${at + 1}@plein.test`,
  }));
  const pageOf = ({ searchParams }: URL) => {
    const [page, count] = [Number(searchParams.get('page')), Number(searchParams.get('itemCount'))];
    return { items: many.slice((page - 1) * count, page * count), total: many.length };
  };
  const { screen } = await showAdmin(<InvitationList />, ({ url }) => pageOf(url), { language: 'en' });
  await expect.element(screen.getByRole('row', { name: /nr25@/ })).toMatchTextContent(/Admin, Content manager/);
  await expect.element(screen.getByRole('row', { name: /nr26@/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('row', { name: /nr26@/ })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Invitations' })).toHaveFocus();
  expect(location.search).toBe('?invitedPage=2');
  await screen.getByLabelText('Records per page:').selectOptions('50');
  await expect.element(screen.getByRole('row', { name: /nr1@/ })).toBeVisible();
  expect(location.search).toBe('?invitedPerPage=50');
});

test('an invitation whose mail did not arrive says so, with the way to the reason and to sending it again', async () => {
  const { screen, sent } = await showAdmin(<InvitationList />, ({ method, url }) => {
    if (method === 'POST') return pending;
    return listed({ ...pending, state: url.searchParams.get('state') ?? 'undelivered' });
  });
  const row = screen.getByRole('row', { name: /sam@plein.test/ });
  await expect.element(row).toMatchTextContent(/E-mail niet aangekomen/);
  await expect
    .element(row.getByRole('link', { name: /^Waarom\?/ }))
    .toHaveAttribute('href', '/admin/mails?state=failed&q=sam%40plein.test');
  await choose(screen, 'sam@plein.test', /^Verstuur opnieuw/);
  await expect.poll(() => sent.some(({ url }) => url.pathname.endsWith(':resend'))).toBe(true);
});

test('the list is searched and narrowed in the address of the page, beside what the list of people has there', async () => {
  history.replaceState(null, '', '?q=noor&page=2');
  const { screen, sent } = await showAdmin(<InvitationList />, ({ url }) => (url.searchParams.has('q') ? listed() : listed(pending)));
  await screen.getByLabelText('Status', { exact: true }).selectOptions('undelivered');
  await screen.getByLabelText('Zoek een uitnodiging op e-mailadres').fill('bo');
  await expect.element(screen.getByText('Geen records gevonden')).toBeVisible();
  expect(location.search).toBe('?q=noor&page=2&invitedState=undelivered&invited=bo');
  expect(Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toEqual({ q: 'bo', state: 'undelivered', page: '1', itemCount: '25' });
  await screen.getByRole('button', { name: 'Wis zoekwoord en filters' }).click();
  await expect.element(screen.getByRole('row', { name: /sam@plein.test/ })).toBeVisible();
  expect(location.search).toBe('?q=noor&page=2');
});

test('nothing to show says what this is, and a list that does not come can be asked again', async () => {
  const answers: unknown[] = [Response.json({ code: 'request.unexpected' }, { status: 500 })];
  const { screen } = await showAdmin(<InvitationList />, () => answers.shift() ?? listed());
  await screen.getByRole('button', { name: /opnieuw/i }).click();
  await expect.element(screen.getByText('Er zijn nog geen uitnodigingen.')).toBeVisible();
});
