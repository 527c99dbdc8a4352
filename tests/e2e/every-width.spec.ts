import { sites } from './support/languages.ts';
import { expectAllInReach, expectAllInReachOfLargeText } from './support/reach.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** One for each shell and each layout; `npm run drill -- every-width` looks at all screens in both languages. */
const typical = [
  'home',
  'page-passport-apply',
  'page-building',
  'page-building-permit',
  'page-news',
  'item-project',
  'search-results',
  'sign-in',
  'profile',
  'overview',
  'admin-users',
  'settings',
];
/** A card, a long dialog, portraits, pictures in columns, a block with a ground of its own: where large letters left no room for words. */
const tight = ['invitation', 'terms-dialog', 'page-executive', 'page-about', 'page-recycling'];
const [dutch] = sites;

for (const { name, open } of screens.filter((screen) => typical.includes(screen.name))) {
  test(`${name}: from 320 to 1920 px no control lies under another and nothing leaves the window, with large letters neither`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await open(page, dutch);
    await expectAllInReach(page);
    await expectAllInReachOfLargeText(page);
  });
}

for (const { name, open } of screens.filter((screen) => tight.includes(screen.name))) {
  test(`${name}: with large letters on a telephone words stay whole and nothing is covered`, async ({ page }) => {
    await open(page, dutch);
    await expectAllInReachOfLargeText(page);
  });
}

test('every shell and layout that is meant is there', () => {
  const wanted = [...typical, ...tight];
  expect(screens.filter(({ name }) => wanted.includes(name))).toHaveLength(wanted.length);
});
