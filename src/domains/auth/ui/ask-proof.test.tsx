import { Fragment } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import type { FormOfAddress } from '#platform/shared/messages.ts';
import { createLoadOptimizer, type LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider, type Services } from '#platform/web/services.tsx';
import { LoadOptimizerProvider, useSave } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { UiLanguage } from '#ui/texts.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import type { ProofWays } from '../model/second-step.ts';
import { askProof } from './ask-proof.tsx';

const burn = endpoint({ method: 'DELETE', path: '/api/houses', summary: '', access: 'user', proof: 'needed', response: z.void() });

afterEach(() => vi.unstubAllGlobals());

function DangerousScreen() {
  const { run, error, isSaving } = useSave(burn, { type: 'delete', showsFailure: true });
  return (
    <>
      <button disabled={isSaving} onClick={() => void run({})}>
        Verwijder
      </button>
      <output>{error?.code ?? ''}</output>
    </>
  );
}

function Dialogs({ dialogs }: Pick<Services, 'dialogs'>) {
  return useStore(dialogs).map(({ id, title, render: body, close }) => (
    <Fragment key={id}>
      <h2>{title}</h2>
      {body?.()}
      <button onClick={close}>Sluit</button>
    </Fragment>
  ));
}

/** What the server answers to a dangerous act until somebody proves who they are. */
async function show(ways: Partial<ProofWays>, address: FormOfAddress = 'u') {
  const asked: string[] = [];
  let isProven = false;
  const problem = (status: number, code: string) => Response.json({ status, code }, { status });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? init.body : '';
    asked.push(`${init.method} ${address} ${body}`.trim());
    if (address === '/api/session:proof')
      return Response.json({ hasPassword: false, hasCode: false, hasPasskey: false, provider: null, ...ways });
    if (address === '/api/houses') return isProven ? new Response(null, { status: 204 }) : problem(403, 'auth.proof_needed');
    isProven = body.includes('goed');
    return isProven ? new Response(null, { status: 204 }) : problem(422, 'auth.proof_wrong');
  });
  const { services, logged } = testServices({ isContentManager: true });
  const optimizer: LoadOptimizer = createLoadOptimizer({
    proveAgain: () => askProof({ dialogs: services.dialogs, optimizer, language: 'nl', address }),
  });
  const screen = await render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <ServicesProvider services={services}>
        <LanguageProvider language="nl" address={address}>
          <UiLanguage language="nl">
            <DangerousScreen />
            <Dialogs dialogs={services.dialogs} />
          </UiLanguage>
        </LanguageProvider>
      </ServicesProvider>
    </LoadOptimizerProvider>,
  );
  return { screen, asked, services, logged };
}

test('a dangerous act asks for the password and is then done, as if nothing came in between', async () => {
  const { screen, asked } = await show({ hasPassword: true, hasCode: false });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
  const field = screen.getByLabelText('Wachtwoord');
  await userEvent.type(field, 'fout');
  await userEvent.click(screen.getByRole('button', { name: 'Bevestig' }));
  await expect.element(field).toHaveAccessibleDescription(/Dit klopt niet/);
  await userEvent.fill(field, 'goed');
  await userEvent.click(screen.getByRole('button', { name: 'Bevestig' }));
  await vi.waitFor(() => expect(asked.at(-1)).toBe('DELETE /api/houses'));
  expect(asked.filter((call) => call === 'DELETE /api/houses')).toHaveLength(2);
  await expect.element(screen.getByRole('heading', { name: 'Bevestig dat u het bent' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

test.each([
  ['u', 'Bevestig dat u het bent', 'Code uit uw app'],
  ['je', 'Bevestig dat je het bent', 'Code uit je app'],
] as const)('the dialog speaks to its reader as the screen does: %s', async (address, title, label) => {
  const { screen } = await show({ hasCode: true }, address);
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByLabelText(label)).toBeVisible();
});

test('who has an app is asked for a code, and may use the password instead', async () => {
  const { screen, asked } = await show({ hasPassword: true, hasCode: true });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
  await expect.element(screen.getByLabelText('Code uit uw app')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gebruik uw wachtwoord' }));
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'goed');
  await userEvent.click(screen.getByRole('button', { name: 'Bevestig' }));
  await vi.waitFor(() => expect(asked.at(-1)).toBe('DELETE /api/houses'));
  expect(asked).toContain('POST /api/session:prove {"password":"goed"}');
});

test.each(['Sluit', 'Annuleer'])('who leaves the question with %s has chosen not to go on, and hears of no failure', async (way) => {
  const { screen, asked, services, logged } = await show({ hasPassword: true, hasCode: false });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
  await userEvent.click(screen.getByRole('button', { name: way }));
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Verwijder' })).toBeEnabled();
  expect(screen.getByRole('status').element().textContent).toBe('');
  expect([services.notices.getSnapshot(), services.tasks.failures.getSnapshot(), logged]).toEqual([[], [], []]);
  expect(asked.filter((call) => call === 'DELETE /api/houses')).toHaveLength(1);
});

test('who has a passkey may use that', async () => {
  const { screen } = await show({ hasPassword: true, hasPasskey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
  await expect.element(screen.getByLabelText('Wachtwoord')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Bevestigen met een passkey' })).toBeVisible();
});

test('who has only the provider goes there, comes back to this page, and is told so', async () => {
  const { screen } = await show({ provider: 'login.gemeente.test' });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
  const way = screen.getByRole('link', { name: 'Bevestigen met login.gemeente.test' });
  const wishes = new URL((await way.findElement()).getAttribute('href') ?? '', location.origin).searchParams;
  expect([wishes.get('proof'), wishes.get('returnTo')]).toEqual(['now', location.pathname + location.search]);
  await expect.element(screen.getByText(/komt daarna hier terug/)).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
});

test('who has nothing to prove it by is led to signing in anew', async () => {
  const { screen } = await show({});
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder' }));
  await expect.element(screen.getByRole('link', { name: 'Opnieuw beginnen' })).toHaveAttribute('href', '/logout');
});
