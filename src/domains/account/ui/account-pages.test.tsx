import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { fullName } from '#domains/users/model/user.ts';
import { person, refused, saved, showAccount as show } from '../testing/show-account.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

test('R1.10 R2.33 the account has its pages, and says which one this is', async () => {
  const { screen } = await show([]);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeVisible();
  const links = screen.getByRole('navigation', { name: 'Mijn account' }).getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Profiel', '/account/profile', 'page'],
    ['Voorkeuren', '/account/preferences', null],
    ['Activiteit', '/account/activity', null],
    ['Privacy', '/account/privacy', null],
    ['Beveiliging', '/account/security', null],
  ]);
});

test.each([
  ['privacy', 'Privacy'],
  ['security', 'Beveiliging'],
] as const)('the page %s has a heading of its own, under that of the account and above its parts', async (category, name) => {
  const privacy = { termsOfUseVersion: 1, termsOfUseVersionAccepted: null, termsOfUseAcceptedOn: null, cookies: null, deleteOn: null };
  const { screen } = await show(category === 'privacy' ? [() => Response.json(privacy)] : [], { category });
  await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const others = screen.getByRole('heading', { level: 2 }).elements();
  expect(others.map(({ textContent }) => textContent)).toEqual([name]);
});

test('the page privacy keeps its heading when it cannot be loaded', async () => {
  const { screen } = await show([], { category: 'privacy' });
  await expect.element(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible();
});

test('on a telephone the pages of the account stand behind the name of this one; Escape closes them and stays there', async () => {
  await page.viewport(360, 740);
  const { screen } = await show([], { category: 'privacy' });
  const line = screen.getByRole('button', { name: 'Privacy' });
  expect(screen.getByRole('link', { name: 'Voorkeuren' }).query()).toBeNull();
  await line.click();
  await expect.element(screen.getByRole('link', { name: 'Voorkeuren' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(line).toHaveFocus();
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
});

test.each(['profile', 'preferences', 'activity'] as const)(
  'while an account waits to be deleted, the page %s says when',
  async (category) => {
    const { screen } = await show([], { category, deleteOn: '2026-12-01T10:00:00.000Z' });
    await expect.element(screen.getByText('Uw account wordt verwijderd op 1 december 2026.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Bekijk dit of houd uw account toch' }))
      .toHaveAttribute('href', '/account/privacy#delete-title');
  },
);

test('what is asked cannot be loaded: a person can try again', async () => {
  const { screen } = await show([], { asked: null });
  await expect.element(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
});

test('R3.06 R3.08 what is asked stands under its section and says who sees it, and only what was filled in is sent', async () => {
  const { screen, sent, currentUser } = await show([(body) => Response.json({ ...person, ...(body as object) })]);
  await expect.element(screen.getByRole('group', { name: 'Werk' })).toBeVisible();
  const phone = screen.getByLabelText(/Telefoon/);
  await expect.element(phone).toHaveAccessibleDescription('Alleen u ziet dit.');
  await expect.element(phone).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText('Kleuren').query()).toBeNull();
  await phone.fill('06 1234 5678');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => sent).toEqual([{ properties: [{ key: 'phone', value: '06 1234 5678' }] }]);
  await expect.poll(() => currentUser.property('phone')).toBe('06 1234 5678');
});

test('R3.08 what has to be answered and never was is not saved without a word', async () => {
  const asked = [propertyDefinition({ key: 'phone', inputType: 'tel', label: 'Telefoon', required: true })];
  const { screen, sent } = await show([refused([{ path: 'properties.0.value', code: 'empty' }])], { asked });
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByRole('link', { name: /Telefoon/ })).toHaveAttribute('href', '#property-phone');
  expect(sent).toEqual([{ properties: [{ key: 'phone', value: '' }] }]);
});

test('an answer that is refused says why at its field', async () => {
  const { screen } = await show([refused([{ path: 'properties.0.value', code: 'format_tel' }])]);
  await screen.getByLabelText(/Telefoon/).fill('bel mij');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByRole('link', { name: /Vul een telefoonnummer in/ })).toHaveAttribute('href', '#property-phone');
});

test('R5.04 a save that answers nothing leaves the person as they were', async () => {
  const { screen, currentUser } = await show([() => new Response(null, { status: 204 })]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');
  expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Noor' });
});

test('a person sees what others see of them, and nothing that is theirs alone', async () => {
  const properties = [
    { key: 'alias', value: 'Noortje' },
    { key: 'phone', value: '06 1234 5678' },
  ];
  const asked = [
    propertyDefinition({ key: 'alias', label: 'Roepnaam' }),
    propertyDefinition({ key: 'phone', inputType: 'tel', label: 'Telefoon', visibleFor: 'me' }),
    propertyDefinition({ key: 'accountEmail', inputType: 'email', label: 'E-mailadres', visibleFor: 'users' }),
  ];
  const { screen } = await show([], { user: { ...person, properties }, asked });
  await screen.getByText('Zo zien anderen u').click();
  const preview = screen.container.querySelector('details');
  expect([...(preview?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual(['Noortje', person.email]);
  expect(preview?.textContent).toContain(fullName(person));
});

test('who sees an answer stands apart from the help, also when that ends without a full stop', async () => {
  const words = { ...propertyDefinition().texts.nl, help: 'Zoals op uw pas' };
  const { screen } = await show([], { asked: [propertyDefinition({ key: 'alias', texts: { nl: words, en: words } })] });
  const [help, readers] = [screen.getByText('Zoals op uw pas', { exact: true }), screen.getByText('Zichtbaar voor wie is ingelogd.')];
  await expect.element(readers).toBeVisible();
  expect(readers.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(help.element().getBoundingClientRect().bottom);
});

test('a photo is uploaded, shown at once, and can be taken back', async () => {
  const guid = 'd0000000-0000-4000-8000-000000000001';
  const { screen, sent, notices } = await show([() => Response.json({ guid }), saved, saved]);
  const file = new File(['x'], 'ik.png', { type: 'image/png' });
  await expect.element(screen.getByRole('button', { name: 'Foto kiezen' })).toBeVisible();
  const input = screen.container.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLElement, file);
  await expect.poll(() => sent[1]).toEqual({ properties: [{ key: 'profielfoto', value: guid }] });
  await expect.poll(() => screen.container.querySelector('img')?.getAttribute('src') ?? '').toContain(`/a/${guid}?`);
  await expect.element(screen.getByRole('button', { name: 'Foto verwijderen' })).toBeVisible();
  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => sent[2]).toEqual({ properties: [{ key: 'profielfoto', value: '' }] });
});

test('a file that is no photo says so', async () => {
  const { screen } = await show([() => Response.json({ code: 'asset.type_unsupported' }, { status: 415 })]);
  await expect.element(screen.getByRole('button', { name: 'Foto kiezen' })).toBeVisible();
  await userEvent.upload(
    screen.container.querySelector('input[type=file]') as HTMLElement,
    new File(['x'], 'x.png', { type: 'image/png' }),
  );
  await expect.element(screen.getByText(/Dit bestand is geen foto/)).toBeVisible();
});

test('R1.23 staff see their fixed picture and why it is fixed', async () => {
  const { screen } = await show([], { user: { ...person, isMett: true } });
  await expect.element(screen.getByText(/Iedereen in dat team heeft dezelfde profielfoto/)).toBeVisible();
  expect(screen.container.querySelector('[data-portrait=staff]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Foto kiezen' }).query()).toBeNull();
});

test('a choice of colours counts at once, and can be taken back', async () => {
  const { screen, sent, notices } = await show([saved, saved], { category: 'preferences' });
  const mode = () => document.documentElement.getAttribute('data-colour-mode');
  await expect.element(screen.getByRole('radio', { name: 'auto' })).toBeChecked();
  expect(mode()).toBe('auto');
  await screen.getByText('dark', { exact: true }).click();
  await expect.poll(mode).toBe('dark');
  notices.getSnapshot()[0]?.action?.run();
  await expect
    .poll(() => sent)
    .toEqual([{ properties: [{ key: 'colourMode', value: 'dark' }] }, { properties: [{ key: 'colourMode', value: '' }] }]);
});

test('R9.04 how long a notice stays is chosen here, and known at once', async () => {
  const { screen, currentUser } = await show([saved], { category: 'preferences' });
  await screen.getByText('0 seconden', { exact: true }).click();
  await expect.poll(() => currentUser.property('notificationClose')).toBe('0');
});

test('the language that a person chose is that of their account, whatever the address says', async () => {
  const properties = [{ key: 'language', value: 'en' }];
  const { screen } = await show([], { user: { ...person, properties }, category: 'preferences' });
  const title = screen.getByRole('heading', { level: 1, name: 'My account' });
  await expect.element(title).toBeVisible();
  expect(title.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
  await expect.element(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/account/privacy');
});

test('what somebody did is told in words; nothing is said as well', async () => {
  const entry = {
    id: 1,
    result: 'done',
    happenedOn: '2026-11-16T10:00:00.000Z',
    actor: { kind: 'user', guid: person.guid, name: 'Noor Haven' },
    object: null,
    facts: { names: [], fields: ['Voornaam'], changes: [], rolesGiven: [], rolesTaken: [] },
    network: '',
    correlationId: '',
  };
  const types = ['session.started', 'user.profile_changed', 'something.new'];
  const items = types.map((type, index) => ({ ...entry, id: index, type }));
  const { screen } = await show([() => Response.json({ items, total: 60 })], { category: 'activity' });
  await expect.element(screen.getByText('U bent ingelogd.')).toBeVisible();
  await expect.element(screen.getByText('U wijzigde in uw profiel of voorkeuren: voornaam.')).toBeVisible();
  await expect.element(screen.getByText('U deed iets wat dit platform niet meer kent.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pagina 3' })).toHaveAttribute('href', '/account/activity?page=3');
});

test('who did nothing yet reads that', async () => {
  const { screen } = await show([() => Response.json({ items: [], total: 0 })], { category: 'activity' });
  await expect.element(screen.getByText('Hier ziet u straks wat u heeft gedaan.')).toBeVisible();
});

test('the privacy page says which terms were accepted and when', async () => {
  const privacy = {
    termsOfUseVersion: 2,
    termsOfUseVersionAccepted: 1,
    termsOfUseAcceptedOn: '2026-11-02T10:00:00.000Z',
    cookies: null,
    deleteOn: null,
  };
  const { screen } = await show([() => Response.json(privacy)], { category: 'privacy' });
  await expect.element(screen.getByText('U bent op 2 november 2026 akkoord gegaan met versie 1 van de gebruiksvoorwaarden.')).toBeVisible();
  await expect.element(screen.getByText(/Er is een nieuwe versie: versie 2/)).toBeVisible();
});

test('R6.03 somebody else’s profile shows what they may be known by, and no way to change it', async () => {
  const other = {
    ...person,
    guid: 'c5a4b1ef-7b4f-4a1d-8b46-1d9b6c7a2b22',
    firstName: 'Jan',
    properties: [{ key: 'alias', value: 'Jantje' }],
  };
  const { screen } = await show([() => Response.json(other)], { userGuid: other.guid });
  await expect.element(screen.getByText('Jantje')).toBeVisible();
  await expect.element(screen.getByText('Jan Haven')).toBeVisible();
  expect(screen.getByRole('navigation').query()).toBeNull();
  expect(screen.container.querySelector('form')).toBeNull();
});

test('an account is deleted after its address was typed, and kept again on demand', async () => {
  const privacy = { termsOfUseVersion: 1, termsOfUseVersionAccepted: null, termsOfUseAcceptedOn: null, cookies: null, deleteOn: null };
  const asked = { ...privacy, deleteOn: '2026-11-30T10:00:00.000Z' };
  const answers = [() => Response.json(privacy), refused([{ path: 'confirmation', code: 'user.confirmation_differs' }])];
  const { screen, sent } = await show([...answers, () => Response.json(asked), () => Response.json(asked)], { category: 'privacy' });
  const field = screen.getByLabelText('Typ uw e-mailadres om dit te bevestigen');
  await field.fill('noor');
  await screen.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect.element(screen.getByText(/Dit is niet het e-mailadres van uw account/)).toBeVisible();
  await expect.element(screen.getByLabelText(/Typ uw e-mailadres/)).toHaveFocus();
  await field.fill('noor@plein.test');
  await screen.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect.element(screen.getByText('Uw account wordt verwijderd op 30 november 2026.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Account toch houden' })).toBeVisible();
  expect(sent).toContainEqual({ confirmation: 'noor@plein.test' });
});
