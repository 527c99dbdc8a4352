import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { defaultColourScheme } from '#domains/settings/model/colour-scheme.ts';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { languages } from '#platform/shared/language.ts';
import { adminPerson, showAdmin, type SentCall } from '../../../../tests/support/show-admin.tsx';
import { CommandPalette } from './command-palette.tsx';

afterEach(() => vi.unstubAllGlobals());

const guid = '5b0f1f8e-1111-4222-8333-444455556666';
const words = { title: 'Fatbike stallen', href: '/fatbike', state: 'changed' } as const;
const bikes: PageIndexEntry = {
  guid,
  isInMenu: true,
  picture: { guid, width: 1200, height: 800, hash: 'abc', focalX: 0.5, focalY: 0.5 },
  changedBy: null,
  updatedOn: '2026-11-01T10:00:00.000Z',
  languages: { nl: words, en: { ...words, state: 'missing' } },
};
const oldColours = defaultColourScheme;
const newColours = { ...oldColours, accent: '#8a2be2' };
const answers: Record<string, unknown> = {
  '/api/roles': [],
  '/api/users': { items: [{ ...userDetail(), photo: null }], total: 1 },
  '/api/pages:editable': { items: [bikes], total: 1 },
  '/api/platformsettingvalues': [
    { key: 'allowRegistration', value: true, version: 2 },
    { key: 'colorScheme', value: newColours, version: 3 },
  ],
};
const changes = [
  { id: 3, key: 'colorScheme', from: oldColours, to: newColours, changedOn: '2026-11-14T10:00:00.000Z', changedBy: 'Saskia Vos' },
  {
    id: 2,
    key: 'colorScheme',
    from: { ...oldColours, primary: '#000000' },
    to: oldColours,
    changedOn: '2026-11-13T10:00:00.000Z',
    changedBy: 'Piet Bakker',
  },
  { id: 1, key: 'allowRegistration', from: false, to: true, changedOn: '2026-11-12T10:00:00.000Z', changedBy: 'Jan Boersma' },
];
const answer = ({ url }: SentCall) =>
  url.pathname === '/api/platformsettingvalues:history'
    ? changes.filter(({ key }) => key === url.searchParams.get('keys'))
    : (answers[url.pathname] ?? []);

const show = (language: 'nl' | 'en' = 'nl', person = adminPerson) =>
  showAdmin(<CommandPalette isOpen onClose={() => {}} />, answer, { language, person });

test('beside the list stands what is known of the one that the arrows or the pointer chose', async () => {
  await page.viewport(1280, 800);
  const { screen } = await show();
  await screen.getByRole('combobox').fill('fat');
  const preview = screen.getByRole('region', { name: 'Wat je koos' });
  await expect.element(preview.getByRole('heading', { name: 'Fatima Aziz' })).toBeVisible();
  await expect.element(preview.getByText('Actief', { exact: true })).toBeVisible();
  const before = preview.element().getBoundingClientRect();

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(preview.getByRole('heading', { name: 'Fatbike stallen' })).toBeVisible();
  await expect.element(preview.getByText('Wijzigingen')).toBeVisible();
  await expect.element(preview.getByText('1 november 2026')).toBeVisible();
  expect(preview.element().querySelector('img')?.getAttribute('src')).toContain(`/a/${guid}?`);
  await expect.element(preview.getByRole('link', { name: 'Bewerk' })).toHaveAttribute('href', '/fatbike/edit');
  expect(preview.element().getBoundingClientRect()).toEqual(before);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();

  await screen.getByRole('option', { name: /Fatima Aziz/ }).hover();
  await expect.element(preview.getByRole('heading', { name: 'Fatima Aziz' })).toBeVisible();
});

test.each([
  { language: 'nl', edit: 'Bewerk', href: '/fatbike/edit' },
  { language: 'en', edit: 'Edit', href: '/fatbike/edit' },
] as const)('a content manager finds the pages they may edit, to edit them ($language)', async ({ language, edit, href }) => {
  await page.viewport(1280, 800);
  const { screen, sent } = await show(language, { ...adminPerson, isAdmin: false, isContentManager: true });
  await screen.getByRole('combobox').fill('fat');
  const found = screen.getByRole('option', { name: /Fatbike stallen/ });
  await expect.element(found).toHaveAttribute('href', href);
  const acts = screen.getByRole('region').getByRole('link');
  await expect.element(acts).toHaveTextContent(edit);
  await expect.element(acts).toHaveAttribute('href', href);
  // What is for admins is not asked for.
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/pages:editable']);
});

const guidOf = (index: number) => `5b0f1f8e-1111-4222-8333-${String(index).padStart(12, '0')}`;
const manyPages = (count: number): PageIndexEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const own = { ...words, title: `Fatbike ${index + 1}`, href: `/fatbike-${index + 1}` };
    return { ...bikes, guid: guidOf(index), picture: null, languages: { nl: own, en: own } };
  });
const answerMany = (call: SentCall) => (call.url.pathname === '/api/pages:editable' ? { items: manyPages(7), total: 120 } : answer(call));

test('all that is found is counted, and none of it is out of reach', async () => {
  await page.viewport(1280, 800);
  const { screen } = await showAdmin(<CommandPalette isOpen onClose={() => {}} />, answerMany);
  await screen.getByRole('combobox').fill('fat');
  const pages = screen.getByRole('group', { name: 'Pagina’s' }).getByRole('option');
  await expect.poll(() => pages.all()).toHaveLength(6);
  const whole = screen.getByRole('option', { name: 'Toon alle 120 pagina’s' });
  await expect.element(whole).toHaveAttribute('href', '/admin/pages?q=fat');
  await expect.element(screen.getByRole('status')).toHaveTextContent('121 resultaten');

  await screen.getByRole('button', { name: 'Pagina’s 120' }).click();
  await expect.element(screen.getByRole('option', { name: /Fatbike 7/ })).toBeVisible();
  await expect.element(whole).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Fatima/ })).not.toBeInTheDocument();
});

test('a content manager, who has no list of pages, sees every page that was found', async () => {
  await page.viewport(1280, 800);
  const person = { ...adminPerson, isAdmin: false, isContentManager: true };
  const { screen } = await showAdmin(<CommandPalette isOpen onClose={() => {}} />, answerMany, { language: 'en', person });
  await screen.getByRole('combobox').fill('fat');
  await expect.element(screen.getByRole('option', { name: /Fatbike 7/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Show all/ })).not.toBeInTheDocument();
});

test('of a setting it says what it is now and who changed it last', async () => {
  await page.viewport(1280, 800);
  const { screen } = await show();
  await screen.getByRole('combobox').fill('zelf een account');
  const preview = screen.getByRole('region', { name: 'Wat je koos' });
  await expect.element(preview.getByText('aan', { exact: true })).toBeVisible();
  await expect.element(preview.getByText('Jan Boersma, 12 november 2026')).toBeVisible();
});

test('one of the colours is a setting of its own, with the last change of that one', async () => {
  await page.viewport(1280, 800);
  const { screen } = await show();
  const preview = screen.getByRole('region', { name: 'Wat je koos' });
  await screen.getByRole('combobox').fill('hoofdkleur');
  await expect.element(preview.getByText('#0b3c5d')).toBeVisible();
  await expect.element(preview.getByText('Piet Bakker, 13 november 2026')).toBeVisible();
  expect(preview.element().querySelectorAll('svg')).toHaveLength(1);
});

test('of the colours together each stands on a line with its sample', async () => {
  await page.viewport(1280, 800);
  const { screen } = await show();
  const preview = screen.getByRole('region', { name: 'Wat je koos' });
  await screen.getByRole('combobox').fill('kies de kleuren van de website');
  await expect.element(preview.getByText('#0b3c5d')).toBeVisible();
  await expect.element(preview.getByText('Saskia Vos, 14 november 2026')).toBeVisible();
  const lines = [...preview.element().querySelectorAll('dl > div')].slice(0, 4);
  expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent.trim()))).toEqual([
    ['Hoofdkleur', '#0b3c5d'],
    ['Accentkleur', '#8a2be2'],
    ['Achtergrond', '#fbfaf7'],
    ['Tekst', '#14212b'],
  ]);
  for (const line of lines) {
    const [sample, words] = [line.querySelector('svg'), line.querySelector('dd')].map((each) => each?.getBoundingClientRect());
    expect(sample?.top).toBeGreaterThanOrEqual(words?.top ?? Infinity);
    expect(sample?.bottom).toBeLessThanOrEqual(words?.bottom ?? 0);
  }
  expect(new Set(lines.map((line) => line.getBoundingClientRect().top)).size).toBe(4);
});

test('a colour is known in the list by itself and by its code', async () => {
  await page.viewport(1280, 800);
  const { screen } = await show();
  await screen.getByRole('combobox').fill('accent');
  const way = screen.getByRole('option', { name: /Accentkleur/ });
  await expect.element(way.getByText('Kleuren · #8a2be2')).toBeVisible();
  expect(way.element().querySelector('svg rect')?.getAttribute('fill')).toBe('#8a2be2');
});

const soughtBy = {
  nl: {
    hoofdkleur: '/settings#colorScheme-primary',
    accent: '/settings#colorScheme-accent',
    achtergrond: '/settings#colorScheme-surface',
    'kleur van de letters': '/settings#colorScheme-text',
    logo: '/settings#headerLogo',
    voorwaarden: '/settings#terms',
    cookies: '/legal/cookie-statement/nl',
    audit: '/admin/log',
    tweestaps: '/account/security',
    csv: '/admin/users',
  },
  en: {
    'primary colour': '/en/settings#colorScheme-primary',
    accent: '/en/settings#colorScheme-accent',
    background: '/en/settings#colorScheme-surface',
    'text color': '/en/settings#colorScheme-text',
    terms: '/en/settings#terms',
    cookies: '/en/legal/cookie-statement/en',
    audit: '/en/admin/log',
    'two-step': '/en/account/security',
    csv: '/en/admin/log',
  },
} as const;

test.each(languages)('a place is found by the words that people have for it (%s)', async (language) => {
  await page.viewport(1280, 800);
  // Only what the platform has of itself.
  const { screen } = await showAdmin(
    <CommandPalette isOpen onClose={() => {}} />,
    ({ url }) => (/users|pages/.test(url.pathname) ? { items: [], total: 0 } : []),
    { language },
  );
  for (const [typed, href] of Object.entries(soughtBy[language])) {
    await screen.getByRole('combobox').fill(typed);
    const found = () =>
      screen
        .getByRole('option')
        .all()
        .map((option) => option.element().getAttribute('href'));
    await expect.poll(found, { message: typed }).toContain(href);
    expect({ typed, isAmongFew: found().length < 5 }).toEqual({ typed, isAmongFew: true });
  }
});

test.each(languages)('where nothing is found stands the way to look on the website (%s)', async (language) => {
  await page.viewport(1280, 800);
  const nothing = { items: [], total: 0 };
  const { screen } = await showAdmin(
    <CommandPalette isOpen onClose={() => {}} />,
    ({ url }) => (/users|pages/.test(url.pathname) ? nothing : []),
    {
      language,
    },
  );
  await screen.getByRole('combobox').fill('xyzzy & co');
  const way = screen.getByRole('link', {
    name: { nl: 'Zoek ‘xyzzy & co’ op de website', en: 'Search the website for ‘xyzzy & co’' }[language],
  });
  await expect.element(way).toHaveAttribute('href', `${{ nl: '', en: '/en' }[language]}/search?q=xyzzy%20%26%20co`);
  await screen.getByRole('combobox').fill('');
  await expect.element(way).not.toBeInTheDocument();
});

test.each(languages)('no two of the settings and acts about the same lead to the same place (%s)', async (language) => {
  await page.viewport(1280, 800);
  const { screen } = await show(language);
  await screen.getByRole('combobox').fill({ nl: 'kleur', en: 'colour' }[language]);
  await expect.element(screen.getByRole('group', { name: { nl: 'Instellingen', en: 'Settings' }[language] })).toBeVisible();
  const hrefs = screen
    .getByRole('option')
    .all()
    .map((option) => option.element().getAttribute('href') ?? '');
  expect(hrefs.filter((href) => href.includes('/settings'))).toHaveLength(5);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('nothing of it is read aloud by itself', async () => {
  await page.viewport(1280, 800);
  const { screen } = await show();
  await screen.getByRole('combobox').fill('fat');
  const preview = screen.getByRole('region', { name: 'Wat je koos' });
  await expect.element(preview.getByRole('heading')).toBeVisible();
  expect(preview.element().closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  expect(preview.element().querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

test('where there is no room for it, the list has all of it', async () => {
  await page.viewport(768, 800);
  const { screen } = await show();
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await expect.element(screen.getByText('Wat op je wacht', { exact: false })).not.toBeVisible();
  const [dialog, list] = [screen.getByRole('dialog'), screen.getByRole('listbox')].map((each) => each.element().getBoundingClientRect());
  expect((dialog?.width ?? 0) - (list?.width ?? 0)).toBeLessThan(4);
});

test.each(languages.flatMap((language) => [768, 1024, 1280].map((width) => ({ language, width }))))(
  'the keys are told in one line at $width pixels in $language',
  async ({ language, width }) => {
    await page.viewport(width, 800);
    const { screen } = await show(language);
    await expect.element(screen.getByRole('option').first()).toBeVisible();
    const hints = [...(screen.getByRole('dialog').element().querySelector('p[aria-hidden]')?.children ?? [])];
    expect(hints.length).toBeGreaterThan(3);
    expect(new Set(hints.map((hint) => hint.getBoundingClientRect().top)).size).toBe(1);
    const ends = Math.max(...hints.map((hint) => hint.getBoundingClientRect().right));
    expect(ends).toBeLessThanOrEqual(screen.getByRole('dialog').element().getBoundingClientRect().right);
  },
);
