import { invite } from './support/accounts.ts';
import { expectNoBarriersAtAnyWidth } from './support/barriers.ts';
import { query } from './support/database.ts';
import { expect, people, signInQuietly, test, untilTakenOver } from './support/test.ts';

const password = 'vier losse woorden op rij';

test.describe('an invitation', () => {
  test('R2.05 R2.41 R7.06 is accepted with a new account, after what was wrong is mended', async ({ page, secondBrowser, watch }) => {
    watch.expectProblem(/status of 422/);
    const { path, email } = await invite(secondBrowser, { isContentManager: true });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${people.admin.name} nodigt u uit voor Noorderhaven`);
    await expect(page.getByRole('main')).toContainText('Contentmanager');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await untilTakenOver(page);

    await page.getByLabel('Voornaam').fill('Sam');
    await page.getByLabel('Wachtwoord').fill('te kort');
    await page.getByRole('button', { name: 'Uitnodiging accepteren' }).click();
    await expect(page.getByRole('heading', { name: /Verbeter eerst deze 3 punten/ })).toBeFocused();
    await expect(page.getByLabel('Voornaam')).toHaveValue('Sam');
    await expect(page).toHaveTitle(/^Fout: Uitnodiging voor Noorderhaven/);

    await page.getByLabel('Achternaam').fill('de Wit');
    await page.getByLabel('Wachtwoord').fill(password);
    await page.getByLabel('Ik ga akkoord met de gebruiksvoorwaarden').check();
    await page.getByRole('button', { name: 'Uitnodiging accepteren' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom bij Noorderhaven, Sam de Wit');
    await expectNoBarriersAtAnyWidth(page);
    await page.getByRole('link', { name: 'Naar uw overzicht' }).click();
    await expect(page).toHaveURL('/content');
    await expect(page.getByRole('banner').locator('summary', { hasText: 'Sam de Wit' })).toBeVisible();
    expect(await (await page.request.get('/api/profiles:loggedIn')).json()).toMatchObject({ email, isContentManager: true });
  });

  test('is declined, after it was said that this is final', async ({ page, secondBrowser }) => {
    const { path } = await invite(secondBrowser);
    await page.goto(path);
    await page.locator('summary', { hasText: 'Uitnodiging weigeren' }).click();
    await expect(page.getByText('kunt u deze uitnodiging niet meer accepteren')).toBeVisible();
    await page.getByRole('button', { name: 'Ja, uitnodiging weigeren' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze uitnodiging is geweigerd');
  });

  test('opened by somebody who is signed in: switch, or join with that account', async ({ page, secondBrowser }) => {
    const { path } = await invite(secondBrowser);
    await signInQuietly(page.request, 'user');
    await page.goto(path);
    await page.getByRole('button', { name: 'Ander account gebruiken' }).click();
    await expect(page.getByLabel('Wachtwoord')).toBeVisible();
    await signInQuietly(page.request, 'user');
    await page.goto(path);
    await untilTakenOver(page);
    await page.getByRole('button', { name: `Accepteren als ${people.user.name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welkom bij Noorderhaven, ${people.user.name}`);
    await page.getByRole('link', { name: 'Naar Noorderhaven' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').locator('summary', { hasText: people.user.name })).toBeVisible();
  });
});

test('every state of the page can be used by everybody, at any width', async ({ page, secondBrowser, product }) => {
  const { path, email } = await invite(secondBrowser, { isAdmin: true });
  await page.goto(path);
  await untilTakenOver(page);
  await expectNoBarriersAtAnyWidth(page);
  await query(product.dataDir, 'update invitation set expires_on = now() where email = $1', [email]);
  await page.goto(path);
  await expectNoBarriersAtAnyWidth(page);
  await page.getByRole('button', { name: 'Vraag een nieuwe uitnodiging' }).click();
  await expect(page.getByText('Wij hebben uw vraag doorgegeven.')).toBeVisible();
  await page.goto('/en/invitation/verzonnen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation does not exist');
  await expectNoBarriersAtAnyWidth(page);
});
