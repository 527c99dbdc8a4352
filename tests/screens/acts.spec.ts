import { expectFocusKept } from '../e2e/support/acts.ts';
import { widthIn } from '../e2e/support/barriers.ts';
import { sites } from '../e2e/support/languages.ts';
import { screens } from '../e2e/support/screens.ts';
import { test } from '../e2e/support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, open, problems } of screens) {
  for (const site of sites) {
    const width = widthIn[site.language];
    test(`on ${name} in ${site.language}, ${width} px wide, focus is somewhere in sight after every act`, async ({ page, watch }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
      problems?.forEach(watch.expectProblem);
      // A form that is sent in empty is refused, and says why.
      watch.allowProblem(/status of 422|logged: Task failed: save/);
      await expectFocusKept(page, { name, open: () => open(page, site) });
    });
  }
}
