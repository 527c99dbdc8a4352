import { query } from './support/database.ts';
import { pathOn, sites } from './support/languages.ts';
import { expectNoSidewaysScrolling } from './support/narrow-screen.ts';
import { expect, lookSignedIn, people, test } from './support/test.ts';

const names = ['Bartholomeus-Alexander van der Schimmelpenninck-Oldenbarnevelt', `Jan ${'Aa'.repeat(40)}`];
const isPerson = `where email = '${people.user.email}'`;

test.afterEach(async ({ product }) => {
  const [first = '', ...rest] = people.user.name.split(' ');
  await callPerson(product.dataDir, first, rest.join(' '));
});

async function callPerson(dataDir: string, first: string, last: string): Promise<void> {
  await query(dataDir, `update app_user set first_name = $1, last_name = $2 ${isPerson}`, [first, last]);
}

for (const name of names) {
  for (const site of sites) {
    test(`${name} fits, and signing out stays in reach (${site.language})`, async ({ page, product }) => {
      const [first = '', ...rest] = name.split(' ');
      await callPerson(product.dataDir, first, rest.join(' '));
      for (const path of [site.home, pathOn(site, '/account/profile'), pathOn(site, '/bestaat-niet')]) {
        await lookSignedIn(page, 'user', path);
        await expect(page.getByRole('banner')).toContainText(name);
        await expectNoSidewaysScrolling(page);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const signOut = page.getByRole('button', { name: site.signOut });
        await signOut.focus();
        await expect(signOut).toBeInViewport({ ratio: 1 });
        await page.setViewportSize({ width: 1280, height: 900 });
      }
    });
  }
}
