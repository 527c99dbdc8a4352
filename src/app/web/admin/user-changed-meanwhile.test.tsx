import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { UserDetail } from '#domains/users/model/admin-user.ts';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { showAdmin, type SentCall } from '../../../../tests/support/show-admin.tsx';
import { UserScreen } from './user-screen.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const names = ['Redactie', 'Griffie', 'Burgerzaken', 'Archief'] as const;
type Name = (typeof names)[number];
const guidOf = (name: Name) => `5b0f1f8e-1111-4222-8333-44445555666${names.indexOf(name)}`;
const roles = names.map((nameNl) => ({
  guid: guidOf(nameNl),
  nameNl,
  nameEn: nameNl,
  description: '',
  isBuiltIn: false,
  version: 1,
  memberCount: 1,
  useCount: 0,
}));
const noEvents = { entries: [], hasNewer: false, hasOlder: false, count: 0, person: null, object: null };

interface Meanwhile {
  others: string;
  now: Name[];
  press: Name;
  result: Name[];
}

test.each<Meanwhile>([
  { others: 'took a role away', now: ['Griffie'], press: 'Burgerzaken', result: ['Griffie', 'Burgerzaken'] },
  { others: 'gave a role', now: ['Redactie', 'Griffie', 'Archief'], press: 'Redactie', result: ['Griffie', 'Archief'] },
])('somebody else $others meanwhile: only what was ticked or unticked here is changed on top of that', async (given) => {
  const { now, press, result } = given;
  let current = userDetail({ roleIds: [guidOf('Redactie'), guidOf('Griffie')] });
  const { screen, sent } = await showAdmin(<UserScreen guid={current.guid} category="profile" />, ({ method, url, headers }) => {
    const about = { '/api/roles': roles, '/api/profilepropertydefinitions': [], '/api/audit': noEvents }[url.pathname];
    if (about || method !== 'PUT') return about ?? current;
    return headers.get('if-match') === '"4"' ? { ...current, version: 5 } : Response.json({ code: 'request.stale' }, { status: 412 });
  });
  await screen.getByLabelText(press).click();
  // Changed and put back: no change of one's own, so that of somebody else holds.
  await screen.getByLabelText('Achternaam').fill('Azizi');
  await screen.getByLabelText('Achternaam').fill('Aziz');
  current = { ...current, lastName: 'Bakker', roleIds: now.map(guidOf), version: 4 };
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).click();
  await expect.element(screen.getByText('Iemand anders wijzigde intussen: Achternaam, Rollen.')).toBeVisible();
  await expect.element(screen.getByLabelText('Achternaam')).toHaveValue('Bakker');
  const isTicked = (name: Name) => (screen.getByLabelText(name).element() as HTMLInputElement).checked;
  expect(names.filter(isTicked)).toEqual(names.filter((name) => result.includes(name)));
  await screen.getByRole('button', { name: 'Gebruiker opslaan' }).click();
  await expect.poll(() => sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ roleIds: result.map(guidOf) });
});

/** Stores one person as the server does: from another version than it has, nothing. An answer can take its time, or get lost. */
function storing(person: UserDetail) {
  let current = person;
  const answered = new Map<string, UserDetail>();
  let onItsWay: Promise<void> = Promise.resolve();
  let isLost = false;

  async function put({ body, headers }: SentCall): Promise<unknown> {
    const key = headers.get('idempotency-key') ?? '';
    const isNew = !answered.has(key);
    if (isNew && headers.get('if-match') !== `"${current.version}"`) return Response.json({ code: 'request.stale' }, { status: 412 });
    if (isNew) current = { ...current, ...(body as object), version: current.version + 1 };
    const saved = answered.get(key) ?? current;
    answered.set(key, saved);
    await onItsWay;
    if (!isLost) return saved;
    isLost = false;
    throw new TypeError('Failed to fetch');
  }

  return {
    answer: (call: SentCall) => {
      const about = { '/api/roles': roles, '/api/profilepropertydefinitions': [], '/api/audit': noEvents }[call.url.pathname];
      return about ?? (call.method === 'PUT' ? put(call) : current);
    },
    now: () => current,
    /** Somebody else saves. */
    change: (change: Partial<UserDetail>) => void (current = { ...current, ...change, version: current.version + 1 }),
    loseNext: () => void (isLost = true),
    /** Until the function that it gives is called. */
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      onItsWay = promise;
      return resolve;
    },
  };
}

async function showStoring(about: Partial<UserDetail> = {}) {
  const server = storing(userDetail(about));
  const shown = await showAdmin(<UserScreen guid={server.now().guid} category="profile" />, server.answer);
  const save = shown.screen.getByRole('button', { name: 'Gebruiker opslaan' });
  const titles = () => shown.notices.getSnapshot().map(({ title }) => title);
  const isTicked = (name: string) => (shown.screen.getByLabelText(name, { exact: true }).element() as HTMLInputElement).checked;
  await expect.element(shown.screen.getByLabelText('Griffie')).toBeVisible();
  return { ...shown, server, save, titles, isTicked };
}

test('what is typed and ticked while an earlier change is saved stays, and is saved next', async () => {
  const { screen, server, save, titles, isTicked } = await showStoring();
  await screen.getByLabelText('Voornaam').fill('Farah');
  const arrive = server.holdAnswers();
  await save.click();
  await expect.poll(() => server.now().firstName).toBe('Farah');
  await screen.getByLabelText('Achternaam').fill('Bakker');
  await screen.getByLabelText('Griffie').click();
  arrive();
  await expect.poll(titles).toContain('Opgeslagen.');
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).toBeVisible();
  await expect.element(screen.getByLabelText('Achternaam')).toHaveValue('Bakker');
  expect(isTicked('Griffie')).toBe(true);
  await save.click();
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).not.toBeInTheDocument();
  expect(server.now()).toMatchObject({ firstName: 'Farah', lastName: 'Bakker', roleIds: [guidOf('Griffie')] });
});

test('restored after a lost answer, the form looks up what is stored, shows it and says so', async () => {
  const { screen, server, save, titles } = await showStoring();
  const admin = screen.getByRole('checkbox', { name: 'Beheerder' });
  await admin.click();
  await screen.getByLabelText('Voornaam').fill('Farah');
  server.loseNext();
  await save.click();
  await expect.element(screen.getByText(/^Het is niet zeker of dit is gelukt/)).toBeVisible();
  await screen.getByRole('button', { name: 'Herstel' }).click();
  await expect.poll(titles).toContain('De wijziging was toch opgeslagen');
  await expect.element(admin).toBeChecked();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Farah');
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).not.toBeInTheDocument();
  await screen.getByLabelText('Achternaam').fill('Bakker');
  await save.click();
  await expect.poll(() => server.now()).toMatchObject({ firstName: 'Farah', lastName: 'Bakker', isAdmin: true });
});

test('unticked by hand after a lost answer, it is a change still: it may be stored', async () => {
  const { screen, server, save } = await showStoring();
  const admin = screen.getByRole('checkbox', { name: 'Beheerder' });
  await admin.click();
  server.loseNext();
  await save.click();
  await expect.element(screen.getByText(/^Het is niet zeker of dit is gelukt/)).toBeVisible();
  await admin.click();
  await save.click();
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).not.toBeInTheDocument();
  expect(server.now().isAdmin).toBe(false);
});

test('what two people changed is shown with the value of the other, to keep one’s own or take theirs', async () => {
  const { screen, server, save } = await showStoring();
  await screen.getByLabelText('Voornaam').fill('Farah');
  await screen.getByLabelText('Achternaam').fill('Bakker');
  server.change({ firstName: 'Fatma', isContentManager: true });
  await save.click();
  await screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).click();
  await expect.element(screen.getByText('Iemand anders wijzigde intussen: Voornaam, Contentmanager.')).toBeVisible();
  await expect.element(screen.getByText('Nu staat er bij Voornaam: Fatma')).toBeVisible();
  await expect.element(screen.getByText('Nu staat er bij Contentmanager: ja')).toBeVisible();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Farah');
  await screen.getByRole('button', { name: 'Neem over wat er nu is: Voornaam' }).click();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Fatma');
  await expect.element(screen.getByLabelText('Voornaam')).toHaveFocus();
  await save.click();
  await expect.poll(() => server.now()).toMatchObject({ firstName: 'Fatma', lastName: 'Bakker', isContentManager: true });
});

test('an undo that is refused says that it was not done, and what was changed since', async () => {
  const { screen, server, save, notices } = await showStoring();
  await screen.getByLabelText('Voornaam').fill('Farah');
  await save.click();
  await expect.poll(() => notices.getSnapshot().some(({ action }) => action)).toBe(true);
  server.change({ lastName: 'Bakker' });
  notices
    .getSnapshot()
    .find(({ action }) => action)
    ?.action?.run();
  await expect
    .poll(() => notices.getSnapshot())
    .toMatchObject([
      { title: 'Ongedaan maken is niet gelukt', message: 'Er is intussen iets gewijzigd. Nu staat er bij Achternaam: Bakker.' },
    ]);
  expect(screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).query()).toBeNull();
  await expect.element(screen.getByLabelText('Achternaam')).toHaveValue('Bakker');
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Farah');
});
