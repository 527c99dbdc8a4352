import { expectNoBarriersAtAnyWidth } from '../e2e/support/barriers.ts';
import { sites } from '../e2e/support/languages.ts';
import { expectNoSidewaysScrolling } from '../e2e/support/narrow-screen.ts';
import { screens } from '../e2e/support/screens.ts';
import { test } from '../e2e/support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`${name} in ${site.language} has no barrier that can be measured at any width`, async ({ page, watch }) => {
      problems?.forEach(watch.expectProblem);
      await open(page, site);
      await expectNoBarriersAtAnyWidth(page);
      await expectNoSidewaysScrolling(page);
    });
  }
}
