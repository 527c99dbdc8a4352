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

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

/** A server that keeps what was put off, as the real one does. */
function keeping(first: Pick<Overview, 'matters' | 'putOff'>) {
  let { matters, putOff } = first;
  return ({ method, body }: SentCall): unknown => {
    if (method === 'GET') return { madeOn: moment, matters, putOff, stepsDone: null, pages: [], isOwnWork: false } satisfies Overview;
    const { matter: key, until } = body as PutOffChange;
    const all = [...matters, ...putOff.map(({ matter }) => matter)];
    putOff = putOff.filter(({ matter }) => matter.key !== key);
    if (until !== null) putOff = [...putOff, ...all.filter((each) => each.key === key).map((matter) => ({ matter, until: moment }))];
    matters = all.filter((each) => putOff.every(({ matter }) => matter.key !== each.key));
    return { until: until && moment };
  };
}

const show = (first: Pick<Overview, 'matters' | 'putOff'>, options = {}) =>
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
