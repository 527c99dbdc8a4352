import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import type { ManagedProperty, PropertyDefinition } from '../../model/property.ts';
import { propertyDefinition } from '../../testing/property-definition.ts';
import { PropertiesIndex } from './properties-index.tsx';

function managed(about: Partial<ManagedProperty> & { label?: string }): ManagedProperty {
  return { isActive: true, valueCount: 0, usedOptions: [], ...propertyDefinition(about as Partial<PropertyDefinition>), ...about };
}

const options = [
  { value: 'inside', label: { nl: 'Binnendienst', en: 'Office' } },
  { value: 'outside', label: { nl: 'Buitendienst', en: 'Outdoors' } },
];
const jobTitle = managed({ key: 'jobTitle', ordinal: 1, label: 'Functie' });
const team = managed({
  key: 'team',
  ordinal: 2,
  label: 'Team',
  inputType: 'select',
  options,
  valueCount: 3,
  usedOptions: ['inside'],
  version: 4,
});
const alias = managed({ key: 'alias', section: 'about', sectionOrdinal: 1, label: 'Roepnaam', isBuiltIn: true });

const address = location.pathname + location.search;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  history.replaceState(history.state, '', address);
  vi.unstubAllGlobals();
});

const show = (about: (call: SentCall) => unknown = () => undefined) =>
  showAdmin(
    <PropertiesIndex isStaff={false} />,
    (call) => about(call) ?? (call.url.pathname.endsWith(':all') ? [alias, jobTitle, team] : []),
  );
const changesIn = (sent: readonly SentCall[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url.pathname, body]);

test('R3.06 fields stand under their headings, and move by the keyboard', async () => {
  const { screen, sent } = await show();
  await expect.element(screen.getByRole('table', { name: 'Werk' }).getByRole('row', { name: /Team/ }).getByText('3 mensen')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Functie omhoog' })).toHaveAttribute('aria-disabled', 'true');
  const down = screen.getByRole('button', { name: 'Functie omlaag' });
  down.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changesIn(sent)).toEqual([['POST', '/api/profilepropertydefinitions:order', { keys: ['team', 'jobTitle'] }]]);
});

test('on a telephone a field is its name, what it asks and who sees it, and it still moves', async () => {
  await page.viewport(360, 740);
  const { screen, sent } = await show();
  const row = screen.getByRole('row', { name: /Team/ });
  await expect.element(row.getByText('Keuzelijst')).toBeVisible();
  await expect.element(row.getByText('Wie is ingelogd')).toBeVisible();
  await expect.element(row.getByText('3 mensen')).not.toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeLessThan(90);
  const name = row.getByRole('button', { name: 'Team', exact: true }).element().getBoundingClientRect();
  const up = row.getByRole('button', { name: 'Team omhoog' });
  expect(up.element().getBoundingClientRect().top).toBeLessThan(name.bottom);
  await up.click();
  await expect.poll(() => changesIn(sent)).toEqual([['POST', '/api/profilepropertydefinitions:order', { keys: ['team', 'jobTitle'] }]]);
});

test('R3.08 a field is made with words, a kind and readers; its key follows from its name', async () => {
  const { screen, sent } = await show(({ method, body }) =>
    method === 'POST' ? { ...(body as object), isBuiltIn: false, version: 1 } : undefined,
  );
  await screen.getByRole('button', { name: 'Nieuw veld' }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Werkplek');
  await screen.getByLabelText('Naam in het Engels').fill('Desk place');
  await screen.getByLabelText('Soort antwoord').selectOptions('select');
  const add = screen.getByRole('button', { name: 'Voeg een keuze toe' });
  for (const number of [1, 2]) {
    await add.click();
    await expect.element(screen.getByLabelText(`Keuze ${number} in het Nederlands`)).toHaveFocus();
  }
  await screen.getByRole('button', { name: 'Verwijder keuze 2' }).click();
  await expect.element(screen.getByLabelText('Keuze 1 in het Nederlands')).toHaveFocus();
  await screen.getByLabelText('Keuze 1 in het Nederlands').fill('Raam');
  await screen.getByLabelText('Keuze 1 in het Engels').fill('Window');
  await screen.getByRole('radio', { name: 'Alleen de persoon zelf' }).click();
  await screen.getByRole('button', { name: 'Maak veld' }).click();
  await expect.poll(() => changesIn(sent)).toHaveLength(1);
  expect(changesIn(sent)[0]).toMatchObject([
    'POST',
    '/api/profilepropertydefinitions',
    { key: 'deskPlace', visibleFor: 'me', inputType: 'select', options: [{ value: 'window', label: { nl: 'Raam', en: 'Window' } }] },
  ]);
});

test('what cannot change because people answered is not on offer, and that is said', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Team', exact: true }).click();
  await expect.element(screen.getByText(/Al ingevuld door 3 mensen/)).toBeVisible();
  const kinds = [...screen.getByLabelText('Soort antwoord').element().querySelectorAll('option')].map(({ value }) => value);
  expect(kinds).toEqual(['select', 'radio']);
  await expect.element(screen.getByText(/Iemand koos dit/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Verwijder keuze/ }).elements()).toHaveLength(1);
});

test('a built-in field has its words and readers to choose, and cannot be taken away', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Roepnaam', exact: true }).click();
  await expect.element(screen.getByText(/Het platform werkt met dit veld/)).toBeVisible();
  expect(screen.getByLabelText('Soort antwoord').query()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Veld weghalen' }).query()).toBeNull();
});

test('what is refused is said at its field, with the language that it is about', async () => {
  const paths = ['texts.nl.label', 'texts.en.label', 'texts.nl.help', 'texts.en.help'];
  const refusal = { code: 'request.invalid', errors: paths.map((path) => ({ path, code: 'too_big' })) };
  const { screen } = await show(({ method }) => (method === 'PUT' ? Response.json(refusal, { status: 422 }) : undefined));
  await screen.getByRole('button', { name: 'Functie', exact: true }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('');
  await screen.getByRole('button', { name: 'Veld opslaan' }).click();
  await expect.element(screen.getByRole('link', { name: /Vul een Nederlandse naam in/ })).toHaveAttribute('href', '#texts.nl.label');
  await expect.element(screen.getByRole('link', { name: /Vul een Engelse naam in/ })).toHaveAttribute('href', '#texts.en.label');
  await expect.element(screen.getByRole('link', { name: /voor de Nederlandse uitleg/ })).toHaveAttribute('href', '#texts.nl.help');
  await expect.element(screen.getByRole('link', { name: /voor de Engelse uitleg/ })).toHaveAttribute('href', '#texts.en.help');
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveAttribute('aria-invalid', 'true');
});

test('who removes a field goes on at the next one', async () => {
  let isRemoved = false;
  const { screen } = await show(({ method, url }) => {
    if (method === 'DELETE') isRemoved = true;
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return url.pathname.endsWith(':all') && isRemoved ? [alias, team] : undefined;
  });
  await screen.getByRole('button', { name: 'Functie', exact: true }).click();
  await screen.getByRole('button', { name: 'Verwijder Functie' }).first().click();
  await screen.getByRole('dialog', { name: 'Veld Functie verwijderen?' }).getByRole('button', { name: 'Verwijder Functie' }).click();
  await expect.element(screen.getByRole('button', { name: 'Team', exact: true })).toHaveFocus();
});

test('switching off can be taken back; removing tells how many answers go, and asks first', async () => {
  const { screen, sent } = await show(({ method }) => (method === 'GET' ? undefined : new Response(null, { status: 204 })));
  await screen.getByRole('button', { name: 'Team', exact: true }).click();
  await screen.getByRole('button', { name: 'Zet uit' }).click();
  await expect.poll(() => changesIn(sent).at(-1)).toEqual(['POST', '/api/profilepropertydefinitions/team:deactivate', null]);
  await screen.getByRole('button', { name: 'Verwijder Team' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Veld Team verwijderen?' });
  await expect.element(dialog.getByText('De antwoorden van 3 mensen worden ook verwijderd. Dit kun je niet ongedaan maken.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verwijder Team' }).click();
  await expect.poll(() => changesIn(sent).at(-1)).toEqual(['DELETE', '/api/profilepropertydefinitions/team', null]);
  await expect.poll(() => location.search).not.toContain('field=');
});

/** Stores one field as the server does: from another version than it has, nothing. */
function storing() {
  let current = team;
  let onItsWay: Promise<void> = Promise.resolve();
  async function put({ body, headers }: SentCall) {
    if (headers.get('if-match') !== `"${current.version}"`) return Response.json({ code: 'request.stale' }, { status: 412 });
    const saved = (current = { ...current, ...(body as object), version: current.version + 1 });
    await onItsWay;
    return saved;
  }
  function change(change: Partial<ManagedProperty>) {
    current = { ...current, ...change, version: current.version + 1 };
  }
  return {
    answer: (call: SentCall) => {
      if (call.method === 'PUT') return put(call);
      if (call.url.pathname.endsWith(':deactivate')) change({ isActive: false });
      if (call.method === 'POST') return new Response(null, { status: 204 });
      return call.url.pathname.endsWith(':all') ? [alias, jobTitle, current] : undefined;
    },
    now: () => current,
    change,
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      onItsWay = promise;
      return resolve;
    },
  };
}

const textsOf = (about: Partial<ManagedProperty['texts']['nl']>) => ({ ...team.texts, nl: { ...team.texts.nl, ...about } });

test('what is typed while a field is saved stays, and is saved next', async () => {
  const server = storing();
  const { screen, notices } = await show(server.answer);
  await screen.getByRole('button', { name: 'Team', exact: true }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Ploeg');
  const arrive = server.holdAnswers();
  const save = screen.getByRole('button', { name: 'Veld opslaan' });
  await save.click();
  await expect.poll(() => server.now().texts.nl.label).toBe('Ploeg');
  await screen.getByRole('checkbox', { name: 'Verplicht' }).click();
  await screen.getByLabelText('Naam in het Engels').fill('Crew');
  arrive();
  await expect.poll(() => notices.getSnapshot().map(({ title }) => title)).toContain('Opgeslagen.');
  await expect.element(screen.getByLabelText('Naam in het Engels')).toHaveValue('Crew');
  await expect.element(screen.getByRole('checkbox', { name: 'Verplicht' })).toBeChecked();
  await save.click();
  await expect.poll(() => server.now()).toMatchObject({ required: true, texts: { nl: { label: 'Ploeg' }, en: { label: 'Crew' } } });
});

test('a field that two people changed is loaded and merged; what both changed is shown, to keep or to take', async () => {
  const server = storing();
  const { screen } = await show(server.answer);
  await screen.getByRole('button', { name: 'Team', exact: true }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Ploeg');
  await screen.getByLabelText('Naam in het Engels').fill('Crew');
  server.change({ texts: textsOf({ label: 'Groep', help: 'Waar je werkt' }), visibleFor: 'me', required: true });
  const save = screen.getByRole('button', { name: 'Veld opslaan' });
  await save.click();
  await screen.getByRole('button', { name: 'Laad de nieuwe gegevens' }).click();
  await expect.element(screen.getByText('Nu staat er bij Wie ziet het antwoord: Alleen de persoon zelf')).toBeVisible();
  await expect.element(screen.getByText('Nu staat er bij Verplicht: ja')).toBeVisible();
  await expect.element(screen.getByText('Nu staat er bij Naam in het Nederlands: Groep')).toBeVisible();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Ploeg');
  await expect.element(screen.getByRole('radio', { name: 'Alleen de persoon zelf' })).toBeChecked();
  await screen.getByRole('button', { name: 'Neem over wat er nu is: Naam in het Nederlands' }).click();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveFocus();
  await save.click();
  await expect
    .poll(() => server.now())
    .toMatchObject({
      visibleFor: 'me',
      required: true,
      texts: { nl: { label: 'Groep', help: 'Waar je werkt' }, en: { label: 'Crew' } },
    });
});

test('switched off while it is being changed, a field is no conflict with oneself', async () => {
  const server = storing();
  const { screen } = await show(server.answer);
  await screen.getByRole('button', { name: 'Team', exact: true }).click();
  await screen.getByLabelText('Naam in het Nederlands').fill('Ploeg');
  await screen.getByRole('button', { name: 'Zet uit' }).click();
  await expect.element(screen.getByRole('button', { name: 'Zet weer aan' })).toBeVisible();
  await expect.element(screen.getByLabelText('Naam in het Nederlands')).toHaveValue('Ploeg');
  await screen.getByRole('button', { name: 'Veld opslaan' }).click();
  await expect.poll(() => server.now()).toMatchObject({ isActive: false, texts: { nl: { label: 'Ploeg' } } });
});
