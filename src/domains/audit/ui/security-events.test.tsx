import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { endOtherSessions } from '#domains/auth/model/account-security.contract.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { showAdmin } from '../../../../tests/support/show-admin.tsx';
import { RecentSecurity, SecurityOfPerson } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const guid = '00000000-0000-4000-8000-000000000002';
const happenedOn = '2026-11-16T10:00:00.000Z';

test('people see what last happened to the ways in to their account, from where and when', async () => {
  const { screen } = await showAdmin(<RecentSecurity />, () => [
    { id: 3, type: 'session.started', happenedOn, network: '10.0.0.0', browser: 'Firefox', system: 'Android' },
    { id: 2, type: 'session.refused', happenedOn, network: '10.0.0.0', browser: null, system: null },
    { id: 1, type: 'user.password_changed', happenedOn, network: '', browser: null, system: null },
  ]);
  await expect
    .element(screen.getByText(/U bent ingelogd/))
    .toHaveTextContent('U bent ingelogd.16 november 2026 om 11:00 · Firefox op Android · netwerk 10.0.0.0');
  await expect
    .element(screen.getByText(/niet gelukt/))
    .toHaveTextContent('Inloggen met uw e-mailadres is niet gelukt.16 november 2026 om 11:00 · netwerk 10.0.0.0');
  await expect
    .element(screen.getByText(/uw wachtwoord gewijzigd/))
    .toHaveTextContent('U heeft uw wachtwoord gewijzigd.16 november 2026 om 11:00');
});

function SignOutElsewhere() {
  const end = useSave(endOtherSessions, { type: 'edit', subject: '' });
  return <button onClick={() => void end.run({})}>Uitloggen</button>;
}

test('what somebody changes beside them is among them at once', async () => {
  let events = [{ id: 1, type: 'session.started', happenedOn, network: '', browser: null, system: null }];
  const { screen } = await showAdmin(
    <>
      <SignOutElsewhere />
      <RecentSecurity />
    </>,
    ({ method }) => {
      if (method === 'GET') return events;
      events = [{ id: 2, type: 'session.others_ended', happenedOn, network: '', browser: null, system: null }, ...events];
      return { ended: 1 };
    },
  );
  await expect.element(screen.getByText(/U bent ingelogd/)).toBeVisible();
  await screen.getByRole('button', { name: 'Uitloggen' }).click();
  await expect.element(screen.getByText(/uw andere apparaten uitgelogd/)).toBeVisible();
});

test('what cannot be loaded is said, and can be tried again', async () => {
  let isBroken = true;
  const { screen } = await showAdmin(
    <RecentSecurity />,
    () => (isBroken ? Response.json({ code: 'request.unavailable' }, { status: 503 }) : []),
    {
      language: 'en',
    },
  );
  await expect.element(screen.getByText('The recent events cannot be loaded at the moment.')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Nothing has happened yet.')).toBeVisible();
});

test('an admin sees the same of somebody else, with the way to the rest of the log', async () => {
  const entry = {
    id: 1,
    happenedOn,
    type: 'session.started',
    result: 'done',
    actor: { kind: 'anonymous', guid: null, name: '' },
    object: { guid, kind: 'user', name: 'Fatima Aziz' },
    facts: { names: [], fields: [], changes: [], rolesGiven: [], rolesTaken: [] },
    network: '10.0.0.0',
    correlationId: '',
  };
  const page = {
    entries: [entry],
    hasNewer: false,
    hasOlder: false,
    count: 1,
    person: null,
    object: null,
    today: '2026-11-15',
  };
  const { screen, sent } = await showAdmin(<SecurityOfPerson guid={guid} />, () => page);
  await expect.element(screen.getByText(/Fatima Aziz logde in\./)).toBeVisible();
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({ person: guid, kind: 'signIn', lang: 'nl' });
  await expect
    .element(screen.getByRole('link', { name: 'Bekijk alles in het logboek' }))
    .toHaveAttribute('href', `/admin/log?person=${guid}&kind=signIn`);
});
