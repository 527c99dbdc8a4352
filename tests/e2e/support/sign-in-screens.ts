import type { Page } from '@playwright/test';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { callHeaders, followMail, invite, newPassword } from './accounts.ts';
import { pathOn, type SiteTexts } from './languages.ts';
import { expect, lookSignedIn, people, untilTakenOver } from './test.ts';

/** The ways in and out, and what stands in between. */
export const signInScreens = [
  { name: 'reset', open: (page: Page, site: SiteTexts) => goTo(page, pathOn(site, '/reset')) },
  { name: 'reset-sent', open: (page: Page, site: SiteTexts) => goTo(page, pathOn(site, '/reset?sent')) },
  { name: 'reset-by-mail', open: openResetByMail, isTypical: false },
  { name: 'link-gone', open: (page: Page, site: SiteTexts) => goTo(page, pathOn(site, '/verify/bestaat-niet')) },
  { name: 'verify-again', open: (page: Page, site: SiteTexts) => goTo(page, pathOn(site, '/verify')) },
  { name: 'second-step', open: openSecondStep, isTypical: false },
  { name: 'proof', open: (page: Page, site: SiteTexts) => lookSignedIn(page, 'user', pathOn(site, '/login/proof')) },
  { name: 'sign-out', open: (page: Page, site: SiteTexts) => lookSignedIn(page, 'user', pathOn(site, '/logout')) },
  { name: 'invitation-unknown', open: (page: Page, site: SiteTexts) => goTo(page, pathOn(site, '/invitation/bestaat-niet')) },
  { name: 'invitation', open: openInvitation, isTypical: false },
  { name: 'invitation-signed-in', open: openInvitationSignedIn },
  { name: 'terms-dialog', open: openTermsDialog },
  { name: 'mailbox', open: (page: Page) => goTo(page, '/dev/mail'), isTypical: false },
];

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

async function openResetByMail(page: Page, site: SiteTexts): Promise<void> {
  await page.goto(pathOn(site, '/reset'));
  await page.locator('#email').fill(people.user.email);
  await page.locator('main button[type=submit]').click();
  await followMail(page, people.user.email);
}

async function openInvitation(page: Page, site: SiteTexts): Promise<void> {
  const { path } = await invite(page.context(), { isContentManager: true });
  await page.context().clearCookies({ name: /plein_session|XSRF/ });
  await page.goto(pathOn(site, path));
  await untilTakenOver(page);
}

/** An admin who was invited once more, at another address. */
async function openInvitationSignedIn(page: Page, site: SiteTexts): Promise<void> {
  const { path } = await invite(page.context(), { isContentManager: true });
  await page.goto(pathOn(site, path));
  await untilTakenOver(page);
}

/** Somebody new, whose session this browser then has: what they change is nobody else's screen. */
async function arriveAsSomebodyNew(page: Page): Promise<{ email: string }> {
  const context = page.context();
  const { email, path } = await invite(context);
  const code = path.slice(path.lastIndexOf('/') + 1);
  await context.clearCookies({ name: /plein_session|XSRF/ });
  const person = { firstName: 'Sam', lastName: 'de Wit', password: newPassword, acceptsTerms: true };
  await page.request.post('/api/userinvitation:accept', { data: { code, ...person }, headers: { 'sec-fetch-site': 'same-origin' } });
  return { email };
}

async function openSecondStep(page: Page, site: SiteTexts): Promise<void> {
  const { email } = await arriveAsSomebodyNew(page);
  const headers = await callHeaders(page.context());
  const started = await page.request.post('/api/secondfactors/authenticator:start', { headers });
  const { secret } = (await started.json()) as { secret: string };
  await page.request.post('/api/secondfactors/authenticator:confirm', { data: { code: codeOf(secret) }, headers });
  await page.context().clearCookies({ name: /plein_session|XSRF/ });
  await page.goto(pathOn(site, '/login'));
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(newPassword);
  await page.locator('main button[type=submit]').first().click();
  await expect(page).toHaveURL(/second-factor/);
  await untilTakenOver(page);
}

/** Who took back what they accepted. */
async function openTermsDialog(page: Page, site: SiteTexts): Promise<void> {
  await arriveAsSomebodyNew(page);
  const change = { data: { termsOfUseVersionAccepted: null }, headers: await callHeaders(page.context()) };
  await page.request.put('/api/profiles:loggedIn', change);
  await page.goto(site.home);
  await expect(page.getByRole('dialog')).toBeVisible();
}
