import { expectNoBarriersAtAnyWidth } from '../e2e/support/barriers.ts';
import { sites } from '../e2e/support/languages.ts';
import { expectCalm, watchLayout } from '../e2e/support/layout-shift.ts';
import { expectNoSidewaysScrolling } from '../e2e/support/narrow-screen.ts';
import { screens } from '../e2e/support/screens.ts';
import { test } from '../e2e/support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`${name} in ${site.language} has no barrier that can be measured at any width, and does not move by itself`, async ({
      page,
      watch,
    }) => {
      problems?.forEach(watch.expectProblem);
      await watchLayout(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        await open(page, site);
        await expectCalm(page);
      }
      await expectNoBarriersAtAnyWidth(page);
      await expectNoSidewaysScrolling(page);
    });
  }
}
