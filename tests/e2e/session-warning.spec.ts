import { expectNoBarriersIn } from './support/barriers.ts';
import { query } from './support/database.ts';
import { pathOn, sites } from './support/languages.ts';
import type { Product } from './support/product.ts';
import { arriveSignedIn, expect, people, test } from './support/test.ts';

const words = {
  nl: { title: 'U wordt zo uitgelogd', extend: 'Verlengen', left: /^U heeft nog .*\d seconden?\.$/ },
  en: { title: 'You are about to be signed out', extend: 'Stay signed in', left: /^You have .*\d seconds? left\.$/ },
};

/** Who edits is signed out after an hour without use: for the server only three minutes of it are left. */
async function letAlmostAnHourPass({ dataDir }: Product): Promise<void> {
  const sql = `update session set last_seen_on = now() - interval '57 minutes' from app_user where app_user.guid = user_guid and email = $1`;
  await query(dataDir, sql, [people.editor.email]);
}

async function secondsSinceUse({ dataDir }: Product): Promise<number> {
  const sql = `select extract(epoch from now() - max(session.last_seen_on))::int as seconds
    from session join app_user on app_user.guid = user_guid where email = $1`;
  const [row] = await query<{ seconds: number }>(dataDir, sql, [people.editor.email]);
  return row?.seconds ?? Infinity;
}

for (const site of sites) {
  const { title, extend, left } = words[site.language];

  test(`two minutes before a session ends, a key keeps it, and what was typed (${site.language})`, async ({ page, product }) => {
    await page.clock.install();
    await arriveSignedIn(page, 'editor', pathOn(site, '/account/profile'));
    const dialog = page.getByRole('dialog', { name: title });
    const field = page.getByLabel(site.lastName);
    await field.fill('halverwege');
    await letAlmostAnHourPass(product);
    // The page renews its token, which is no use of the session, and hears how long that still lasts.
    const told = page.waitForResponse('**/api/session:token');
    await page.clock.fastForward('14:01');
    await told;
    await expect(dialog).toHaveCount(0);
    await page.clock.fastForward('01:05');
    await expect(dialog.getByRole('timer')).toHaveText(left);
    await expectNoBarriersIn(page, site);

    await expect(dialog.getByRole('button', { name: extend })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('halverwege');
    expect(await secondsSinceUse(product)).toBeLessThan(60);
  });
}
