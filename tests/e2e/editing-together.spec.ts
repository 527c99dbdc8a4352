import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/barriers.ts';
import { query } from './support/database.ts';
import { addOwnPage } from './support/own-pages.ts';
import { arriveSignedIn, expect, people, test } from './support/test.ts';

const saved = (page: Page) => page.getByText(/^Opgeslagen om/);
const text = (page: Page, words: string) => page.getByRole('textbox', { name: /Lopende tekst/ }).filter({ hasText: words });

async function goInto(page: Page, words: string, key: 'Home' | 'End'): Promise<void> {
  await text(page, words).click();
  await expect(page.locator('.ProseMirror-focused', { hasText: words })).toBeVisible();
  // The cursor is put where the click was, some frames later.
  const goToEdge = async () => {
    await page.keyboard.press(`Control+${key}`);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    return page.evaluate(() => (getSelection()?.focusOffset === 0 ? 'Home' : 'End'));
  };
  await expect.poll(goToEdge).toBe(key);
}

/** A page that Sanne de Vries may edit by a role of hers, beside Jan Boersma, who edits all. */
async function sharedPage(dataDir: string): Promise<string> {
  const path = await addOwnPage(dataDir, { layout: '25-75', words: { 'side-left': 'Links staat dit.', main: 'Rechts staat dat.' } });
  await query(
    dataDir,
    `update document set edit_permission = 'Roles', edit_roles = (
      select array_agg(role_guid) from user_role join app_user on app_user.guid = user_guid where email = $2) where guid = $1`,
    [path.slice('/g/'.length), people.editor.email],
  );
  return path;
}

test('R10.13 what one types is on the page of the other without a reload, and whose cursor is in a text keeps its place', async ({
  page,
  secondBrowser,
  product: { dataDir },
}) => {
  const path = await sharedPage(dataDir);
  const other = await secondBrowser.newPage();
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  await arriveSignedIn(other, 'editor', `${path}/edit`);
  await goInto(other, 'Rechts', 'End');

  await goInto(page, 'Links', 'End');
  await page.keyboard.type(' En Jan schrijft verder.');
  await expect(text(other, 'Links')).toContainText('En Jan schrijft verder.', { timeout: 5000 });

  // In the text that the other is in: what comes in front of the cursor moves it on, and the typing goes where it was.
  await goInto(page, 'Rechts', 'Home');
  await page.keyboard.type('Vooraan. ');
  await expect(text(other, 'Rechts')).toContainText('Vooraan. Rechts staat dat.', { timeout: 5000 });
  await other.keyboard.type(' Van Sanne.');
  await expect(text(page, 'Rechts')).toHaveText('Vooraan. Rechts staat dat. Van Sanne.', { timeout: 5000 });
  await expect(saved(other)).toBeVisible({ timeout: 15_000 });

  await other.keyboard.press('Control+Enter');
  await other.getByRole('complementary', { name: 'Publiceren' }).getByRole('button', { name: 'Publiceer Nederlands' }).click();
  await expect(page.getByText('Sanne de Vries heeft deze pagina gepubliceerd in het Nederlands.')).toBeVisible();
  await expect(page.getByText('Alles is gepubliceerd')).toBeVisible();
});

test('R10.17 who else is there stands in the bar by name, and around the block that they are in, until they go', async ({
  page,
  secondBrowser,
  product: { dataDir },
}) => {
  const path = await sharedPage(dataDir);
  const other = await secondBrowser.newPage();
  await arriveSignedIn(page, 'admin', `${path}/edit`);
  await expect(text(page, 'Rechts')).toBeVisible();
  const boxes = () =>
    page.locator('main [data-guid]').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await boxes();
  await arriveSignedIn(other, 'editor', `${path}/edit`);
  const here = page.getByRole('button', { name: `Nu op deze pagina: ${people.editor.name}` });
  await expect(here).toBeVisible();
  await expect(other.getByRole('button', { name: `Nu op deze pagina: ${people.admin.name}` })).toBeVisible();

  await goInto(other, 'Rechts', 'End');
  const frame = page.locator('[data-edited]').filter({ hasText: people.editor.name });
  await expect(frame).toBeVisible();
  expect(await boxes()).toEqual(before);
  await here.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Nu op deze pagina' });
  await expect(list.getByText('Bewerkt: Tekst')).toBeVisible();
  await expect(list.getByRole('button', { name: `Toon Tekst, waar ${people.editor.name} is` })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(here).toBeFocused();

  await other.getByRole('link', { name: 'Sluit bewerken' }).click();
  await expect(here).toHaveCount(0);
  await expect(frame).toHaveCount(0);
});

test('R10.18 who loses the right while typing is told at once, and keeps the text', async ({ page, product: { dataDir } }) => {
  const path = await sharedPage(dataDir);
  await arriveSignedIn(page, 'editor', `${path}/edit`);
  // The stream is there by then.
  const opened = page.waitForResponse(/\/events$/);
  await page.reload();
  await opened;
  const guid = path.slice('/g/'.length);
  await page.route(/\/content\?/, () => {});
  await goInto(page, 'Links', 'Home');
  await page.keyboard.type('Nog niet bewaard. ');
  await query(dataDir, `update document set edit_permission = 'Admin' where guid = $1`, [guid]);
  await query(dataDir, `select pg_notify('plein_together', '')`);
  const bar = page.getByRole('region', { name: 'Bewerken' });
  await expect(bar.getByText('Je mag deze pagina niet meer bewerken. Kopieer wat je hebt getypt.')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Kopieer mijn tekst' })).toBeVisible();
  await expect(text(page, 'Links')).toContainText('Nog niet bewaard.');
});
