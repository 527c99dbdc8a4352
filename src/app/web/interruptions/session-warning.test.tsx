import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import type { Language } from '#platform/shared/language.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { createSessionClock } from '#platform/web/session-clock.ts';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import { SessionWarning } from './session-warning.tsx';

const dialog = page.getByRole('dialog');
const now = new Date('2026-11-16T12:00:00Z').getTime();
let time: number;
let answer: () => Response | Promise<never>;

beforeEach(() => {
  time = now;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  // Waiting for an element moves a clock of theirs, so the time is ours.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answer = () => Response.json(applicationUser(), { headers: { 'x-session-left': '3600,43200' } });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => answer()),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(language: Language = 'nl') {
  const optimizer = createLoadOptimizer({ sessionClock: { hear: (...told) => sessionClock.hear(...told) } });
  const currentUser = createCurrentUser(optimizer, applicationUser());
  const sessionClock = createSessionClock({ use: () => currentUser.reload(), ask: () => Promise.resolve() });
  const { services } = testServices({ language });
  await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={{ ...services, sessionClock }}>
          <label>
            Uw tekst <input />
          </label>
          <SessionWarning language={language} signInHref="/login?returnTo=%2Fwonen" />
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  await page.getByRole('textbox').fill('halverwege');
  return sessionClock;
}

async function barriers(): Promise<string[]> {
  // What is still fading in has no contrast yet.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return (await axe.run(dialog.element())).violations.map(({ id }) => id);
}

test('says how long is left, and extending is one call after which the work goes on', async () => {
  const clock = await open();
  await expect.element(dialog).not.toBeInTheDocument();
  clock.hear('105,43200', now);
  await expect.element(page.getByRole('dialog', { name: 'U wordt zo uitgelogd' })).toBeVisible();
  await expect.element(dialog.getByRole('timer')).toHaveTextContent('U heeft nog 1 minuut en 45 seconden.');
  await expect.element(dialog.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  expect(await barriers()).toEqual([]);

  await dialog.getByRole('button', { name: 'Verlengen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(fetch).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('textbox')).toHaveValue('halverwege');
});

test('the time is read out at the start, at a minute and at half a minute, and not in between', async () => {
  const clock = await open();
  clock.hear('110,43200', now);
  const timer = dialog.getByRole('timer');
  const said = () => [...dialog.element().querySelectorAll('[role=status]')].map((status) => status.textContent).join('');
  await expect.element(timer).toBeVisible();
  const heard: string[] = [];
  for (const [passed, seen] of [
    [5, '1 minuut en 45 seconden'],
    [40, '1 minuut en 10 seconden'],
    [50, '1 minuut'],
    [70, '40 seconden'],
    [80, '30 seconden'],
    [109, '1 seconde'],
  ] as const) {
    time = now + passed * 1000;
    vi.advanceTimersByTime(1000);
    await expect.element(timer).toHaveTextContent(`U heeft nog ${seen}.`);
    heard.push(said());
  }
  expect(heard).toEqual([
    'U heeft nog 1 minuut en 50 seconden.',
    'U heeft nog 1 minuut en 50 seconden.',
    'U heeft nog 1 minuut.',
    'U heeft nog 1 minuut.',
    'U heeft nog 30 seconden.',
    'U heeft nog 30 seconden.',
  ]);
});

test('says so when extending failed, and can be tried again', async () => {
  const clock = await open();
  clock.hear('100,43200', now);
  const works = answer;
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await dialog.getByRole('button', { name: 'Verlengen' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Verlengen is niet gelukt. Probeer het opnieuw.');
  answer = works;
  await dialog.getByRole('button', { name: 'Verlengen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  { language: 'nl' as const, why: /Verlengen kan niet\./, signIn: 'Opnieuw inloggen', close: 'Sluit', extend: 'Verlengen' },
  { language: 'en' as const, why: /it cannot be extended\./, signIn: 'Sign in again', close: 'Close', extend: 'Stay signed in' },
])('at the longest a session may last it offers signing in again beside the work ($language)', async ({ language, ...words }) => {
  const clock = await open(language);
  clock.hear('3600,100', now);
  await expect.element(dialog).toMatchTextContent(words.why);
  await expect.element(dialog.getByRole('button', { name: words.extend })).not.toBeInTheDocument();
  const link = dialog.getByRole('link', { name: words.signIn });
  await expect.element(link).toHaveAttribute('href', '/login?returnTo=%2Fwonen&again=1');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(await barriers()).toEqual([]);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveValue('halverwege');
});
