import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { arriveSignedIn, expect, test } from './support/test.ts';

const path = '/bouwen';
const saved = (page: Page) => page.getByText(/^Opgeslagen om/);
const texts = (page: Page) => page.getByRole('textbox', { name: /Lopende tekst/ });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Publiceren' });
const publish = (page: Page) => panel(page).getByRole('button', { name: 'Publiceer Nederlands' });

async function typeAt(page: Page, place: 'first' | 'last', words: string): Promise<void> {
  await texts(page)[place]().click();
  await page.keyboard.press(place === 'first' ? 'Control+Home' : 'Control+End');
  await page.keyboard.type(words);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
}

test('R1.06 R10.01 R10.31 two write in one page: who publishes sees what the other changed first', async ({
  page,
  secondBrowser,
  watch,
}) => {
  watch.expectProblem(/412 \(Precondition Failed\)|Task failed: publish/);
  const other = await secondBrowser.newPage();
  // As it is when two do something at the same moment.
  await page.route(/\/events$/, () => {});
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  await expect(texts(page).first()).toBeVisible();
  await arriveSignedIn(other, 'editor', `${path}/edit`);
  await typeAt(other, 'first', 'Een halve zin. ');
  await typeAt(page, 'last', ' Klaar.');

  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('heading', { name: 'Publiceren' })).toBeFocused();
  await expect(panel(page).locator('ins', { hasText: 'Een halve zin.' })).toBeVisible();
  await expect(panel(page).getByText(/heeft nog 1 ding gewijzigd/)).toBeVisible();
  await expectNoBarriers(page);
  await typeAt(other, 'first', 'En nog een. ');
  await publish(page).click();
  await expect(panel(page).getByText('Er is intussen iets gewijzigd.')).toBeVisible();
  await expect(panel(page).locator('ins', { hasText: 'En nog een.' })).toBeVisible();
  await expect(texts(page).first()).toContainText('En nog een.');
  const read = async () => (await page.request.get(path)).text();
  expect(await read()).not.toContain('halve zin');

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeVisible();
  await expect(texts(page).last()).toBeFocused();
  await expect(page.getByText('Gepubliceerd.')).toBeVisible();
  await expect.poll(read).toContain('Een halve zin');
});

test('R10.32 R10.33 R10.34 what was published is taken back, a draft is thrown away and comes back, and an older one returns', async ({
  page,
}) => {
  const notice = (title: string) => page.getByRole('status').filter({ hasText: title });
  const undo = (title: string) => notice(title).getByRole('button', { name: 'Ongedaan maken' });
  const read = async () => (await page.request.get(path)).text();
  await arriveSignedIn(page, 'editor', `${path}/edit`);
  await typeAt(page, 'last', ' Alleen even.');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await publish(page).click();
  await expect(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeFocused();
  await expect.poll(read).toContain('Alleen even.');
  await undo('Gepubliceerd.').click();
  await expect(notice('De publicatie is teruggedraaid.')).toBeVisible();
  await expect.poll(read).not.toContain('Alleen even.');
  await expect(texts(page).last()).toContainText('Alleen even.');

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Concept weggooien' }).click();
  const question = page.getByRole('dialog', { name: 'Wijzigingen in het Nederlands weggooien?' });
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await question.getByRole('button', { name: 'Gooi weg' }).click();
  await expect(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeVisible();
  await expect(texts(page).last()).not.toContainText('Alleen even.');
  await undo('Concept weggegooid.').click();
  await expect(notice('Je concept is terug.')).toBeVisible();
  await expect(texts(page).last()).toContainText('Alleen even.');

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Geschiedenis' }).click();
  const history = page.getByRole('complementary', { name: /^Geschiedenis/ });
  await history.getByRole('button', { name: /Gepubliceerd in het Nederlands.*Nu te zien/ }).click();
  await expect(history.locator('ins', { hasText: 'Alleen even.' })).toBeVisible();
  await expectNoBarriers(page);
  await history.getByRole('button', { name: 'Zet alleen Nederlands terug' }).click();
  await expect(notice('Teruggezet als concept.')).toBeVisible();
  await expect(texts(page).last()).not.toContainText('Alleen even.');
  await expect(page.getByRole('button', { name: 'Alles is gepubliceerd' })).toBeFocused();
  await undo('Teruggezet als concept.').click();
  await expect(texts(page).last()).toContainText('Alleen even.');
});
