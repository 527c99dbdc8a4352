import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isoDay } from '#platform/shared/format.ts';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import type { AuditEntry, AuditPage } from '../../model/audit.ts';
import { AuditIndex } from './audit-index.tsx';

const noor = '00000000-0000-4000-8000-000000000001';
const fatima = '00000000-0000-4000-8000-000000000002';
const entry: AuditEntry = {
  id: 7,
  happenedOn: '2026-11-16T10:00:00.000Z',
  type: 'user.changed',
  result: 'done',
  actor: { kind: 'user', guid: noor, name: 'Noor Haven' },
  object: { guid: fatima, kind: 'user', name: 'Fatima Aziz' },
  facts: {
    names: [],
    fields: ['Achternaam'],
    changes: [{ field: 'Beheerder', from: 'nee', to: 'ja', right: { right: 'isAdmin', isGiven: true } }],
    rolesGiven: ['Redactie'],
    rolesTaken: [],
  },
  network: '10.0.0.0',
  correlationId: 'abc-123',
};
const log: AuditPage = {
  entries: [entry],
  hasNewer: false,
  hasOlder: true,
  count: 10_001,
  person: null,
  object: null,
  today: '2026-11-15',
};

/** What the address held before, so that one test leaves nothing to the next. */
const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

const askedLast = (sent: readonly SentCall[]) => Object.fromEntries(sent.at(-1)?.url.searchParams ?? []);

test('an event is a sentence, and opens with who, what and what it was before', async () => {
  const { screen } = await showAdmin(<AuditIndex />, () => log);
  const sentence =
    'Noor Haven maakte Fatima Aziz beheerder, gaf Fatima Aziz de rol ‘Redactie’ en wijzigde van het account van Fatima Aziz: achternaam.';
  await screen.getByRole('button', { name: sentence }).click();
  expect(new URLSearchParams(location.search).get('entry')).toBe('7');
  const drawer = screen.getByRole('dialog');
  await expect.element(drawer.getByRole('link', { name: 'Noor Haven' })).toHaveAttribute('href', `/admin/users/${noor}/profile`);
  await expect.element(drawer.getByText('Beheerder: van nee naar ja')).toBeVisible();
  await expect.element(drawer.getByText('Achternaam')).toBeVisible();
  await expect.element(drawer.getByText('Redactie')).toBeVisible();
  await expect.element(drawer.getByText('abc-123')).toBeVisible();
});

test.each([360, 1280])('at %i pixels how an event ended is seen when it did not go well, and heard of every one', async (width) => {
  await page.viewport(width, 740);
  const given = { ...entry, facts: { ...entry.facts, fields: [], rolesGiven: [] } };
  const denied = { ...given, id: 8, result: 'denied' } as const;
  const { screen } = await showAdmin(<AuditIndex />, () => ({ ...log, entries: [given, denied] }));
  await expect.element(screen.getByRole('button', { name: /^Noor Haven maakte/ }).first()).toBeVisible();
  const widthOf = (words: string) => screen.getByRole('table').getByText(words, { exact: true }).element().getBoundingClientRect().width;
  expect(widthOf('Gelukt')).toBeLessThanOrEqual(1);
  expect(widthOf('Geweigerd')).toBeGreaterThan(40);
  expect(screen.getByRole('row').last().element().getBoundingClientRect().height).toBeLessThan(110);
});

test('settings that were saved together are one line, with what each of them was and became', async () => {
  const facts = {
    ...entry.facts,
    names: ['Naam', 'Voet', 'Adres voor contact'],
    fields: ['Adres voor contact'],
    changes: [
      { field: 'Naam in het Nederlands', from: 'Plein', to: 'Zuiderhaven' },
      { field: 'Voet', from: 'aan', to: 'uit' },
    ],
    rolesGiven: [],
  };
  const saved: AuditEntry = { ...entry, type: 'settings.changed', object: null, facts };
  const { screen } = await showAdmin(<AuditIndex />, () => ({ ...log, entries: [saved] }));
  await screen.getByRole('button', { name: 'Noor Haven wijzigde 3 instellingen: ‘Naam’, ‘Voet’ en ‘Adres voor contact’.' }).click();
  const drawer = screen.getByRole('dialog');
  await expect.element(drawer.getByText('Naam in het Nederlands: van Plein naar Zuiderhaven')).toBeVisible();
  await expect.element(drawer.getByText('Voet: van aan naar uit')).toBeVisible();
  await expect.element(drawer.getByText('Adres voor contact', { exact: true })).toBeVisible();
});

test('a role that is gone is named, and leads nowhere', async () => {
  const deleted: AuditEntry = { ...entry, type: 'role.deleted', object: { guid: fatima, kind: 'role', name: 'Redactie', isGone: true } };
  const { screen } = await showAdmin(<AuditIndex />, () => ({ ...log, entries: [deleted] }));
  await screen.getByRole('button', { name: 'Noor Haven verwijderde de rol ‘Redactie’.' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'Redactie' })).not.toBeInTheDocument();
});

test('in English it is told in English', async () => {
  const { screen } = await showAdmin(<AuditIndex />, () => log, { language: 'en' });
  await expect.element(screen.getByRole('button', { name: /^Noor Haven made Fatima Aziz an admin, gave/ })).toBeVisible();
  await expect.element(screen.getByText('more than 10,000 events')).toBeVisible();
});

test('what it is narrowed down to is asked for, stands in the address and goes along with the download', async () => {
  const { screen, sent } = await showAdmin(<AuditIndex />, () => log);
  await screen.getByLabelText('Zoek op naam of e-mailadres').fill('fat');
  await screen.getByLabelText('Vanaf').fill('1-11-202');
  await screen.getByLabelText('Onderwerp').selectOptions('people');
  expect(location.search).not.toContain('from');
  await screen.getByLabelText('Vanaf').fill('1-11-2026');
  const asked = { q: 'fat', kind: 'people', from: '2026-11-01' };
  await expect.poll(() => askedLast(sent)).toMatchObject(asked);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject(asked);
  const form = screen.getByRole('button', { name: 'Download als CSV' }).element().closest('form');
  expect(form?.getAttribute('action')).toBe('/admin/log/export');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(asked);
});

test('a last day before the first one is said at its field, and what is no filter is named', async () => {
  history.replaceState(history.state, '', '?from=2026-11-10&to=2026-11-01&kind=weg');
  const none = { ...log, entries: [], hasOlder: false, count: 0 };
  const { screen } = await showAdmin(<AuditIndex />, () => none);
  const last = screen.getByLabelText('Tot en met');
  await expect.element(last).toHaveAccessibleDescription(/Deze dag ligt vóór de eerste dag\./);
  await expect.element(last).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('Onbekend filter in het adres: Onderwerp. Daarop is niet gefilterd.')).toBeVisible();
  await last.fill('11-11-2026');
  await expect.element(screen.getByText('Deze dag ligt vóór de eerste dag.')).not.toBeInTheDocument();
});

test('older and newer lead through the log, and one person or thing can be followed', async () => {
  const only = { ...log, hasNewer: true, person: { guid: noor, kind: 'user', name: 'Noor Haven' } };
  const { screen, sent } = await showAdmin(<AuditIndex />, ({ url }) => (url.searchParams.has('person') ? only : log));
  await screen.getByRole('button', { name: 'Ouder' }).click();
  await expect.poll(() => askedLast(sent)).toMatchObject({ before: '7' });
  await screen.getByRole('button', { name: /Noor Haven maakte/ }).click();
  await screen.getByRole('button', { name: 'Toon alles van deze persoon' }).click();
  await expect.poll(() => askedLast(sent)).toEqual({ person: noor, lang: 'nl' });
  await screen.getByRole('button', { name: 'Nieuwer' }).click();
  await expect.poll(() => askedLast(sent)).toMatchObject({ person: noor, after: '7' });
  await screen.getByRole('button', { name: 'Haal dit filter weg: Alleen Noor Haven' }).click();
  await expect.element(screen.getByRole('button', { name: /Haal dit filter weg/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Logboek' })).toHaveFocus();
  expect(location.search).not.toMatch(/person|before|after/);
});

test('nothing found can be cleared, and a log that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  const none = { ...log, entries: [], hasOlder: false, count: 0 };
  const { screen } = await showAdmin(<AuditIndex />, ({ url }) => {
    if (isBroken) return Response.json({ code: 'request.unavailable' }, { status: 503 });
    return url.searchParams.has('result') ? none : log;
  });
  const retry = screen.getByRole('button', { name: 'Probeer opnieuw' });
  await expect.element(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await screen.getByLabelText('Resultaat').selectOptions('failed');
  await screen.getByRole('button', { name: 'Wis zoekwoord en filters' }).click();
  await expect.element(screen.getByRole('button', { name: /Noor Haven maakte/ })).toBeVisible();
});

test('an event has an address, also when it stands elsewhere in the log', async () => {
  history.replaceState(history.state, '', '?entry=3');
  const { screen } = await showAdmin(<AuditIndex />, ({ url }) =>
    url.pathname.endsWith('/audit/3') ? { ...entry, id: 3, network: '10.9.0.0' } : log,
  );
  await expect.element(screen.getByRole('dialog').getByText(/^10\.9\.0\.0/)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Sluit' }).click();
  expect(location.search).toBe('');
});

test('the last days are one click', async () => {
  const { screen, sent } = await showAdmin(<AuditIndex />, () => ({ ...log, today: isoDay(new Date()) }));
  await screen.getByRole('button', { name: 'Laatste 7 dagen' }).click();
  const from = new Date(Date.now() - 6 * 24 * 3600 * 1000).toLocaleDateString('en-CA', { timeZone: 'Europe/Amsterdam' });
  await expect.poll(() => askedLast(sent)).toMatchObject({ from });
  expect(askedLast(sent)).not.toHaveProperty('to');
});

test('today is the day of the server, also in a browser whose clock is a day ahead', async () => {
  const { screen, sent } = await showAdmin(<AuditIndex />, () => log);
  await expect.element(screen.getByRole('table')).toBeVisible();
  await screen.getByRole('button', { name: 'Vandaag' }).click();
  await expect.poll(() => askedLast(sent)['from']).toBe('2026-11-15');
  await screen.getByRole('button', { name: 'Laatste 7 dagen' }).click();
  await expect.poll(() => askedLast(sent)['from']).toBe('2026-11-09');
});
