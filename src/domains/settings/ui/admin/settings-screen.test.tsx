import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import { initialSettings, settingKeys } from '../../model/settings.ts';
import { SettingsScreen } from './settings-screen.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

const listed = settingKeys.map((key) => ({ key, value: initialSettings[key] as unknown, version: 3 }));
const screenOfSettings = <SettingsScreen logo={null} mark={<svg aria-hidden="true" />} terms={null} />;

/** A server that keeps what it is sent, unless the test answers in its place. */
const keeping = (about: (call: SentCall) => unknown = () => undefined) => {
  return (call: SentCall) => {
    const answered = about(call);
    if (answered !== undefined) return answered;
    return call.method === 'PUT' ? changesOf(call).map(({ version, ...setting }) => ({ ...setting, version: version + 1 })) : listed;
  };
};

const changesOf = ({ body }: SentCall) => (body as { changes: { key: string; value: unknown; version: number }[] }).changes;

const changesIn = (sent: readonly SentCall[]) => sent.filter(({ method }) => method === 'PUT').map(changesOf);

test('R1.18 only what was changed is saved, in one go and each with the version it was made from; the preview shows it before', async () => {
  const { screen, sent } = await showAdmin(screenOfSettings, keeping());
  await expect.element(screen.getByRole('button', { name: 'Instellingen opslaan' })).not.toBeInTheDocument();
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  await screen.getByLabelText('Bezoekers mogen zelf een account maken').click();
  await expect.element(screen.getByRole('region', { name: 'Voorbeeld' }).getByText('Zuiderhaven')).toBeVisible();
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).toBeVisible();
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect
    .poll(() => changesIn(sent))
    .toEqual([
      [
        { key: 'platformName', value: { nl: 'Zuiderhaven', en: 'Plein' }, version: 3 },
        { key: 'allowRegistration', value: true, version: 3 },
      ],
    ]);
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Zuiderhaven');
  // Where somebody was goes on being where they are.
  await expect.poll(() => document.activeElement?.id).toBe('allowRegistration');
});

test('who leaves is asked, Ctrl+S saves, and restoring takes everything back', async () => {
  const { screen, sent, services } = await showAdmin(screenOfSettings, keeping());
  await screen.getByLabelText('Naam in het Engels').fill('Southport');
  await expect.poll(() => services.unsavedChanges.areThere()).toBe(true);
  await screen.getByRole('button', { name: 'Herstel' }).click();
  await expect.element(screen.getByLabelText('Naam in het Engels')).toHaveValue('Plein');
  await expect.poll(() => services.unsavedChanges.areThere()).toBe(false);
  await screen.getByLabelText('Naam in het Engels').fill('Southport');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => changesIn(sent).length).toBe(1);
});

test('what is missing is said at the field and above the form, and nothing is sent', async () => {
  const { screen, sent } = await showAdmin(screenOfSettings, keeping());
  await screen.getByLabelText('Naam in het Nederlands').fill(' ');
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  const summary = screen.getByRole('region', { name: 'Er is een probleem. Verbeter eerst dit punt.' });
  await summary.getByRole('link', { name: 'Vul de naam in het Nederlands in.' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveFocus();
  expect(changesIn(sent)).toEqual([]);
});

test('R3.35 colours that cannot be read are measured and refused, and the nearest that can be is one click away', async () => {
  const { screen, sent } = await showAdmin(screenOfSettings, keeping());
  await screen.getByLabelText('Accentkleur', { exact: true }).fill('#ffe08a');
  const measure = screen.getByRole('row', { name: /Accentkleur op de achtergrond/ });
  await expect.element(measure.getByText('te weinig')).toBeVisible();
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.element(screen.getByRole('link', { name: /^Accentkleur: deze kleur is niet goed te zien/ })).toBeVisible();
  expect(changesIn(sent)).toEqual([]);

  const proposed = screen.getByRole('button', { name: /^Gebruik #/ });
  const field = screen.getByLabelText('Accentkleur', { exact: true });
  // At its field, and not far below it.
  expect(proposed.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom).toBeLessThan(80);
  await proposed.click();
  await expect.element(field).toHaveFocus();
  await expect.element(measure.getByText('te weinig')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.poll(() => changesIn(sent).map(([first]) => first?.key)).toEqual(['colorScheme']);
});

test('how the preview is looked at changes the preview alone, and is no setting', async () => {
  const { screen } = await showAdmin(screenOfSettings, keeping());
  const preview = screen.getByRole('region', { name: 'Voorbeeld' });
  await expect.element(preview.getByText('Welkom')).toBeVisible();
  await preview.getByRole('button', { name: 'English' }).click();
  await expect.element(preview.getByText('Welcome')).toBeVisible();
  await expect.element(preview.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  const ground = () => getComputedStyle(preview.getByText('Welcome').element().closest('[data-density]') as Element).backgroundColor;
  const light = ground();
  await preview.getByRole('button', { name: 'Donker' }).click();
  expect(ground()).not.toBe(light);
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).not.toBeInTheDocument();
});

test('on a telephone the preview stands just before the colours', async () => {
  await page.viewport(360, 740);
  const { screen } = await showAdmin(screenOfSettings, keeping());
  const preview = screen.getByRole('region', { name: 'Voorbeeld' });
  await expect.element(preview).toBeVisible();
  const gap =
    screen.getByLabelText('Hoofdkleur', { exact: true }).element().getBoundingClientRect().top -
    preview.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(300);
});

test.each([1280, 360])('the bar that saves stays as it is while it saves, at %i px', async (width) => {
  await page.viewport(width, 740);
  const waiting = Promise.withResolvers<Response>();
  const { screen } = await showAdmin(
    screenOfSettings,
    keeping(({ method }) => (method === 'PUT' ? waiting.promise : undefined)),
  );
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  const restore = screen.getByRole('button', { name: 'Herstel' });
  const placeOf = () => ({ ...restore.element().getBoundingClientRect().toJSON() }) as object;
  await expect.element(restore).toBeVisible();
  const before = placeOf();
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.element(screen.getByRole('button', { name: 'bezig: Instellingen opslaan' })).toBeVisible();
  expect(placeOf()).toEqual(before);
  waiting.resolve(Response.json({}, { status: 500 }));
});

test('half a colour is a problem with words of its own, and the preview keeps the one before', async () => {
  const { screen } = await showAdmin(screenOfSettings, keeping());
  const ground = () => getComputedStyle(screen.getByText('Ga verder').element()).backgroundColor;
  await expect.poll(ground).toBe('rgb(11, 60, 93)');
  await screen.getByLabelText('Hoofdkleur', { exact: true }).fill('#14532d');
  await expect.poll(ground).toBe('rgb(20, 83, 45)');
  await screen.getByLabelText('Hoofdkleur', { exact: true }).fill('#1453');
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.element(screen.getByRole('link', { name: 'Hoofdkleur: vul een kleur in zoals #0b3c5d.' })).toBeVisible();
  expect(ground()).toBe('rgb(20, 83, 45)');
});

test('when somebody else was first, nothing typed is lost: it is kept, or theirs is taken over', async () => {
  const stale = Response.json(
    { code: 'request.stale', details: { key: 'platformName', version: 7, value: { nl: 'Kade', en: 'Quay' } } },
    { status: 412 },
  );
  const { screen, sent } = await showAdmin(
    screenOfSettings,
    keeping((call) => (call.method === 'PUT' && changesOf(call)[0]?.version === 3 ? stale.clone() : undefined)),
  );
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.element(screen.getByText('Iemand anders heeft dit net gewijzigd: de naam in het Nederlands.')).toBeInViewport();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Zuiderhaven');
  await screen.getByRole('button', { name: 'Neem over wat er nu is: de naam in het Nederlands' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Kade');
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderkade');
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.poll(() => changesIn(sent).at(-1)).toEqual([{ key: 'platformName', value: { nl: 'Zuiderkade', en: 'Quay' }, version: 7 }]);
});

test('saved again after its answer was lost, it is sent as the same change, and the next one is another', async () => {
  let hasLost = false;
  const loseOnce = ({ method }: SentCall) => {
    if (method !== 'PUT' || hasLost) return undefined;
    hasLost = true;
    throw new TypeError('Failed to fetch');
  };
  const { screen, sent } = await showAdmin(screenOfSettings, keeping(loseOnce));
  const keysSent = () => sent.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('idempotency-key'));
  const save = screen.getByRole('button', { name: 'Instellingen opslaan' });
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  await save.click();
  await expect.poll(() => keysSent()).toHaveLength(1);
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).not.toBeInTheDocument();
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderkade');
  await save.click();
  await expect.poll(() => keysSent()).toHaveLength(3);
  const [lost, again, next] = keysSent();
  expect(lost).toMatch(/^[\w-]{8,}$/);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

test('who lost the right to change settings reads that, and is not asked to try again', async () => {
  const { screen } = await showAdmin(
    screenOfSettings,
    keeping(({ method }) => (method === 'PUT' ? Response.json({ code: 'request.forbidden' }, { status: 403 }) : undefined)),
  );
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.element(screen.getByText('Dit mag niet, of niet meer. Misschien zijn de rechten veranderd.')).toBeVisible();
  await expect.element(screen.getByText(/Probeer het opnieuw/)).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Zuiderhaven');
});

test('a change asks for a fresh proof; who does not give it is told of no failure, and goes on with what they typed', async () => {
  const { screen, services } = await showAdmin(
    screenOfSettings,
    keeping(({ method }) => (method === 'PUT' ? Response.json({ code: 'auth.proof_needed' }, { status: 403 }) : undefined)),
  );
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect.poll(() => services.dialogs.getSnapshot().length).toBe(1);
  services.dialogs.closeAll();
  const button = screen.getByRole('button', { name: 'Instellingen opslaan' });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expect.element(button).toHaveFocus();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(services.notices.getSnapshot()).toEqual([]);
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Zuiderhaven');
});

test('what was not saved is told once, above the button that was pressed, and is gone with the next try', async () => {
  const { promise: secondAnswer, resolve: answerSecond } = Promise.withResolvers<Response>();
  const answers = [Promise.resolve(Response.json({ code: 'request.unavailable' }, { status: 503 })), secondAnswer];
  const { screen, services } = await showAdmin(
    screenOfSettings,
    keeping(({ method }) => (method === 'PUT' ? answers.shift() : undefined)),
    { seesFailures: true },
  );
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  const button = screen.getByRole('button', { name: 'Instellingen opslaan' });
  await button.click();
  const failure = screen.getByRole('alert');
  await expect.element(failure.getByText('Opslaan is niet gelukt. Probeer het opnieuw.')).toBeInViewport();
  await expect.element(failure.getByText(/^Code request\.unavailable \w{8}, /)).toBeVisible();
  expect(failure.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
  expect(services.notices.getSnapshot()).toEqual([]);

  await button.click();
  await expect.element(failure).not.toBeInTheDocument();
  answerSecond(Response.json([]));
});

test('who asks for more pictures goes on at the first of them, and has chosen nothing by that', async () => {
  const pictures = Array.from({ length: 15 }, (_, number) =>
    assetView({ guid: `a0000000-0000-4000-8000-0000000000${10 + number}`, fileName: `beeld-${number}.png` }),
  );
  const { screen } = await showAdmin(
    screenOfSettings,
    keeping(({ url }) => (url.pathname === '/api/assets' ? pictures : undefined)),
  );
  await screen.getByRole('button', { name: 'Kies uit de afbeeldingen' }).click();
  await screen.getByRole('button', { name: 'Toon meer afbeeldingen' }).click();
  await expect.element(screen.getByRole('radio', { name: 'beeld-12.png' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'beeld-12.png' })).not.toBeChecked();
});

test('R3.38 a logo is chosen from the pictures, is shown, has words in both languages, and can be taken away', async () => {
  const picture = assetView({ fileName: 'wapen.png' });
  const { screen, sent } = await showAdmin(
    screenOfSettings,
    keeping(({ url }) => (url.pathname === '/api/assets' ? [picture] : undefined)),
  );
  await expect.element(screen.getByText('Er is geen logo. In de kop staat de naam.')).toBeVisible();
  await screen.getByRole('button', { name: 'Kies uit de afbeeldingen' }).click();
  await screen.getByRole('radio', { name: 'wapen.png' }).click();
  await screen.getByRole('button', { name: 'Gebruik deze afbeelding' }).click();
  await expect
    .element(screen.getByRole('img', { name: 'Het huidige logo' }))
    .toHaveAttribute('src', expect.stringContaining(picture.guid) as string);
  await screen.getByLabelText(/^Tekst in plaats van het logo in het Nederlands/).fill('Wapen van Zuiderhaven');
  await screen.getByRole('button', { name: 'Instellingen opslaan' }).click();
  await expect
    .poll(() => changesIn(sent).at(-1))
    .toMatchObject([
      { key: 'headerLogo', value: picture.guid },
      { key: 'headerLogoAlt', value: { nl: 'Wapen van Zuiderhaven', en: '' } },
    ]);
  await screen.getByRole('button', { name: 'Verwijder het logo' }).click();
  await expect.element(screen.getByText('Er is geen logo. In de kop staat de naam.')).toBeVisible();
});

test('what was there before comes back into the form, and is not saved unseen', async () => {
  const change = { id: 1, key: 'platformName', from: { nl: 'Haven', en: 'Harbour' }, to: { nl: 'Plein', en: 'Plein' } };
  const { screen, sent } = await showAdmin(
    screenOfSettings,
    keeping(({ url }) => {
      if (url.pathname === '/api/assets') return [];
      return url.pathname.endsWith(':history')
        ? [{ ...change, changedOn: '2026-11-05T13:05:00.000Z', changedBy: 'Jan Boersma' }]
        : undefined;
    }),
  );
  await screen.getByText('Wat is er eerder gewijzigd?').click();
  await expect.element(screen.getByText('Haven / Harbour')).toBeVisible();
  await screen.getByRole('button', { name: 'Zet terug in het formulier: de naam van voor 5 november 2026 om 14:05' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Haven');
  await expect.element(screen.getByText('Niet opgeslagen wijzigingen')).toBeVisible();
  expect(changesIn(sent)).toEqual([]);
});

test('when the settings cannot be loaded, they are asked for again', async () => {
  let isBroken = true;
  const { screen } = await showAdmin(
    screenOfSettings,
    keeping(() => (isBroken ? Response.json({ code: 'unexpected' }, { status: 500 }) : undefined)),
  );
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).first().click();
  isBroken = false;
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).first().click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Plein');
});

test('on a telephone everything stands under each other, and nothing is wider than the screen', async () => {
  await page.viewport(360, 800);
  // As in admin: the bar to save with reaches over it to the edges of the screen.
  document.body.style.paddingInline = 'var(--p-gutter)';
  onTestFinished(() => void document.body.style.removeProperty('padding-inline'));
  const { screen } = await showAdmin(screenOfSettings, keeping(), { language: 'en' });
  await screen.getByLabelText('Accent colour', { exact: true }).fill('#ffe08a');
  await expect.element(screen.getByRole('button', { name: /^Use #/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

const withTerms = (
  <SettingsScreen
    logo={null}
    mark={<svg aria-hidden="true" />}
    terms={
      <section aria-labelledby="terms">
        <h2 id="terms">Gebruiksvoorwaarden</h2>
      </section>
    }
  />
);

test('E20 the parts of the page are named above it, with the one marked that somebody is in', async () => {
  const { screen } = await showAdmin(withTerms, keeping());
  const parts = screen.getByRole('navigation', { name: 'Onderdelen van de instellingen' });
  await expect.element(parts).toBeVisible();
  const links = [...parts.element().querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Naam en omschrijving',
    'Logo',
    'Kleuren',
    'Toegang',
    'Gebruiksvoorwaarden',
  ]);
  expect(links.map(({ hash }) => document.querySelector(`h2${hash}`)?.textContent)).toEqual(links.map(({ textContent }) => textContent));
  const marked = () => links.filter(({ ariaCurrent }) => ariaCurrent === 'location').map(({ textContent }) => textContent);
  await expect.poll(marked).toEqual(['Naam en omschrijving']);

  await screen.getByLabelText('Bezoekers mogen zelf een account maken').click();
  await expect.poll(marked).toEqual(['Toegang']);
  scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(marked).toEqual(['Naam en omschrijving']);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.poll(marked).toEqual(['Gebruiksvoorwaarden']);
  // The way back stays in sight.
  await expect.element(parts.getByRole('link', { name: 'Logo' })).toBeInViewport();
});

test('E20 on a telephone the parts are behind one line that says which of them this is', async () => {
  await page.viewport(360, 800);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const { screen } = await showAdmin(withTerms, keeping(), { language: 'en' });
  const line = screen.getByRole('navigation', { name: 'Settings sections' }).getByRole('button');
  await expect.element(line).toHaveTextContent('Name and description');
  await expect.element(screen.getByRole('link', { name: 'Access' })).not.toBeInTheDocument();
  await line.click();
  await screen.getByRole('link', { name: 'Colours' }).click();
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  await screen.getByLabelText('Accent colour', { exact: true }).click();
  await expect.element(line).toHaveTextContent('Colours');
  await userEvent.click(line);
  await userEvent.keyboard('{Escape}');
  await expect.element(line).toHaveFocus();
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
});
