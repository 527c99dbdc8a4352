import type { Page } from '@playwright/test';
import { startOpenidProvider, type TestProvider } from '../support/openid-provider.ts';
import { freePort } from '../support/spawn-plein.ts';
import { allowRegistration, invite } from './support/accounts.ts';
import { startProduct } from './support/product.ts';
import { accountMenu, arriveSignedIn, expect, signOutOn, test as base, untilTakenOver } from './support/test.ts';

/** A product whose people can sign in at a provider as well. */
const test = base.extend<object, { provider: TestProvider; address: { port: number } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  address: [async ({}, provide) => provide({ port: await freePort() }), { scope: 'worker' }],
  provider: [
    async ({ address }, provide) => {
      const provider = await startOpenidProvider(`http://localhost:${address.port}`);
      await provide(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ address, provider }, provide) => {
      const product = await startProduct({ ...address, env: provider.env });
      await provide(product);
      await product.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.beforeEach(({ watch, provider }) => watch.allowProblem(new RegExp(`request to another site: ${RegExp.escape(provider.issuer)}`)));

/** Somebody whom the provider knows, at their browser from now on. */
async function isAtProvider(page: Page, provider: TestProvider, subject: string, email = `${subject}@elders.test`): Promise<void> {
  provider.people.set(subject, { email, email_verified: true, given_name: 'Noor', family_name: subject });
  provider.letIn(subject);
  await page.context().clearCookies({ domain: '127.0.0.1' });
}

const nameAt = (provider: TestProvider) => new URL(provider.issuer).host;
const nameInHeader = (page: Page, name: string) => page.getByRole('banner').locator('summary', { hasText: name });

test('R7.38 who is new is refused while people cannot make an account, and welcome when they can', async ({ page, product, provider }) => {
  const signInAtProvider = async () => {
    await page.goto('/login?returnTo=%2Fsearch');
    await page.getByRole('link', { name: `Inloggen met ${nameAt(provider)}` }).click();
  };
  await isAtProvider(page, provider, 'Nieuw');
  await signInAtProvider();
  await expect(page.getByRole('alert')).toContainText('U heeft nog geen account op deze website.');

  await allowRegistration(product);
  await signInAtProvider();
  await expect(page).toHaveURL('/search');
  await page.getByRole('dialog', { name: 'Gebruiksvoorwaarden' }).getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(nameInHeader(page, 'Noor Nieuw')).toBeVisible();
  await page.goto('/account/security');
  await expect(page.getByText('Dit is uw enige manier om in te loggen.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Loskoppelen/ })).toHaveCount(0);

  provider.letIn('');
  await page.context().clearCookies();
  await signInAtProvider();
  await expect(page.getByRole('alert')).toContainText('U heeft het inloggen afgebroken.');
});

test('R7.38 an account at the provider is linked, signs in, and is unlinked', async ({ page, provider }) => {
  await isAtProvider(page, provider, 'Fatima', 'een.ander@elders.test');
  await arriveSignedIn(page, 'user', '/account/security');
  await page.getByRole('button', { name: `Koppelen met ${nameAt(provider)}` }).click();
  await expect(page.getByText('Laatst gebruikt op')).toBeVisible();
  await expect(page).toHaveURL('/account/security');

  await signOutOn(page);
  await page.goto('/login');
  await page.getByRole('link', { name: `Inloggen met ${nameAt(provider)}` }).click();
  await expect(accountMenu(page, 'user')).toBeVisible();
  await page.goto('/account/security');
  await page.getByRole('button', { name: `Loskoppelen van ${nameAt(provider)}` }).click();
  await expect(page.getByText('U heeft nog geen account gekoppeld.')).toBeVisible();

  await signOutOn(page);
  await page.goto('/login');
  await page.getByRole('link', { name: `Inloggen met ${nameAt(provider)}` }).click();
  await expect(accountMenu(page, 'user')).toHaveCount(0);
});

test('R7.06 R7.38 an invitation is accepted with an account at the provider', async ({ page, provider, secondBrowser }) => {
  const { path, email } = await invite(secondBrowser, { isContentManager: true });
  await isAtProvider(page, provider, 'Gast');
  await page.goto(path);
  await untilTakenOver(page);
  await page.getByRole('link', { name: `Accepteren met ${nameAt(provider)}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom bij Noorderhaven, Noor Gast');
  await page.getByRole('link', { name: 'Naar uw overzicht' }).click();
  await expect(nameInHeader(page, 'Noor Gast')).toBeVisible();
  expect(await (await page.request.get('/api/profiles:loggedIn')).json()).toMatchObject({ email, isContentManager: true });
});
