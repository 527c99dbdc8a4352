import { demoContent } from '#demo/content/demo-content.ts';
import '#app/block-types.ts';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { layouts } from '#domains/blocks/model/layout.ts';
import { expectNoBarriersAt, widths } from './support/barriers.ts';
import { typicalPages } from './support/content-screens.ts';
import { sites } from './support/languages.ts';
import { expectNoSidewaysScrolling } from './support/narrow-screen.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Long Dutch words are the harder ones on a telephone. `npm run drill` looks at all screens in both languages at both widths. */
const widthIn = { nl: widths.telephone, en: widths.desk };

for (const { name, open, problems } of screens.filter(({ isTypical = true }) => isTypical)) {
  for (const site of sites) {
    const width = widthIn[site.language];
    test(`${name} in ${site.language} has no barrier that can be measured at ${width} px, and fits a narrow screen, with large text too`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(60_000);
      problems?.forEach(watch.expectProblem);
      await open(page, site);
      await expectNoBarriersAt(page, width);
      await expectNoSidewaysScrolling(page);
    });
  }
}

test('the pages among them have every layout and every kind of block', () => {
  const names = ['home', ...Object.values(typicalPages)];
  const pages = demoContent(new Date()).pages.filter(({ name }) => names.includes(name));
  expect(pages).toHaveLength(names.length);
  expect(new Set(pages.map(({ layout }) => layout))).toEqual(new Set(layouts));
  const types = pages.flatMap(({ blocks }) => Object.values(blocks).flatMap((placed) => placed.map(({ type }) => type)));
  expect([...blockTypes.keys()].filter((type) => !types.includes(type))).toEqual([]);
});
