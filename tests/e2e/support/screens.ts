import type { Page } from '@playwright/test';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { callHeaders } from './accounts.ts';
import { contentScreens } from './content-screens.ts';
import { pathOn, type SiteTexts } from './languages.ts';
import { signInScreens } from './sign-in-screens.ts';
import { arriveSignedIn, expect, lookSignedIn, signInOn, signInQuietly, untilTakenOver } from './test.ts';

export interface ScreenUnderTest {
  name: string;
  open(page: Page, site: SiteTexts): Promise<void>;
  /** What the browser says about it, and may. */
  problems?: RegExp[];
  /** False: made of the same parts as others, so that every run need not look at it; the drill does. */
  isTypical?: boolean;
}

/** Every screen in every state that looks different. What walks over all screens walks over these. */
export const screens: ScreenUnderTest[] = [
  { name: 'home', open: (page, { home }) => goTo(page, home) },
  { name: 'home-signed-in', open: (page, { home }) => lookSignedIn(page, 'editor', home) },
  { name: 'translator-question', open: openTranslatorQuestion },
  { name: 'legal-terms-of-use', open: (page, site) => goTo(page, pathOn(site, `/legal/terms-of-use/${site.language}`)) },
  { name: 'legal-privacy', open: (page, site) => goTo(page, pathOn(site, '/legal/privacy')) },
  { name: 'legal-accessibility', open: (page, site) => goTo(page, pathOn(site, `/legal/accessibility/${site.language}`)) },
  { name: 'legal-cookie-statement', open: (page, site) => goTo(page, pathOn(site, `/legal/cookie-statement/${site.language}`)) },
  { name: 'search', open: (page, site) => goTo(page, pathOn(site, '/search')) },
  { name: 'search-results', open: (page, site) => goTo(page, pathOn(site, '/search?q=haven')) },
  { name: 'search-answer', open: (page, site) => goTo(page, pathOn(site, '/search?q=contact')) },
  { name: 'search-nothing', open: (page, site) => goTo(page, pathOn(site, '/search?q=xyzzyxyzzy&period=week')) },
  { name: 'search-too-short', open: (page, site) => goTo(page, pathOn(site, '/search?q=x')) },
  { name: 'sign-in', open: (page, site) => goTo(page, pathOn(site, '/login')) },
  { name: 'sign-in-wrong', open: openSignInWithWrongPassword },
  { name: 'sign-in-empty', open: openSignInWithNothing },
  { name: 'profile', open: (page, site) => lookSignedIn(page, 'editor', pathOn(site, '/account/profile')) },
  { name: 'profile-saved', open: openSavedProfile },
  { name: 'profile-errors', open: openProfileWithErrors, problems: [/status of 422/, /logged: Task failed: save/] },
  { name: 'account-preferences', open: openPreferences },
  ...['activity', 'privacy', 'security'].map((category) => ({
    name: `account-${category}`,
    open: (page: Page, site: SiteTexts) => lookSignedIn(page, 'user', pathOn(site, `/account/${category}`)),
  })),
  { name: 'overview', open: (page, site) => lookSignedIn(page, 'admin', pathOn(site, '/content')) },
  { name: 'overview-editor', open: (page, site) => lookSignedIn(page, 'editor', pathOn(site, '/content')) },
  { name: 'palette', open: openPalette },
  { name: 'admin-unknown', open: (page, site) => lookSignedIn(page, 'admin', pathOn(site, '/admin/nope')) },
  { name: 'admin-pages', open: (page, site) => openAdmin(page, site, '/admin/pages') },
  { name: 'admin-users', open: (page, site) => openAdmin(page, site, '/admin/users') },
  { name: 'admin-users-selected', open: openSelectedUsers, isTypical: false },
  { name: 'admin-invite', open: (page, site) => openAdminDrawer(page, site, '/admin/users?invite=1'), isTypical: false },
  { name: 'admin-user-profile', open: (page, site) => openAdminUser(page, site, 'profile') },
  { name: 'admin-user-preferences', open: (page, site) => openAdminUser(page, site, 'preferences') },
  { name: 'admin-user-activity', open: (page, site) => openAdminUser(page, site, 'activity') },
  { name: 'admin-user-privacy', open: (page, site) => openAdminUser(page, site, 'privacy') },
  { name: 'admin-user-security', open: (page, site) => openAdminUser(page, site, 'security') },
  { name: 'admin-roles', open: (page, site) => openAdmin(page, site, '/admin/roles') },
  { name: 'admin-new-role', open: openNewRole },
  { name: 'settings', open: (page, site) => openAdmin(page, site, '/settings') },
  { name: 'settings-refused', open: openRefusedSettings },
  { name: 'admin-log', open: (page, site) => openAdmin(page, site, '/admin/log') },
  { name: 'admin-log-entry', open: openLogEntry },
  { name: 'admin-log-nothing', open: openLogWithNothing },
  { name: 'admin-mails', open: openMails },
  { name: 'admin-role', open: openRole },
  { name: 'admin-properties', open: (page, site) => openAdmin(page, site, '/admin/properties') },
  { name: 'admin-property', open: (page, site) => openAdminDrawer(page, site, '/admin/properties?field=team') },
  { name: 'admin-new-property', open: (page, site) => openAdminDrawer(page, site, '/admin/properties?field=New') },
  { name: 'view-as', open: (page, site) => lookSignedIn(page, 'admin', pathOn(site, '/view-as')) },
  { name: 'viewing-as-visitor', open: (page, site) => openViewing(page, site, 'visitor') },
  { name: 'viewing-as-role', open: (page, site) => openViewing(page, site, builtInRoleGuid.ContentManager) },
  { name: 'unauthorized', open: (page, site) => goTo(page, pathOn(site, '/account/profile')) },
  { name: 'not-found', open: (page, site) => goTo(page, pathOn(site, '/bestaat-niet')) },
  { name: 'refusal', open: (page, { home }) => goTo(page, `${home}?${'key&'.repeat(60)}`) },
  ...signInScreens,
  ...contentScreens,
  { name: 'catalogue', open: openCatalogue },
  { name: 'catalogue-dark', open: openDarkCatalogue },
];

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

async function openTranslatorQuestion(page: Page, site: SiteTexts): Promise<void> {
  await goTo(page, pathOn(site, '/bestaat-niet'));
  await page.getByRole('button', { name: site.translatePage }).click();
}

async function openSignInWithWrongPassword(page: Page, site: SiteTexts): Promise<void> {
  await page.goto(pathOn(site, '/login'));
  await signInOn(page, 'user', 'niet het goede wachtwoord');
  await untilTakenOver(page);
}

async function openSignInWithNothing(page: Page, site: SiteTexts): Promise<void> {
  await page.goto(pathOn(site, '/login'));
  await page.locator('main button[type=submit]').click();
  await untilTakenOver(page);
}

/** A choice counts at once: who walked here before may have chosen the other language. */
async function openPreferences(page: Page, site: SiteTexts): Promise<void> {
  const path = pathOn(site, '/account/preferences');
  await lookSignedIn(page, 'user', path);
  if ((await page.locator('html').getAttribute('lang')) === site.language) return;
  const answer = await page.request.put('/api/profiles:loggedIn', {
    data: { properties: [{ key: 'language', value: site.language }] },
    headers: await callHeaders(page.context()),
  });
  expect(answer.status()).toBe(200);
  await page.goto(path);
  await untilTakenOver(page);
}

async function openSavedProfile(page: Page, site: SiteTexts): Promise<void> {
  await lookSignedIn(page, 'editor', pathOn(site, '/account/profile'));
  await page.getByRole('button', { name: site.saveProfile }).click();
  await expect(page.getByText(site.saved, { exact: true })).toBeVisible();
}

async function openProfileWithErrors(page: Page, site: SiteTexts): Promise<void> {
  await lookSignedIn(page, 'editor', pathOn(site, '/account/profile'));
  await page.getByLabel(site.firstName).fill('');
  await page.getByLabel(site.lastName).fill('');
  await page.getByRole('button', { name: site.saveProfile }).click();
  await expect(page.getByRole('heading', { name: site.twoErrors })).toBeFocused();
}

async function openAdmin(page: Page, site: SiteTexts, path: string): Promise<void> {
  await lookSignedIn(page, 'admin', pathOn(site, path));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

async function openSelectedUsers(page: Page, site: SiteTexts): Promise<void> {
  await openAdmin(page, site, '/admin/users');
  const boxes = page.getByRole('row').getByRole('checkbox');
  for (const row of [1, 2]) await boxes.nth(row).check();
}

async function openPalette(page: Page, site: SiteTexts): Promise<void> {
  await lookSignedIn(page, 'admin', pathOn(site, '/content'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Ctrl|Zoek|Search/ })
    .click();
  await page.getByRole('dialog').getByRole('combobox').fill('al');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function openAdminUser(page: Page, site: SiteTexts, category: string): Promise<void> {
  await openAdmin(page, site, '/admin/users');
  const address = await page.getByRole('link', { name: 'Aziz, Fatima' }).getAttribute('href');
  await page.goto((address ?? '').replace('profile', category));
  await expect(page.getByRole('heading', { name: 'Fatima Aziz' })).toBeVisible();
}

async function openAdminDrawer(page: Page, site: SiteTexts, path: string): Promise<void> {
  await openAdmin(page, site, path);
  await expect(page.getByRole('dialog')).toBeVisible();
}

function openNewRole(page: Page, site: SiteTexts): Promise<void> {
  return openAdminDrawer(page, site, '/admin/roles?role=new');
}

async function openRole(page: Page, site: SiteTexts): Promise<void> {
  await openAdminDrawer(page, site, `/admin/roles?role=${builtInRoleGuid.ContentManager}`);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sanne de Vries' })).toBeVisible();
}

/** The site as somebody else sees it, with the bar that says so. */
async function openViewing(page: Page, { home }: SiteTexts, role: string): Promise<void> {
  // Who views as somebody else changes nothing, and signs in nowhere.
  await page.context().clearCookies({ name: /plein_session|XSRF/ });
  await signInQuietly(page.request, 'admin');
  const form = { role, returnTo: home };
  await page.request.post('/view-as', { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  await page.goto(home);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
}

async function openRefusedSettings(page: Page, site: SiteTexts): Promise<void> {
  await arriveSignedIn(page, 'admin', pathOn(site, '/settings'));
  await page.locator('#colorScheme-accent').fill('#ffe08a');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByRole('heading', { name: site.oneError })).toBeFocused();
}

async function openLogEntry(page: Page, site: SiteTexts): Promise<void> {
  await openAdmin(page, site, '/admin/log');
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openLogWithNothing(page: Page, site: SiteTexts): Promise<void> {
  await lookSignedIn(page, 'admin', pathOn(site, '/admin/log?to=2001-01-01&kind=roles'));
  await expect(page.getByText(/^(Geen records gevonden|No records found)$/)).toBeVisible();
}

/** Journeys beside this one may have mailed something, or nothing yet. */
async function openMails(page: Page, site: SiteTexts): Promise<void> {
  await lookSignedIn(page, 'admin', pathOn(site, '/admin/mails'));
  await expect(page.getByRole('table').or(page.getByText(/^Er is nog niets gemaild|^Nothing has been emailed/))).toBeVisible();
}

async function openCatalogue(page: Page, site: SiteTexts): Promise<void> {
  await goTo(page, pathOn(site, '/dev/ui'));
  await untilTakenOver(page);
}

async function openDarkCatalogue(page: Page, site: SiteTexts): Promise<void> {
  await openCatalogue(page, site);
  await page.getByRole('switch').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-colour-mode', 'dark');
}
