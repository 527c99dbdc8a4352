import { setTimeout as delay } from 'node:timers/promises';
import { pathOn, sites } from './support/languages.ts';
import { accountMenu, arriveSignedIn, expect, goToProfile, people, signInOn, signOutOn, test, untilTakenOver } from './support/test.ts';

for (const site of sites) {
  test.describe(`signing in, in ${site.language}`, () => {
    test('signing in brings the page to life, signing out undoes it', async ({ page, context }) => {
      await page.goto(site.home);
      await page.getByRole('link', { name: site.signIn }).click();
      await expect(page).toHaveTitle(`${site.signIn} – Noorderhaven`);
      await signInOn(page, 'user');
      await expect(page).toHaveURL(site.home);
      await expect(accountMenu(page, 'user')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title);
      await untilTakenOver(page);

      await signOutOn(page);
      await expect(page.getByRole('link', { name: site.signIn })).toBeVisible();
      await expect(page).toHaveURL(`${site.home}?signed-out`);
      await expect(page.getByRole('complementary', { name: site.signedOutNotice })).toContainText(site.signedOutNotice);
      await expect(page.getByText(people.user.name)).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
      // A visitor's page again: finished, with nothing of the application in it.
      await expect(page.locator('#plein-data')).toHaveCount(0);
      await expect(page.locator('script[src^="/assets/"]')).toHaveCount(0);
      expect((await page.request.get('/api/profiles:loggedIn')).status()).toBe(401);
    });

    test('a wrong password is said at once, at the top and in the title, and the address is kept', async ({ page }) => {
      await page.goto(pathOn(site, '/login'));
      await signInOn(page, 'user', 'niet het goede wachtwoord');
      await expect(page).toHaveTitle(`${site.errorPrefix}${site.signIn} – Noorderhaven`);
      await untilTakenOver(page);
      await expect(page).toHaveTitle(`${site.errorPrefix}${site.signIn} – Noorderhaven`);
      await expect(page.getByRole('heading', { name: site.oneError })).toBeFocused();
      await expect(page.getByRole('region', { name: site.oneError })).toContainText(site.wrongCredentials);
      await expect(page.locator('#email')).toHaveValue(people.user.email);
      await expect(page.locator('#password')).toHaveValue('');
      // It is no form in the history that going back or loading again would send.
      await page.goto(site.home);
      await page.goBack();
      await expect(page).toHaveTitle(`${site.signIn} – Noorderhaven`);
      await signInOn(page, 'user', 'niet het goede wachtwoord');
      await expect(page).toHaveTitle(`${site.errorPrefix}${site.signIn} – Noorderhaven`);
      await untilTakenOver(page);
      await page.reload();
      await expect(page).toHaveTitle(`${site.signIn} – Noorderhaven`);
    });

    test('what is missing is listed, and each point leads to its field', async ({ page }) => {
      await page.goto(pathOn(site, '/login'));
      await page.locator('main button[type=submit]').click();
      await untilTakenOver(page);
      const summary = page.getByRole('region', { name: site.twoErrors });
      await summary.getByRole('link', { name: site.passwordMissing }).click();
      await expect(page.locator('#password')).toBeFocused();
      await summary.getByRole('link', { name: site.emailMissing }).click();
      await expect(page.locator('#email')).toBeFocused();
      await expect(page.locator('#email')).toHaveAccessibleDescription(new RegExp(RegExp.escape(site.emailMissing)));
    });

    test('who asks for a page that needs signing in is told, and lands there afterwards', async ({ page }) => {
      const wanted = pathOn(site, '/account/profile');
      const answer = await page.goto(wanted);
      expect(answer?.status()).toBe(401);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.unauthorized);
      await page.getByRole('main').getByRole('link', { name: site.signIn }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.signIn);
      await signInOn(page, 'user');
      await expect(page).toHaveURL(wanted);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.accountTitle);
    });
  });
}

test('R4.01 R4.02 the page forgets who was signed in as soon as they leave, before the server has answered', async ({ page }) => {
  await arriveSignedIn(page, 'user');
  const answered = Promise.withResolvers<void>();
  await page.route('**/logout', async (route) => {
    await answered.promise;
    await route.continue();
  });
  // The page tells by itself: to ask it something is to wait for the document that is on its way.
  await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header) new MutationObserver(() => console.info(`header: ${header.innerText}`)).observe(header, { subtree: true, childList: true });
  });
  await accountMenu(page, 'user').click();
  const forgotten = page.waitForEvent('console', (message) => message.text().startsWith('header: '));
  await page.getByRole('banner').locator('form[action$="/logout"] button').click({ noWaitAfter: true });
  const header = (await forgotten).text();
  expect(header).toContain('Inloggen');
  expect(header).not.toContain(people.user.name);
  answered.resolve();
  await expect(page.locator('#plein-data')).toHaveCount(0);
});

test('going back after signing out shows nothing of the account', async ({ page }) => {
  await arriveSignedIn(page, 'user', '/account/profile');
  await expect(page.locator('#lastName')).toHaveValue('Aziz');
  await signOutOn(page);
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U heeft geen toegang tot deze pagina');
  await expect(page.getByText(people.user.name)).toHaveCount(0);
});

test('signing out in one browser leaves the other signed in', async ({ page, secondBrowser }) => {
  const other = await secondBrowser.newPage();
  await arriveSignedIn(page, 'user');
  await arriveSignedIn(other, 'user');
  await signOutOn(page);
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await other.reload();
  await expect(accountMenu(other, 'user')).toBeVisible();
  expect((await other.request.get('/api/profiles:loggedIn')).status()).toBe(200);
});

test('while somebody signs out, the page asks for nothing of theirs any more', async ({ page }) => {
  await arriveSignedIn(page, 'user', '/account/security');
  await expect(page.getByRole('button', { name: 'Code-app instellen' })).toBeVisible();
  await page.route('**/logout', async (route) => {
    await delay(500);
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await signOutOn(page);
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  expect(asked).toContain('/logout');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('who is signed in already is not asked again', async ({ page }) => {
  await arriveSignedIn(page, 'user');
  await page.goto('/login?returnTo=%2Fen');
  await expect(page).toHaveURL('/en');
});

test('signing in never leads off the site', async ({ page, context, origin }) => {
  const elsewhere = [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
  ];
  for (const address of elsewhere) {
    await page.goto(`/login?returnTo=${encodeURIComponent(address)}`);
    await signInOn(page, 'user');
    await expect(accountMenu(page, 'user')).toBeVisible();
    expect(page.url(), address).toBe(`${origin}/`);
    // What it still asks for while it starts would be refused.
    await untilTakenOver(page);
    await context.clearCookies();
  }
});

test('a page that was left open while its session ended in another tab forgets who it was for', async ({ page, context, watch }) => {
  watch.expectProblem(/status of 401/);
  await arriveSignedIn(page, 'user');
  const otherTab = await context.newPage();
  await otherTab.goto('/en');
  await signOutOn(otherTab);
  await expect(otherTab.getByRole('link', { name: 'Sign in' })).toBeVisible();

  await goToProfile(page, 'user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U heeft geen toegang tot deze pagina');
  await expect(page.getByText(people.user.name)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await signInOn(page, 'editor');
  await expect(page.locator('#lastName')).toHaveValue('Vries');
});

test('nothing moves when the button for a passkey comes', async ({ page }) => {
  await page.goto('/login');
  const moved = await page.evaluate(async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.startTime)));
    observer.observe({ type: 'layout-shift', buffered: true });
    while (!document.querySelector('main button[type=button]')) await new Promise((resolve) => setTimeout(resolve, 20));
    // On a slow machine letters may have come before it, which is another matter.
    const shownOn = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return shifts.filter((moment) => moment > shownOn - 60).length;
  });
  expect(moved).toBe(0);
});
