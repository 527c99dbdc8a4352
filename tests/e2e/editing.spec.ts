import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

/** As its readers see it: every picture loaded, nothing in motion, nothing hovered. */
async function pictureOfMain(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    // Which of its sizes a browser takes depends on what it has already: here all have one.
    for (const image of document.images) {
      image.removeAttribute('srcset');
      image.removeAttribute('sizes');
      image.loading = 'eager';
    }
    // What lies over the page is no part of it.
    for (const over of document.querySelectorAll<HTMLElement>('[data-block-layer], nav:has(> a[href$="/edit"])')) {
      over.style.setProperty('visibility', 'hidden');
    }
    scrollTo(0, 0);
  });
  // Reading a picture is given up when its address changes meanwhile, as it may just have done: then once more.
  await expect.poll(() => page.evaluate(unreadPictures), { timeout: 30_000 }).toEqual([]);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page.locator('main').screenshot({ animations: 'disabled' });
}

async function unreadPictures(): Promise<string[]> {
  const pictures = [...document.images];
  const readings = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures.filter((_, index) => readings[index]?.status === 'rejected').map(({ currentSrc }) => currentSrc);
}

const saved = (page: Page) => page.getByText(/^Opgeslagen om/);

/** As it is when two do something at the same moment: what others do is not heard of before one’s own is sent. */
const hearNothing = (page: Page) => page.route(/\/events$/, () => {});

test('the page looks the same while it is edited, to the pixel', async ({ page }) => {
  // Every picture of the page is made for the first time.
  test.setTimeout(120_000);
  const path = '/over-ons/over-noorderhaven';
  await arriveSignedIn(page, 'admin', path);
  // As far down as under the bar: a picture that is made smaller comes out a shade different at another place of the screen.
  await page.evaluate(() => {
    const room = document.createElement('div');
    room.style.blockSize = '48px';
    document.body.prepend(room);
  });
  const asRead = await pictureOfMain(page);
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  await expect(page.getByRole('region', { name: 'Bewerken' })).toBeVisible();
  const looksAsRead = async () => (await pictureOfMain(page)).equals(asRead);
  await expect.poll(looksAsRead, { timeout: 15_000 }).toBe(true);

  // Also with the cursor in a text.
  await page.getByText('Noorderhaven begon als een rij huizen').click();
  await expect(page.locator('.ProseMirror-focused')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // What showed where the cursor was may take a moment to go.
  await expect.poll(looksAsRead, { timeout: 15_000 }).toBe(true);
});

test('a text, a line and a picture are changed where they stand, kept as a draft, and published in one language', async ({
  page,
  secondBrowser,
}) => {
  test.setTimeout(80_000);
  const visitor = await secondBrowser.newPage();
  await arriveSignedIn(page, 'editor', '/bouwen/edit');

  const caption = page.getByRole('textbox', { name: 'Tekst bewerken: onderschrift' });
  await caption.fill('In de Kaagpolder komen 320 woningen.');
  const text = page.getByRole('textbox', { name: /Lopende tekst/ }).first();
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Nieuw hier. ');
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });

  await page.getByRole('button', { name: 'Wijzig afbeelding' }).first().click();
  await page.getByLabel('Beschrijving voor wie de afbeelding niet ziet').fill('Een rij huizen in aanbouw.');
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Gebruik deze afbeelding' }).click();
  await expect(page.getByRole('img', { name: 'Een rij huizen in aanbouw.' })).toBeVisible();
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });

  await visitor.goto('/bouwen');
  await expect(visitor.getByText('In de Kaagpolder komen 310 woningen.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('In de Kaagpolder komen 320 woningen.')).toBeVisible();
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('button', { name: 'Publiceer Nederlands' }).click();
  await expect(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeFocused();
  await expect(page.getByText('Gepubliceerd.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bekijk de pagina' })).toHaveAttribute('href', '/bouwen');

  await expect(async () => {
    await visitor.goto('/bouwen');
    await expect(visitor.getByText('In de Kaagpolder komen 320 woningen.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5000 });
  await expect(visitor.getByText('Nieuw hier.')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Een rij huizen in aanbouw.' })).toBeVisible();
  await visitor.goto('/en/building');
  await expect(visitor.getByText('The Kaagpolder will have 310 homes.')).toBeVisible();
});

test('two who edit the same text: who saves last is told, and chooses', async ({ page, secondBrowser, watch }) => {
  watch.expectProblem(/412 \(Precondition Failed\)/);
  const path = '/bouwen/omgevingsvergunning/edit';
  const other = await secondBrowser.newPage();
  await hearNothing(page);
  await arriveSignedIn(page, 'admin', path);
  await arriveSignedIn(other, 'editor', path);
  const text = (each: Page) => each.getByRole('textbox', { name: /Lopende tekst/ }).first();
  await text(other).click();
  await other.keyboard.type('Van de ander. ');
  await expect(saved(other)).toBeVisible();
  await text(page).click();
  await page.keyboard.type('Van mij. ');
  await expect(page.getByText('Iemand anders heeft dezelfde tekst gewijzigd.')).toBeVisible();
  await page.getByRole('button', { name: 'Vergelijk' }).click();
  await expect(page.getByRole('region', { name: 'De andere tekst' })).toContainText('Van de ander.');
  await page.getByRole('button', { name: 'Bewaar mijn tekst' }).click();
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await other.reload();
  await expect(other.getByText('Van mij.')).toBeVisible();
});

test('who may not edit a page is taken to the page itself, or told so', async ({ page }) => {
  await arriveSignedIn(page, 'editor', '/edit');
  await expect(page.getByText('Je mag deze pagina niet bewerken.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await arriveSignedIn(page, 'user', '/bouwen/edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U heeft geen toegang tot deze pagina');
});

test('the editor has no barriers, and closing it leads back to the page', async ({ page }) => {
  await arriveSignedIn(page, 'admin', '/bouwen/edit');
  await expect(page.getByRole('region', { name: 'Bewerken' })).toBeVisible();
  await expectNoBarriers(page);
  await page.evaluate(() => scrollTo(0, 800));
  await expect(page.getByRole('region', { name: 'Bewerken' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Sluit bewerken' }).click();
  await expect(page).toHaveURL('/bouwen');
  await expect(page.getByRole('region', { name: 'Bewerken' })).toHaveCount(0);
});

test('R10.15 one history for the page: Ctrl+Z takes back what was done last, wherever it was, also after loading again', async ({
  page,
}) => {
  await arriveSignedIn(page, 'editor', '/bouwen/edit');
  const caption = page.getByRole('textbox', { name: 'Tekst bewerken: onderschrift' });
  const text = page.getByRole('textbox', { name: /Lopende tekst/ }).first();
  const [captionBefore, textBefore] = [await caption.textContent(), await text.textContent()];
  await caption.fill('Een ander onderschrift');
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Nieuw ');
  await expect(text).toContainText('Nieuw ');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText(textBefore ?? '');
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await expect(caption).toHaveText('Een ander onderschrift');

  await page.reload();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(caption).toHaveText(captionBefore ?? '');
  await page.getByRole('button', { name: 'Opnieuw doen' }).click();
  await expect(caption).toHaveText('Een ander onderschrift');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
});

test('R10.15 a step in the other language leads there', async ({ page }) => {
  await arriveSignedIn(page, 'editor', '/bouwen/edit');
  const caption = page.getByRole('textbox', { name: 'Tekst bewerken: onderschrift' });
  const before = await caption.textContent();
  await caption.fill('Alleen in het Nederlands');
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('region', { name: 'Bewerken' }).getByRole('link', { name: 'EN, Engels' }).click();
  await expect(page).toHaveURL('/en/building/edit');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL('/bouwen/edit');
  await expect(caption).toHaveText(before ?? '');
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
});

test('R10.16 what was typed without a network is there again after the tab was killed', async ({ page, context, watch }) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/i);
  await arriveSignedIn(page, 'editor', '/bouwen/edit');
  await context.setOffline(true);
  const text = (each: Page) => each.getByRole('textbox', { name: /Lopende tekst/ }).first();
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Onderweg getypt. ');
  await expect(page.getByRole('region', { name: 'Bewerken' }).getByText('Opslaan is niet gelukt.')).toBeVisible({ timeout: 15_000 });
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto('/bouwen/edit');
  await expect(text(next)).toContainText('Onderweg getypt.');
  await expect(next.getByText('Je werk van daarnet is terug.')).toBeVisible();
  await expect(saved(next)).toBeVisible({ timeout: 15_000 });
  await next.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(text(next)).not.toContainText('Onderweg getypt.');
  await expect(saved(next)).toBeVisible({ timeout: 15_000 });
});
