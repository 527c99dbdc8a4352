import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { runCommand } from '../../support/spawn-plein.ts';
import type { Product } from './product.ts';
import { signInQuietly } from './test.ts';

export const newPassword = 'kiezelsteen vlaggenmast zeven';

export async function allowRegistration({ dataDir }: Product, isAllowed = true): Promise<void> {
  await runCommand(['settings', 'set', 'allowRegistration', String(isAllowed)], { env: { DATA_DIR: dataDir } });
}

/** Asks for the mail with which an account is made. */
export async function askForAccount(page: Page, email: string, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#email').fill(email);
  await page.locator('main button[type=submit]').click();
}

/** Makes an account, by way of the mail. */
export async function register(page: Page, email: string, path: string): Promise<void> {
  await askForAccount(page, email, path);
  await followMail(page, email);
  await page.locator('#firstName').fill('Ans');
  await page.locator('#lastName').fill('Bos');
  await page.locator('#password').fill(newPassword);
  await page.locator('#terms').check();
  await page.locator('main button[type=submit]').click();
}

export async function signInWith(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(secret);
  await page.locator('main form button[type=submit]').first().click();
}

/** Opens the last mail to somebody, as on a machine of one's own, and follows its button. */
export async function followMail(page: Page, to: string): Promise<string> {
  await page.goto('/dev/mail');
  await page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: to }).first().getByRole('link').first().click();
  const button = page.getByRole('main').locator('a[href*="/register/"], a[href*="/reset/"], a[href*="/verify/"]').first();
  const { pathname } = new URL((await button.getAttribute('href')) ?? '');
  await page.goto(pathname);
  return pathname;
}

/** What a page of ours sends along with a change. */
export async function callHeaders(context: BrowserContext): Promise<Record<string, string>> {
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { 'x-xsrf-token': token, 'sec-fetch-site': 'same-origin' };
}

/** An admin invites somebody, in a browser of their own, and hands the link over. */
export async function invite(admin: BrowserContext, also: object = {}): Promise<{ email: string; path: string }> {
  const { request } = admin;
  await signInQuietly(request, 'admin');
  const headers = await callHeaders(admin);
  const email = `gast-${randomUUID()}@plein.test`;
  await request.post('/api/userinvitations', { data: { emails: [email], language: 'nl', ...also }, headers });
  const listed = await request.get(`/api/userinvitations?q=${encodeURIComponent(email)}`);
  const { items } = (await listed.json()) as { items: { guid: string }[] };
  const { guid = '' } = items[0] ?? {};
  const { href } = (await (await request.post(`/api/userinvitations/${guid}:link`, { headers })).json()) as { href: string };
  return { email, path: new URL(href).pathname };
}
