import { expectFocusKept } from '../e2e/support/acts.ts';
import { sites } from '../e2e/support/languages.ts';
import { screens } from '../e2e/support/screens.ts';
import { test } from '../e2e/support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    test(`on ${name} in ${site.language} focus is somewhere in sight after every act`, async ({ page, watch }) => {
      test.setTimeout(300_000);
      problems?.forEach(watch.expectProblem);
      await expectFocusKept(page, { name, open: () => open(page, site) });
    });
  }
}
