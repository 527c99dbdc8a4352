import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../../tests/support/test-services.ts';
import type { IdentityOverview } from '../../model/identity.ts';
import { IdentitySettings } from './identity-settings.tsx';

afterEach(() => vi.unstubAllGlobals());

const guid = '00000000-0000-4000-8000-000000000001';
const linkable: IdentityOverview = { identities: [], linkable: 'login.gemeente.test', hasLocalLogin: true };
const identity = { guid, provider: 'login.gemeente.test', createdOn: '2026-03-01T10:00:00Z', lastUsedOn: null, canUnlink: true };
const linked: IdentityOverview = { identities: [identity], linkable: null, hasLocalLogin: true };
const problem = (status: number, code: string) => Response.json({ status, code }, { status });

interface Shown {
  language?: Language;
  problem?: string;
}

/** The settings with a network that answers by method and address. */
async function show(answers: Record<string, () => Response>, { language = 'nl', problem: told }: Shown = {}) {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) =>
    (answers[`${method} ${address.split('?', 1)[0]}`] ?? (() => problem(500, 'request.unexpected')))(),
  );
  const left: string[] = [];
  const { services } = testServices({ language });
  const screen = await render(
    <LoadOptimizerProvider optimizer={createLoadOptimizer()}>
      <ServicesProvider services={services}>
        <LanguageProvider language={language}>
          <UiLanguage language={language}>
            <main>
              <h1>Mijn account</h1>
              <h2>Beveiliging</h2>
              <IdentitySettings problem={told ?? null} leave={(href) => left.push(href)} />
            </main>
          </UiLanguage>
        </LanguageProvider>
      </ServicesProvider>
    </LoadOptimizerProvider>,
  );
  return { screen, left };
}

test('R7.38 who has linked nothing is led to the provider', async () => {
  const { screen, left } = await show({
    'GET /api/identities': () => Response.json(linkable),
    'POST /api/identities:link': () => Response.json({ href: '/login/openid?link=x' }),
  });
  await expect.element(screen.getByText('U heeft nog geen account gekoppeld.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Koppelen met login.gemeente.test' }));
  await expect.poll(() => left).toEqual(['/login/openid?link=x']);
  const { violations } = await axe.run(document.body);
  expect(violations).toEqual([]);
});

test('what is linked can be unlinked, and focus stays in the section', async () => {
  let overview = linked;
  const { screen } = await show({
    'GET /api/identities': () => Response.json(overview),
    [`DELETE /api/identities/${guid}`]: () => Response.json((overview = linkable)),
  });
  await expect.element(screen.getByText('Gekoppeld op 1 maart 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Loskoppelen van login.gemeente.test' }));
  await expect.element(screen.getByText('U heeft nog geen account gekoppeld.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Inloggen via een andere organisatie' })).toHaveFocus();
});

test.each([
  [true, /Dit is uw enige manier om in te loggen/],
  [false, /Op deze website logt iedereen via deze organisatie in/],
])('the only way in has no button, and says why, with passwords %s', async (hasLocalLogin, words) => {
  const { screen } = await show({
    'GET /api/identities': () => Response.json({ ...linked, hasLocalLogin, identities: [{ ...identity, canUnlink: false }] }),
  });
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['openid.cancelled', 'You cancelled linking. Nothing has changed.'],
  ['auth.second_factor_needed', 'Set up a second step first. You can then do this.'],
  ['<img src=x>', 'That did not work. Nothing has changed. Try again.'],
])('what the address says went wrong is said in words: %s', async (code, words) => {
  const { screen } = await show({ 'GET /api/identities': () => Response.json(linkable) }, { language: 'en', problem: code });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
});

test('a failure says so and can be tried again', async () => {
  const answers = [() => problem(503, 'request.unavailable'), () => Response.json(linkable)];
  const { screen } = await show({ 'GET /api/identities': () => (answers.shift() ?? (() => Response.json(linkable)))() });
  await expect.element(screen.getByText('Uw gekoppelde accounts kunnen nu niet worden getoond.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await expect.element(screen.getByRole('button', { name: 'Koppelen met login.gemeente.test' })).toBeVisible();
});

test('without a provider there is nothing to show', async () => {
  const { screen } = await show({ 'GET /api/identities': () => Response.json({ ...linked, identities: [] }) });
  await expect.element(screen.getByRole('heading', { name: 'Inloggen via een andere organisatie' })).not.toBeInTheDocument();
});
