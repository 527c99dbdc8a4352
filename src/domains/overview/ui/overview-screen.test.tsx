import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../tests/support/show-admin.tsx';
import type { Overview, PutOffChange } from '../model/overview.ts';
import { OverviewScreen } from './overview-screen.tsx';

const moment = '2026-11-18T09:00:00.000Z';
const mails = { kind: 'mailsFailed', key: 'mailsFailed', count: 2 } as const;
const factor = { kind: 'secondFactorMissing', key: 'secondFactorMissing' } as const;

const steps = { kind: 'firstSteps', key: 'firstSteps', left: 2 } as const;
const stepsIn = (putOff: Overview['putOff']) => putOff.some(({ matter }) => matter.key === steps.key);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

/** A server that keeps what was put off, as the real one does. */
function keeping(first: Pick<Overview, 'matters' | 'putOff'> & Partial<Overview>) {
  let { matters, putOff } = first;
  const { stepsDone = null } = first;
  return ({ method, body }: SentCall): unknown => {
    if (method === 'GET')
      return {
        madeOn: moment,
        matters,
        putOff,
        stepsDone: stepsIn(putOff) ? null : stepsDone,
        pages: [],
        isOwnWork: false,
      } satisfies Overview;
    const { matter: key, until } = body as PutOffChange;
    const all = [...matters, ...putOff.map(({ matter }) => matter), ...(stepsDone && !stepsIn(putOff) ? [steps] : [])];
    putOff = putOff.filter(({ matter }) => matter.key !== key);
    if (until !== null) putOff = [...putOff, ...all.filter((each) => each.key === key).map((matter) => ({ matter, until: moment }))];
    matters = all.filter((each) => each !== steps && putOff.every(({ matter }) => matter.key !== each.key));
    return { until: until && moment };
  };
}

const show = (first: Pick<Overview, 'matters' | 'putOff'> & Partial<Overview>, options = {}) =>
  showAdmin(<OverviewScreen changes={null} />, keeping(first), options);

test('a matter is put off by the keyboard, its reader goes on at the next one, and it can be undone', async () => {
  const { screen, notices } = await show({ matters: [mails, factor], putOff: [] });
  const menu = screen.getByRole('button', { name: 'Stel uit: 2 e-mails zijn niet aangekomen' });
  await expect.element(menu).toBeVisible();
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Tot morgen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 e-mails zijn niet aangekomen')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Beveilig je account' })).toHaveFocus();
  await expect.element(screen.getByText('Eén ding wacht op je.', { exact: false })).toBeVisible();

  await expect.poll(() => notices.getSnapshot().at(-1)?.action).toBeDefined();
  notices.getSnapshot().at(-1)?.action?.run();
  await expect.element(menu).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Uitgesteld/ })).not.toBeInTheDocument();
});

test('what was put off is there for who asks, with the day on which it comes back, and can be taken back', async () => {
  const { screen } = await show({ matters: [], putOff: [{ matter: mails, until: '2026-11-24T23:00:00.000Z' }] });
  const toggle = screen.getByRole('button', { name: 'Uitgesteld: 1' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByText('2 e-mails zijn niet aangekomen')).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(screen.getByText('Komt terug op 25 november 2026.')).toBeVisible();
  const back = screen.getByRole('button', { name: 'Haal terug: 2 e-mails zijn niet aangekomen' });
  back.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Bekijk e-mails' })).toHaveFocus();
  await expect.element(toggle).not.toBeInTheDocument();
});

test('in English it is said in English', async () => {
  const { screen } = await show({ matters: [mails], putOff: [{ matter: factor, until: moment }] }, { language: 'en' });
  await screen.getByRole('button', { name: 'Put off: 2 emails were not delivered' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'For a week' })).toBeVisible();
  await screen.getByRole('button', { name: 'Put off: 1', exact: true }).click();
  await expect.element(screen.getByText('Comes back on 18 November 2026.')).toBeVisible();
});

test('the first steps are hidden by keyboard, undone from the notice, and found again among what was put off', async () => {
  const { screen, notices, sent } = await show({ matters: [mails], putOff: [], stepsDone: ['colleagues'] });
  const hide = screen.getByRole('button', { name: 'Verberg de eerste stappen' });
  const title = screen.getByRole('heading', { name: 'Eerste stappen' });
  await expect.element(hide).toBeVisible();
  hide.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title).not.toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ matter: 'firstSteps', until: 'forGood' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(() => notices.getSnapshot().at(-1)?.action).toBeDefined();
  notices.getSnapshot().at(-1)?.action?.run();
  await expect.element(title).toBeVisible();

  await hide.click();
  await screen.getByRole('button', { name: 'Uitgesteld: 1' }).click();
  await expect.element(screen.getByText('Komt terug als jij dat wilt.')).toBeVisible();
  await screen.getByRole('button', { name: 'Haal terug: Eerste stappen' }).click();
  await expect.element(title).toBeVisible();
});

test('what waits says whose it is: who is invited by whom, and who last worked on a draft', async () => {
  const invitation = {
    kind: 'invitationEnding',
    key: 'invitationEnding',
    name: 'Ruben Maas',
    email: 'ruben@plein.test',
    inviterName: 'Jan Boersma',
    sentOn: '2026-11-04T09:00:00.000Z',
    endsOn: '2026-11-19T09:00:00.000Z',
  } as const;
  const draft = {
    kind: 'draftWaiting',
    key: 'draftWaiting',
    of: 'page',
    title: 'Parkeren',
    href: '/parkeren',
    changedOn: '2026-11-03T09:00:00.000Z',
    changedBy: { name: 'Sanne de Vries', isReader: false },
    isNew: true,
  } as const;
  const item = {
    ...draft,
    key: 'item',
    of: 'item',
    title: 'Molen',
    href: '/nieuws/i/1/molen',
    changedBy: { name: 'Noor', isReader: true },
  } as const;
  const { screen } = await show({ matters: [invitation, draft, item], putOff: [] });
  for (const title of [
    'De uitnodiging van Ruben Maas (ruben@plein.test) verloopt bijna',
    'Het concept ‘Parkeren’ ligt stil',
    'Je concept ‘Molen’ ligt stil',
  ])
    await expect.element(screen.getByRole('heading', { name: title, exact: false })).toBeVisible();
  for (const words of [
    'Er is nog geen account gemaakt. Verstuurd door Jan Boersma op 4 november 2026.',
    'Bezoekers zien deze pagina nog niet. Laatste keer: 3 november 2026, door Sanne de Vries.',
    'Bezoekers zien dit bericht nog niet. Laatste keer: 3 november 2026, door jou.',
  ])
    await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ga verder' })).toHaveAttribute('href', '/parkeren/edit');
  await expect.element(screen.getByRole('link', { name: 'Bekijk het bericht' })).toHaveAttribute('href', '/nieuws/i/1/molen');
});
