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
import type { SecondFactors } from '../../model/second-factor.ts';
import { SecondFactorFirst, SecondFactorSettings } from './second-factor-settings.tsx';

afterEach(() => vi.unstubAllGlobals());

const nothing: SecondFactors = { hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [], isRequired: false };
const secret = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x', qrCode: { size: 4, path: 'M0 0h1v1h-1z' } };
const recoveryCodes = Array.from({ length: 10 }, (_, number) => `AAAA-BBBB-CCCC-DD2${number}`);
const problem = (status: number, code: string) => Response.json({ status, code }, { status });

/** The settings with a network that answers by address; what changes is up to the test. */
async function show(answers: Record<string, () => Response>, language: Language = 'nl') {
  vi.stubGlobal('fetch', async (address: string) => (answers[address] ?? (() => problem(500, 'request.unexpected')))());
  const { services } = testServices({ language });
  const screen = await render(
    <LoadOptimizerProvider optimizer={createLoadOptimizer()}>
      <ServicesProvider services={services}>
        <LanguageProvider language={language}>
          <UiLanguage language={language}>
            <SecondFactorFirst />
            <SecondFactorSettings />
          </UiLanguage>
        </LanguageProvider>
      </ServicesProvider>
    </LoadOptimizerProvider>,
  );
  return { screen, services };
}

test('R7.38 an app is set up in two steps, and the recovery codes are shown once', async () => {
  let factors = nothing;
  const confirmations = [
    () => problem(422, 'second_factor.wrong_code'),
    () => {
      factors = { ...nothing, hasAuthenticator: true, recoveryCodesLeft: 10 };
      return Response.json({ recoveryCodes });
    },
  ];
  const { screen } = await show({
    '/api/secondfactors': () => Response.json(factors),
    '/api/secondfactors/authenticator:start': () => Response.json(secret),
    '/api/secondfactors/authenticator:confirm': () => confirmations.shift()?.() ?? problem(500, 'x'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Code-app instellen' }));
  await expect.element(screen.getByRole('img', { name: 'QR-code voor uw code-app' })).toBeVisible();
  await expect.element(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Stap 1 van 2 Scan deze code' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aanzetten' }));
  const field = screen.getByRole('textbox', { name: 'Code van 6 cijfers' });
  await expect.element(field).toHaveAccessibleDescription(/Vul de code in\./);
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Aanzetten' }));
  await expect.element(field).toHaveAccessibleDescription(/Deze code klopt niet/);
  await userEvent.click(screen.getByRole('button', { name: 'Aanzetten' }));

  await expect.element(screen.getByRole('heading', { name: 'Bewaar uw herstelcodes' })).toHaveFocus();
  for (const code of recoveryCodes) await expect.element(screen.getByText(code)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }));
  await expect.element(screen.getByText('AAAA-BBBB-CCCC-DD20')).not.toBeInTheDocument();
  await expect.element(screen.getByText('U heeft nog 10 codes.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Code-app uitzetten' })).toBeVisible();
});

test('the key is copied by a button, and who may not copy is told what to do', async () => {
  const { screen } = await show({
    '/api/secondfactors': () => Response.json(nothing),
    '/api/secondfactors/authenticator:start': () => Response.json(secret),
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Code-app instellen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kopieer de sleutel' }));
  await expect.element(screen.getByText('De sleutel is gekopieerd.')).toBeVisible();
  expect(write).toHaveBeenCalledWith('ABCDEFGHIJKLMNOP');
  write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'Kopieer de sleutel' }));
  await expect.element(screen.getByText(/Uw browser laat kopiëren niet toe/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Kopieer de sleutel' })).toHaveFocus();
  write.mockRestore();
});

test('a new passkey has the name of the device already, ready to be typed over', async () => {
  const { screen } = await show({ '/api/secondfactors': () => Response.json(nothing) });
  await userEvent.click(screen.getByRole('button', { name: 'Passkey toevoegen' }));
  const field = screen.getByRole('textbox', { name: 'Naam van de passkey' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Chrome op Linux');
  await userEvent.keyboard('Werklaptop');
  await expect.element(field).toHaveValue('Werklaptop');
});

test('a passkey is renamed where it stands, and the focus comes back to its button', async () => {
  const laptop = { guid: crypto.randomUUID(), name: 'Laptop', createdOn: '2026-11-16T09:00:00.000Z', lastUsedOn: null };
  let name = laptop.name;
  const { screen } = await show({
    '/api/secondfactors': () => Response.json({ ...nothing, passkeys: [{ ...laptop, name }], recoveryCodesLeft: 10 }),
    [`/api/secondfactors/passkeys/${laptop.guid}`]: () => {
      name = 'Laptop thuis';
      return Response.json({ ...laptop, name });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Hernoem Laptop' }));
  const field = screen.getByRole('textbox', { name: 'Naam van de passkey' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Laptop');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Naam opslaan' }));
  await expect.element(field).toHaveAccessibleDescription(/Geef de passkey een naam\./);
  await userEvent.type(field, 'Laptop thuis');
  await userEvent.click(screen.getByRole('button', { name: 'Naam opslaan' }));
  await expect.element(screen.getByRole('button', { name: 'Hernoem Laptop thuis' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Hernoem Laptop thuis' }));
  await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
  await expect.element(screen.getByRole('button', { name: 'Hernoem Laptop thuis' })).toHaveFocus();
});

test('F14 who must have one is told why, in their language', async () => {
  const { screen } = await show({ '/api/secondfactors': () => Response.json({ ...nothing, isRequired: true }) }, 'en');
  await expect.element(screen.getByText('Set up a second step first')).toBeVisible();
  await screen.getByRole('link', { name: 'Go to the second step' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus();
});

test('a passkey is removed after a question, and the last one that is demanded stays', async () => {
  const passkeys = [{ guid: crypto.randomUUID(), name: 'Laptop', createdOn: '2026-11-16T09:00:00.000Z', lastUsedOn: null }];
  const { screen, services } = await show({
    '/api/secondfactors': () => Response.json({ ...nothing, passkeys, recoveryCodesLeft: 10, isRequired: true }),
    [`/api/secondfactors/passkeys/${passkeys[0]?.guid}`]: () => problem(409, 'second_factor.last_one'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Laptop' }));
  await vi.waitFor(() => expect(services.dialogs.getSnapshot()[0]?.title).toBe('Passkey ‘Laptop’ verwijderen?'));
  services.dialogs.getSnapshot()[0]?.confirm();
  await expect.element(screen.getByText(/Dit is uw laatste tweede stap/)).toBeVisible();
});

test('what cannot be loaded says so and can be tried again', async () => {
  const answers = [() => problem(500, 'request.unexpected'), () => Response.json(nothing)];
  const { screen } = await show({ '/api/secondfactors': () => answers.shift()?.() ?? problem(500, 'x') });
  await expect.element(screen.getByText('Uw instellingen kunnen nu niet worden geladen.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await expect.element(screen.getByRole('button', { name: 'Code-app instellen' })).toBeVisible();
});
