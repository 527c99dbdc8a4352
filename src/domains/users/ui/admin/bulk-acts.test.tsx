import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminPerson, showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import { userDetail } from '../../testing/user-detail.ts';
import { UsersIndex } from './users-index.tsx';

const role = '5b0f1f8e-1111-4222-8333-444455556666';
const fatima = userDetail({ roleIds: [role] });
const self = userDetail({ ...adminPerson, kind: 'Admin', isActive: true });
const people = { items: [fatima, self], total: 2 };
const roles = [
  { guid: role, nameNl: 'Redactie', nameEn: 'Editors', description: '', isBuiltIn: false, version: 1, memberCount: 1, useCount: 0 },
];

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const answering = (about: (call: SentCall) => unknown) => (call: SentCall) =>
  call.url.pathname === '/api/roles' ? roles : (about(call) ?? people);

test('people who were switched off are switched on again together, and that can be taken back', async () => {
  const off = userDetail({ isActive: false });
  const { screen, sent, notices } = await showAdmin(
    <UsersIndex />,
    answering(({ method }) => (method === 'POST' ? { changed: [off.guid], refused: [] } : { items: [off], total: 1 })),
  );
  await screen.getByLabelText('Alles op deze pagina selecteren').click();
  expect(screen.getByRole('button', { name: 'Deactiveer' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Activeer weer' }).click();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual(['Fatima Aziz is weer geactiveerd.']);
  notices.getSnapshot()[0]?.action?.run();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname))
    .toEqual(['/api/users:activate', '/api/users:deactivate']);
});

const lotte = userDetail({ guid: role.replace('5', '8'), firstName: 'Lotte', lastName: 'Brouwer', email: 'lotte@plein.test' });
const postsIn = (sent: readonly SentCall[]) => sent.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.pathname, body]);

test.each([
  {
    language: 'nl' as const,
    all: 'Alles op deze pagina selecteren',
    act: 'Deactiveer',
    question: '2 mensen deactiveren?',
    consequence: /Daarna moeten ze overal opnieuw inloggen/,
    done: '2 mensen gedeactiveerd.',
    undone: '2 mensen weer geactiveerd.',
  },
  {
    language: 'en' as const,
    all: 'Select all on this page',
    act: 'Deactivate',
    question: 'Deactivate 2 people?',
    consequence: /Everyone will then have to sign in again everywhere/,
    done: '2 people deactivated.',
    undone: '2 people activated again.',
  },
])('switching several people off asks first, and tells what became of them: $language', async (given) => {
  const guids = [fatima.guid, lotte.guid];
  const { screen, sent, notices } = await showAdmin(
    <UsersIndex />,
    answering(({ method }) => (method === 'POST' ? { changed: guids, refused: [] } : { items: [fatima, lotte], total: 2 })),
    { language: given.language },
  );
  await screen.getByLabelText(given.all).click();
  await screen.getByRole('button', { name: given.act }).click();
  const dialog = screen.getByRole('dialog', { name: given.question });
  await expect.element(dialog.getByText(given.consequence)).toBeVisible();
  expect(postsIn(sent)).toEqual([]);
  await dialog.getByRole('button', { name: given.act }).click();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ title: given.done, message: '' }]);
  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ title: given.undone, message: '' }]);
  expect(postsIn(sent)).toEqual([
    ['/api/users:deactivate', { guids }],
    ['/api/users:activate', { guids }],
  ]);
});

test('who does not switch somebody off after all is back at the button; who does, at the row', async () => {
  const { screen, sent, notices } = await showAdmin(
    <UsersIndex />,
    answering(({ method }) => (method === 'POST' ? { changed: [lotte.guid], refused: [] } : { items: [fatima, lotte], total: 2 })),
  );
  const tick = screen.getByRole('row', { name: /Brouwer, Lotte/ }).getByRole('checkbox');
  await tick.click();
  const button = screen.getByRole('group', { name: 'Met de selectie' }).getByRole('button', { name: 'Deactiveer' });
  await button.click();
  const dialog = screen.getByRole('dialog', { name: 'Lotte Brouwer deactiveren?' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(postsIn(sent)).toEqual([]);
  await button.click();
  await dialog.getByRole('button', { name: 'Deactiveer' }).click();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual(['Lotte Brouwer is gedeactiveerd.']);
  await expect.element(tick).toHaveFocus();
});

test.each([
  { act: 'Geef rol', done: '2 mensen hebben nu de rol Redactie.', undone: '2 mensen hebben de rol Redactie niet meer.' },
  { act: 'Haal rol weg', done: '2 mensen hebben de rol Redactie niet meer.', undone: '2 mensen hebben nu de rol Redactie.' },
])('$act tells who has which role now, also when it is taken back', async ({ act, done, undone }) => {
  const { screen, notices } = await showAdmin(
    <UsersIndex />,
    answering(({ method }) =>
      method === 'POST' ? { changed: [fatima.guid, lotte.guid], refused: [] } : { items: [fatima, lotte], total: 2 },
    ),
  );
  await screen.getByLabelText('Alles op deze pagina selecteren').click();
  const acts = screen.getByRole('group', { name: 'Met de selectie' });
  await acts.getByRole('combobox', { name: 'Rol' }).selectOptions('Redactie');
  await acts.getByRole('button', { name: act }).click();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual([done]);
  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual([undone]);
});

test('several people are switched off at once, who was refused is named, and it can be taken back', async () => {
  const { screen, sent, notices } = await showAdmin(
    <UsersIndex />,
    answering(({ method }) =>
      method === 'POST'
        ? { changed: [fatima.guid], refused: [{ guid: lotte.guid, code: 'user.last_admin' }] }
        : { items: [fatima, lotte], total: 2 },
    ),
  );
  await screen.getByLabelText('Alles op deze pagina selecteren').click();
  await screen.getByRole('button', { name: 'Deactiveer' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactiveer' }).click();
  await expect.poll(() => notices.getSnapshot().map(({ look }) => look)).toEqual(expect.arrayContaining(['positive', 'warning']));
  expect(notices.getSnapshot().find(({ look }) => look === 'warning')?.message).toContain('Lotte Brouwer');
  notices
    .getSnapshot()
    .find(({ look }) => look === 'positive')
    ?.action?.run();
  await expect
    .poll(() => postsIn(sent))
    .toEqual([
      ['/api/users:deactivate', { guids: [fatima.guid, lotte.guid] }],
      ['/api/users:activate', { guids: [fatima.guid] }],
    ]);
});

test('who chose themselves too is left out of the question, which says so, and nobody is refused', async () => {
  const guids = [fatima.guid, lotte.guid];
  const { screen, sent, notices } = await showAdmin(
    <UsersIndex />,
    answering(({ method }) => (method === 'POST' ? { changed: guids, refused: [] } : { items: [fatima, lotte, self], total: 3 })),
  );
  await screen.getByLabelText('Alles op deze pagina selecteren').click();
  await screen.getByRole('button', { name: 'Deactiveer' }).click();
  const dialog = screen.getByRole('dialog', { name: '2 mensen deactiveren?' });
  await expect.element(dialog.getByText('Je eigen account blijft actief. Dat kan alleen een andere beheerder deactiveren.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactiveer' }).click();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual(['2 mensen gedeactiveerd.']);
  expect(postsIn(sent)).toEqual([['/api/users:deactivate', { guids }]]);
});

test('who chose only themselves is told that they stay active, and is asked nothing', async () => {
  const { screen, sent, notices } = await showAdmin(
    <UsersIndex />,
    answering(() => undefined),
  );
  await screen
    .getByRole('row', { name: /Haven, Noor/ })
    .getByRole('checkbox')
    .click();
  await screen.getByRole('button', { name: 'Deactiveer' }).click();
  await expect
    .poll(() => notices.getSnapshot().map(({ title }) => title))
    .toEqual(['Je eigen account blijft actief. Dat kan alleen een andere beheerder deactiveren.']);
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(postsIn(sent)).toEqual([]);
});

test.each([
  { language: 'nl' as const, all: 'Alles op deze pagina selecteren', act: 'Deactiveer', off: 'Inactief', failed: '2 mensen deactiveren' },
  { language: 'en' as const, all: 'Select all on this page', act: 'Deactivate', off: 'Inactive', failed: 'Deactivate 2 people' },
])('when no answer comes, it is looked up who is active still; tried again, nobody stays chosen: $language', async (given) => {
  const done = { changed: [fatima.guid, lotte.guid], refused: [] };
  let tries = 0;
  const { screen, notices } = await showAdmin(
    <UsersIndex />,
    answering(({ method }) => {
      if (method !== 'POST') return { items: [fatima, lotte].map((user) => ({ ...user, isActive: tries === 0 })), total: 2 };
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return done;
    }),
    { language: given.language, seesFailures: true },
  );
  await screen.getByLabelText(given.all).click();
  await screen.getByRole('button', { name: given.act }).click();
  await screen.getByRole('dialog').getByRole('button', { name: given.act }).click();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toEqual([given.failed]);
  await expect.poll(() => screen.getByRole('table').getByText(given.off, { exact: true }).elements()).toHaveLength(2);
  notices.getSnapshot()[0]?.action?.run();
  await expect.element(screen.getByLabelText(given.all)).not.toBeChecked();
  await expect.poll(() => notices.getSnapshot().map(({ look }) => look)).toEqual(['positive']);
});

test('from the box of a row the next stop of the keyboard leads to what can be done, and back to that box when it is done', async () => {
  const many = Array.from({ length: 12 }, (_, number) =>
    userDetail({ guid: role.replace('5b0f', `5b${number + 10}`), lastName: `Aziz ${number}` }),
  );
  const { screen } = await showAdmin(
    <UsersIndex actsOn={() => <button>Acties</button>} />,
    answering(({ method }) => (method === 'POST' ? { changed: [many[2]?.guid], refused: [] } : { items: many, total: 12 })),
  );
  const tick = screen.getByRole('row', { name: /Aziz 2,/ }).getByRole('checkbox');
  await expect.element(tick).toBeVisible();
  (tick.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  const way = screen.getByRole('button', { name: 'Naar de acties met de selectie' });
  await expect.element(way).toHaveFocus();
  await expect.element(way).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('group', { name: 'Met de selectie' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Deactiveer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactiveer' }).click();
  await expect.element(way).not.toBeInTheDocument();
  await expect.element(tick).toHaveFocus();
});

test('who goes past every row to what can be done is back at the box they ticked, and not at the last row they passed', async () => {
  const { screen } = await showAdmin(
    <UsersIndex actsOn={({ firstName }) => <button>Acties {firstName}</button>} />,
    answering(({ method }) => (method === 'POST' ? { changed: [fatima.guid], refused: [] } : { items: [fatima, lotte], total: 2 })),
  );
  const tick = screen.getByRole('row', { name: /Aziz, Fatima/ }).getByRole('checkbox');
  await tick.click();
  (screen.getByRole('button', { name: 'Acties Lotte' }).element() as HTMLElement).focus();
  (screen.getByRole('button', { name: 'Deactiveer' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactiveer' }).click();
  await expect.element(tick).toHaveFocus();
});

test('on a telephone the way to what can be done stands beside the box, which stays in its place', async () => {
  await page.viewport(360, 740);
  const { screen } = await showAdmin(
    <UsersIndex />,
    answering(() => ({ items: [fatima, lotte], total: 2 })),
  );
  const tick = screen.getByRole('row', { name: /Aziz, Fatima/ }).getByRole('checkbox');
  await expect.element(tick).toBeVisible();
  const before = tick.element().getBoundingClientRect().x;
  (tick.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Naar de acties met de selectie' })).toHaveFocus();
  expect(tick.element().getBoundingClientRect().x).toBe(before);
  expect(document.documentElement.scrollWidth).toBe(360);
});
