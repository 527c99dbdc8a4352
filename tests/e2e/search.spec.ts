import { expect, lookSignedIn, test, untilTakenOver } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.06 a visitor searches, narrows it down, and opens what was found', async ({ page }) => {
    await page.goto('/search');
    await page.getByLabel('Waar zoekt u naar?').fill('haven');
    await page.getByRole('main').getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=haven/);
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ resultaten voor ‘haven’$/ })).toBeVisible();
    const all = await page.getByRole('main').getByRole('heading', { level: 3 }).count();

    await page.getByLabel('Soort').selectOption('Nieuws');
    await page.getByRole('button', { name: 'Filters toepassen' }).click();
    await expect(page.getByLabel('Soort')).toHaveValue('news');
    await expect(page.getByLabel('Waar zoekt u naar?')).toHaveValue('haven');
    const results = page.getByRole('main').getByRole('heading', { level: 3 });
    expect(await results.count()).toBeLessThan(all);
    await expect(page.getByRole('link', { name: 'Alle filters wissen' })).toBeVisible();

    const title = await results.first().innerText();
    await results.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('on a small screen the filters fold away', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/search?q=haven');
    await expect(page.getByLabel('Soort')).toBeHidden();
    await page.getByText('Filters', { exact: true }).click();
    await expect(page.getByLabel('Soort')).toBeVisible();
  });
});

test('in the app the field follows the address, there and back', async ({ page }) => {
  await lookSignedIn(page, 'editor', '/search?q=haven&type=news');
  await untilTakenOver(page);
  await page.getByRole('link', { name: 'Alle filters wissen' }).click();
  await expect(page.getByLabel('Soort')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Soort')).toHaveValue('news');
  await expect(page.getByLabel('Waar zoekt u naar?')).toHaveValue('haven');
});

for (const { path, region, phone } of [
  { path: '/search?q=telefoonnummer', region: 'Zo bereikt u ons', phone: '14 0299' },
  { path: '/en/search?q=phone+number', region: 'How to reach us', phone: '14 0299' },
]) {
  test(`who asks for the telephone number reads it above the results: ${path}`, async ({ page }) => {
    await page.goto(path);
    const answer = page.getByRole('region', { name: region });
    await expect(answer.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:140299');
    const below = page.getByRole('main').getByRole('heading', { level: 3 }).first();
    expect((await answer.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0);
    await expect(below).toHaveText('Contact');
  });
}

for (const { path, region, link } of [
  { path: '/search?q=cookies', region: 'Over deze website', link: 'Cookieverklaring' },
  { path: '/en/search?q=data+protection', region: 'About this website', link: 'Privacy statement' },
]) {
  test(`who asks for a legal text finds it above the results: ${path}`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(region);
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  });
}
