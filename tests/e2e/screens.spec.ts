import { expectNoBarriersAtAnyWidth } from './support/barriers.ts';
import { sites } from './support/languages.ts';
import { expectNoSidewaysScrolling } from './support/narrow-screen.ts';
import { screens } from './support/screens.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`${name} in ${site.language} has no barrier that can be measured, and fits a narrow screen, with large text too`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(60_000);
      problems?.forEach(watch.expectProblem);
      await open(page, site);
      await expectNoBarriersAtAnyWidth(page);
      await expectNoSidewaysScrolling(page);
    });
  }
}
