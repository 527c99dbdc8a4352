import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plainFrame } from '#app/testing/plain-frame.ts';
import { userDetail } from '#domains/users/testing/user-detail.ts';
import { adminPerson, showAdmin, type SentCall } from '../../../../tests/support/show-admin.tsx';
import { AdminShell } from './admin-shell.tsx';

afterEach(() => vi.unstubAllGlobals());

const shell = (
  <AdminShell frame={plainFrame} section="users">
    <h1 tabIndex={-1}>Gebruikers</h1>
  </AdminShell>
);

const nothing = () => ({ items: [], total: 0 });

test('R9.16 pages under admin have the admin menu, and a header of 48 px', async () => {
  await page.viewport(1280, 800);
  const { screen } = await showAdmin(shell, nothing);
  const menu = screen.getByRole('navigation', { name: 'Beheer' });
  await expect.element(menu.getByRole('link', { name: 'Gebruikers' })).toHaveAttribute('aria-current', 'page');
  await expect.element(menu.getByRole('link', { name: 'Pagina’s' })).toHaveAttribute('href', '/admin/pages');
  await expect.element(menu.getByRole('link', { name: 'Rollen' })).toHaveAttribute('href', '/admin/roles');
  expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(48);
  expect(menu.element().getBoundingClientRect().width).toBe(240);
});

test('who chose a language for themselves has admin in it at any address, and no links that would change nothing', async () => {
  await page.viewport(1280, 800);
  const person = { ...adminPerson, properties: [{ key: 'language', value: 'en' }] };
  const { screen } = await showAdmin(shell, nothing, { person });
  await expect.element(screen.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' })).toBeVisible();
  expect(screen.getByRole('main').element().closest('[lang]')?.getAttribute('lang')).toBe('en');
  await expect.element(screen.getByRole('link', { name: 'Nederlands' })).not.toBeInTheDocument();
});

test('on a tablet the menu stands behind a button', async () => {
  await page.viewport(768, 800);
  const { screen } = await showAdmin(shell, nothing);
  const button = screen.getByRole('button', { name: 'Menu' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('navigation', { name: 'Beheer' })).not.toBeInTheDocument();
  await button.click();
  await expect.element(screen.getByRole('navigation', { name: 'Beheer' })).toBeVisible();
});

test.each([320, 360])('on a telephone of %i px a bar along the bottom has four parts of admin, and the rest behind Meer', async (width) => {
  await page.viewport(width, 800);
  const { screen } = await showAdmin(shell, nothing);
  const bar = screen.getByRole('navigation', { name: 'Beheer' });
  const place = () => bar.element().getBoundingClientRect();
  expect(place()).toMatchObject({ height: 57, bottom: 800, left: 0, width });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(bar.getByRole('link').all()).toHaveLength(4);
  await expect.element(bar.getByRole('link', { name: 'Instellingen' })).toBeVisible();
  await expect.element(bar.getByRole('link', { name: 'Logboek' })).not.toBeInTheDocument();

  await bar.getByRole('button', { name: 'Meer' }).click();
  await expect.element(bar.getByRole('link', { name: 'Logboek' })).toBeVisible();
  await expect.element(bar.getByRole('link', { name: 'Naar de website' })).toBeVisible();
  expect(place()).toMatchObject({ bottom: 800 });
  await bar.getByRole('button', { name: 'Minder' }).click();
  await expect.element(bar.getByRole('link', { name: 'Logboek' })).not.toBeInTheDocument();
});

test.each([
  [360, 'nl'],
  [360, 'en'],
  // Where the menu has its button in the header as well.
  [319, 'nl'],
  [319, 'en'],
] as const)('with letters of twice the size a header of %i pixels is two rows in %s', async (width, language) => {
  await page.viewport(width, 740);
  const { screen } = await showAdmin(shell, nothing, { language });
  document.documentElement.style.setProperty('font-size', '200%');
  try {
    const header = screen.getByRole('banner');
    const parts = [...header.element().children].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
    const rows = new Set(parts.map(({ top, height }) => Math.round((top + height / 2) / 20)));
    expect(rows.size).toBeLessThanOrEqual(2);
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width);
    await expect.element(header.getByRole('button', { name: language === 'nl' ? 'Zoek' : 'Search' })).toBeVisible();
    await expect.element(header.getByText('Plein')).toBeVisible();
  } finally {
    document.documentElement.style.removeProperty('font-size');
  }
});

test.each([
  [360, 'Meer'],
  [768, 'Menu'],
])('at %i pixels Escape closes the menu behind %s, and leads back to what opened it', async (width, name) => {
  await page.viewport(width, 800);
  const { screen } = await showAdmin(shell, nothing);
  const opener = screen.getByRole('button', { name });
  const log = screen.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Logboek' });
  await opener.click();
  log.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(log).not.toBeInTheDocument();
});

test('Ctrl+K finds screens, people and pages by a few letters; arrows and Enter go there', async () => {
  await page.viewport(1280, 800);
  const words = { title: 'Fatbike stallen', href: '/fatbike', state: 'published' };
  const found = {
    guid: '5b0f1f8e-1111-4222-8333-444455556666',
    isInMenu: true,
    picture: null,
    updatedOn: '2026-11-01T10:00:00.000Z',
    languages: { nl: words, en: words },
  };
  const { screen } = await showAdmin(shell, ({ url }: SentCall) =>
    url.pathname === '/api/roles' ? [] : url.pathname === '/api/users' ? { items: [userDetail()], total: 1 } : { items: [found], total: 1 },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Wat zoek je?' });
  await field.fill('fat');
  const dialog = screen.getByRole('dialog');
  const fatbike = dialog.getByRole('option', { name: /Fatbike stallen/ });
  const fatima = dialog.getByRole('option', { name: /Fatima Aziz/ });
  await expect.element(fatima).toBeVisible();
  await expect.element(fatima).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', fatima.element().id);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(fatbike).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', fatbike.element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(fatima).toHaveAttribute('aria-selected', 'true');
  const followed = new Promise<string | null>((resolve) => {
    fatima.element().addEventListener('click', (event) => {
      event.preventDefault();
      resolve(fatima.element().getAttribute('href'));
    });
  });
  await userEvent.keyboard('{Enter}');
  expect(await followed).toContain('/admin/users/');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('R2.35 R2.36 who is an admin has the ways to admin and to the settings in their own menu', async () => {
  await page.viewport(1280, 800);
  const { screen } = await showAdmin(shell, nothing);
  await screen.getByText('Noor Haven').click();
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Beheer' })).toHaveAttribute('href', '/admin/pages');
  await expect.element(screen.getByRole('banner').getByRole('link', { name: 'Instellingen' })).toHaveAttribute('href', '/settings');
});

test.each([
  ['dark', [{ key: 'colourMode', value: 'dark' }]],
  ['auto', []],
])('admin shows itself in the colours that somebody chose: %s', async (mode, properties) => {
  const { screen } = await showAdmin(shell, nothing, { person: { ...adminPerson, properties } });
  await expect.element(screen.getByRole('heading', { name: 'Gebruikers' })).toBeVisible();
  expect(document.documentElement.getAttribute('data-colour-mode')).toBe(mode);
});
