import { sites } from '../e2e/support/languages.ts';
import { expectAllInReach, expectAllInReachOfLargeText } from '../e2e/support/reach.ts';
import { screens } from '../e2e/support/screens.ts';
import { test } from '../e2e/support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`${name} in ${site.language}: no control lies under another and nothing leaves the window at any width`, async ({
      page,
      watch,
    }) => {
      problems?.forEach(watch.expectProblem);
      await open(page, site);
      await expectAllInReach(page);
      await expectAllInReachOfLargeText(page);
    });
  }
}
