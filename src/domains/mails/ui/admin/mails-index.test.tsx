import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import type { MailDelivery } from '../../model/mail.contract.ts';
import { MailsIndex } from './mails-index.tsx';

const noor = '00000000-0000-4000-8000-000000000001';
const guid = '00000000-0000-4000-8000-0000000000a1';
const mail: MailDelivery = {
  guid,
  kind: 'auth.reset',
  to: 'noor@plein.test',
  userGuid: noor,
  language: 'nl',
  subject: 'Nieuw wachtwoord',
  state: 'failed',
  attempts: 1,
  lastError: 'EENVELOPE 550 5.1.1',
  createdOn: '2026-11-16T10:00:00.000Z',
  sentOn: null,
  refusal: null,
  isRenewed: false,
};
const waiting = {
  ...mail,
  guid: noor,
  subject: 'Welkom',
  state: 'waiting',
  lastError: 'ETIMEDOUT',
  refusal: 'still_waiting',
} as const satisfies MailDelivery;
const onItsWay = { ...waiting, subject: 'Nieuw wachtwoord', lastError: null, attempts: 0 };
const list = (mails: MailDelivery[], failedCount = 0) => ({ mails, total: mails.length, failedCount });

/** What the address held before, so that one test leaves nothing to the next. */
const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each mail says to whom it went, what came of it and why, in plain words', async () => {
  const { screen } = await showAdmin(<MailsIndex />, () => list([mail, waiting]));
  const failed = screen.getByRole('row', { name: /Nieuw wachtwoord/ });
  await expect.element(failed.getByText('Mislukt')).toBeVisible();
  await expect.element(failed.getByText('De mailserver kent dit e-mailadres niet. 1 keer geprobeerd.')).toBeVisible();
  await expect
    .element(failed.getByRole('link', { name: 'Bekijk account van noor@plein.test' }))
    .toHaveAttribute('href', `/admin/users/${noor}/profile`);
  const later = screen.getByRole('row', { name: /Welkom/ });
  await expect.element(later.getByText('De mailserver was niet te bereiken. We proberen het later opnieuw.')).toBeVisible();
  expect(later.getByRole('button').elements()).toEqual([]);
  expect((await axe.run(screen.container)).violations).toEqual([]);
  await page.viewport(360, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('the log is narrowed down by state and by address', async () => {
  const { screen, sent } = await showAdmin(<MailsIndex />, () => list([mail]));
  await screen.getByLabelText('Zoek op e-mailadres of onderwerp').fill('noor');
  await screen.getByLabelText('Status').selectOptions('failed');
  await expect.poll(() => Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toMatchObject({ q: 'noor', state: 'failed' });
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ q: 'noor', state: 'failed' });
});

const askedLast = (sent: readonly SentCall[]) => Object.fromEntries(sent.at(-1)?.url.searchParams ?? []);

/** A server on which one mail is sent again; it is on its way for one look, and then this became of it. */
function server(outcome: Partial<MailDelivery>) {
  let looks = -1;
  return ({ method, url }: SentCall) => {
    if (method === 'POST') looks = 0;
    if (method === 'POST') return url.pathname.endsWith('/api/mails:resend') ? { sent: [noor], refused: [], left: 0 } : { guid: noor };
    const copy = { ...onItsWay, ...(looks >= 1 && { refusal: null, ...outcome }) };
    if (url.pathname !== '/api/mails:deliveries') return list(looks < 0 ? [mail] : [onItsWay, { ...mail, refusal: 'newer_sent' }]);
    looks += 1;
    return [copy];
  };
}

test.each([
  [{ state: 'sent' }, 'Verzonden', 'De mail is verzonden.', 'Nieuw wachtwoord, aan noor@plein.test'],
  [
    { state: 'failed', lastError: 'EENVELOPE 550 5.1.1' },
    'Mislukt',
    'De mail is weer niet verzonden.',
    'De mailserver kent dit e-mailadres niet.',
  ],
  [
    { lastError: 'ETIMEDOUT' },
    'Wacht',
    'De mail is nog niet verzonden.',
    'De mailserver was niet te bereiken. We proberen het later opnieuw.',
  ],
] as const)('a mail is sent again, and row and notice tell by themselves what came of it: %j', async (outcome, badge, title, message) => {
  const { screen, sent, notices } = await showAdmin(<MailsIndex />, server(outcome));
  await screen.getByRole('button', { name: 'Verstuur opnieuw aan noor@plein.test: Nieuw wachtwoord' }).click();
  expect(sent.find(({ method }) => method === 'POST')?.url.pathname).toBe(`/api/mails/${guid}:resend`);
  await expect.poll(() => notices.getSnapshot().map((notice) => notice.title)).toEqual(['De mail wordt verstuurd…']);
  await expect
    .poll(() => notices.getSnapshot().map((notice) => [notice.title, notice.message]), { timeout: 5000 })
    .toEqual([[title, message]]);
  await expect.element(screen.getByRole('row').nth(1).getByText(badge, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('row').nth(2).getByText('Er is een nieuwere versie van deze mail verstuurd.')).toBeVisible();
});

test('nobody looks while the page is out of sight, nor when it is known what came of everything', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { screen, sent } = await showAdmin(<MailsIndex />, ({ url }) =>
    url.pathname === '/api/mails:deliveries' ? [{ ...onItsWay, state: 'sent', refusal: null }] : list([onItsWay]),
  );
  await expect.element(screen.getByRole('row', { name: /Nieuw/ }).getByText('Wacht', { exact: true })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/mails']);
  seen.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByRole('row', { name: /Nieuw/ }).getByText('Verzonden', { exact: true })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/mails', '/api/mails:deliveries']);
});

test('a page full of mails on their way is followed in as many calls as an address has room for', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...onItsWay,
    guid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
  const { screen, sent } = await showAdmin(<MailsIndex />, ({ url }) => {
    const asked = url.searchParams.get('guids')?.split(',') ?? [];
    if (url.pathname === '/api/mails:deliveries') return asked.map((each) => ({ ...onItsWay, guid: each, state: 'sent', refusal: null }));
    return list(many);
  });
  await expect.poll(() => screen.getByText('Verzonden', { exact: true }).elements().length, { timeout: 5000 }).toBeGreaterThanOrEqual(100);
  // As it is sent, with its commas escaped.
  expect(Math.max(...sent.map(({ url }) => url.pathname.length + url.search.length))).toBeLessThan(2048);
});

test('a mail that cannot go again says why in place of the button, and an invitation says that it gets a new link', async () => {
  const used: MailDelivery = { ...mail, refusal: 'link_used' };
  const invitation: MailDelivery = { ...mail, guid: noor, subject: 'Uitnodiging', kind: 'invitation.invite', isRenewed: true };
  const { screen } = await showAdmin(<MailsIndex />, () => list([used, invitation]));
  await expect.element(screen.getByRole('row', { name: /wachtwoord/ }).getByText('De link in deze mail is al gebruikt.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Verstuur opnieuw/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Stuur nieuwe link aan noor@plein.test: Uitnodiging' })).toBeEnabled();
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test('somebody chooses how many mails stand on a page, and that begins at the first one again', async () => {
  const { screen, sent } = await showAdmin(<MailsIndex />, () => ({ ...list([mail]), total: 60 }));
  await screen.getByRole('button', { name: 'Volgende' }).click();
  await expect.poll(() => askedLast(sent)).toEqual({ pageNumber: '2', itemCount: '25' });
  await expect.element(screen.getByRole('heading', { name: 'Verstuurde mail' })).toHaveFocus();
  await screen.getByLabelText('Records per pagina:').selectOptions('50');
  await expect.poll(() => askedLast(sent)).toEqual({ pageNumber: '1', itemCount: '50' });
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ perPage: '50' });
});

test.each(['99', '1.5', '0', 'x'])('an address that names page %s, which is not there, shows one that is', async (page) => {
  history.replaceState(history.state, '', `?page=${page}`);
  const { screen } = await showAdmin(<MailsIndex />, ({ url }) => {
    const isThere = Number(url.searchParams.get('pageNumber')) <= 2;
    return { ...list(isThere ? [mail] : []), total: 26 };
  });
  await expect.element(screen.getByRole('row', { name: /Nieuw wachtwoord/ })).toBeVisible();
});

test('the subject stands out in its row, and the moment stands on one line', async () => {
  const { screen } = await showAdmin(<MailsIndex />, () => list([mail]));
  const weightOf = (text: string) => Number(getComputedStyle(screen.getByText(text).first().element()).fontWeight);
  await expect.element(screen.getByText('noor@plein.test')).toBeVisible();
  expect(weightOf('Nieuw wachtwoord')).toBeGreaterThan(weightOf('noor@plein.test'));
  const moment = screen.getByRole('cell', { name: '16-11-2026 11:00' }).element().querySelector('time');
  expect(new Set([...(moment?.getClientRects() ?? [])].map(({ top }) => top)).size).toBe(1);
});

test.each([
  ['mail.link_used', 'De link in deze mail is al gebruikt.'],
  ['mail.still_waiting', 'Deze mail wacht nog en wordt vanzelf verstuurd. Je hoeft hem niet opnieuw te versturen.'],
  ['request.unavailable', 'De mail is niet opnieuw verstuurd. Probeer het nog eens.'],
])('what keeps it from being sent again is said: %s', async (code, words) => {
  const { screen } = await showAdmin(<MailsIndex />, ({ method }) =>
    method === 'POST' ? Response.json({ code }, { status: 409 }) : list([mail]),
  );
  await screen.getByRole('button', { name: /Verstuur opnieuw/ }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('what failed is sent again after a question, and the notice counts what was done and what was refused', async () => {
  const refused = ['link_used', 'link_used', 'address_changed'].map((refusal) => ({ guid, refusal }));
  const { screen, sent, services } = await showAdmin(<MailsIndex />, ({ method, url }) => {
    if (method === 'POST') return { sent: [noor], refused, left: 4 };
    return url.pathname === '/api/mails:deliveries' ? [{ ...onItsWay, state: 'sent' }] : list([mail], 8);
  });
  await screen.getByRole('button', { name: 'Mislukte mails opnieuw versturen (8)' }).click();
  await expect.poll(() => services.dialogs.getSnapshot().map(({ title }) => title)).toEqual(['Wil je 8 mislukte mails opnieuw versturen?']);
  services.dialogs.getSnapshot()[0]?.confirm();
  await expect
    .poll(() => services.notices.getSnapshot().map(({ message }) => message))
    .toEqual([
      '1 verzonden. 4 voor een volgende keer. 3 niet opnieuw verstuurd: 2 keer: De link in deze mail is al gebruikt. 1 keer: Dit account heeft nu een ander e-mailadres.',
    ]);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({});
});

test('chosen mails are sent again together', async () => {
  const { screen, sent, notices } = await showAdmin(<MailsIndex />, server({ state: 'sent' }));
  const box = screen.getByRole('checkbox', { name: 'Selecteer Nieuw wachtwoord, aan noor@plein.test' });
  await box.click();
  await screen.getByRole('group', { name: 'Geselecteerde mails' }).getByRole('button', { name: 'Verstuur opnieuw' }).click();
  await expect.poll(() => notices.getSnapshot().map(({ message }) => message), { timeout: 5000 }).toEqual(['1 verzonden.']);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ guids: [guid] });
  await expect.element(screen.getByRole('group', { name: 'Geselecteerde mails' })).not.toBeInTheDocument();
  // The new one stands in the list too.
  await expect.poll(() => box.elements()).toContain(document.activeElement);
});

test.each([360, 768, 1280, 1680])('at %d pixels a long address breaks between its parts and the table stays on the page', async (width) => {
  await page.viewport(width, 800);
  const to = 'maximiliaan.van.oldenbarnevelt@noorderhaven.gemeente.test';
  const { screen } = await showAdmin(<MailsIndex />, () => list([{ ...mail, to }]));
  const address = screen.getByText(to);
  await expect.element(address).toBeVisible();
  const parts = [...address.element().childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  expect(parts.map(linesOf)).toEqual(parts.map(() => 1));
  expect(parts.length).toBeGreaterThan(4);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

function linesOf(node: Node): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects().length;
}

test('nothing mailed yet says what will stand here', async () => {
  const { screen } = await showAdmin(<MailsIndex />, () => list([]), { language: 'en' });
  await expect.element(screen.getByText('Nothing has been emailed yet.')).toBeVisible();
});
