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
  canBeResent: true,
};
const waiting = { ...mail, guid: noor, subject: 'Welkom', state: 'waiting', lastError: 'ETIMEDOUT', canBeResent: false } as const;

/** What the address held before, so that one test leaves nothing to the next. */
const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

test('each mail says to whom it went, what came of it and why, in plain words', async () => {
  const { screen } = await showAdmin(<MailsIndex />, () => ({ mails: [mail, waiting], total: 2 }));
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
  const { screen, sent } = await showAdmin(<MailsIndex />, () => ({ mails: [mail], total: 1 }));
  await screen.getByLabelText('Zoek op e-mailadres of onderwerp').fill('noor');
  await screen.getByLabelText('Status').selectOptions('failed');
  await expect.poll(() => Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toMatchObject({ q: 'noor', state: 'failed' });
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ q: 'noor', state: 'failed' });
});

test('a mail is sent again, and the list shows what came of it', async () => {
  let isSent = false;
  const { screen, sent } = await showAdmin(<MailsIndex />, ({ method }: SentCall) => {
    if (method === 'POST') isSent = true;
    return method === 'POST' ? { guid: noor } : { mails: isSent ? [waiting, mail] : [mail], total: 1 };
  });
  await screen.getByRole('button', { name: 'Verstuur opnieuw aan noor@plein.test: Nieuw wachtwoord' }).click();
  await expect.element(screen.getByRole('row', { name: /Welkom/ })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.url.pathname).toBe(`/api/mails/${guid}:resend`);
});

test.each([
  ['mail.content_gone', 'De tekst van deze mail is na een week gewist. Laat degene het opnieuw vragen, of nodig opnieuw uit.'],
  ['mail.still_waiting', 'Deze mail wacht nog en gaat vanzelf weg. Je hoeft hem niet opnieuw te versturen.'],
  ['request.unavailable', 'De mail is niet opnieuw verstuurd. Probeer het nog eens.'],
])('what keeps it from being sent again is said: %s', async (code, words) => {
  const { screen } = await showAdmin(<MailsIndex />, ({ method }) =>
    method === 'POST' ? Response.json({ code }, { status: 409 }) : { mails: [mail], total: 1 },
  );
  await screen.getByRole('button', { name: /Verstuur opnieuw/ }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('nothing mailed yet says what will stand here', async () => {
  const { screen } = await showAdmin(<MailsIndex />, () => ({ mails: [], total: 0 }), { language: 'en' });
  await expect.element(screen.getByText('Nothing has been emailed yet.')).toBeVisible();
});
