import { demoContent } from '#demo/content/demo-content.ts';
import '#app/block-types.ts';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { layouts } from '#domains/blocks/model/layout.ts';
import { expectNoBarriersIn, widthIn } from './support/barriers.ts';
import { typicalPages } from './support/content-screens.ts';
import { sites } from './support/languages.ts';
import { expectCalm, watchLayout } from './support/layout-shift.ts';
import { expectNoSidewaysScrolling } from './support/narrow-screen.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Where each language begins: the one before it ends on the narrowest screen. */
const desk = { width: 1280, height: 900 };

for (const { name, open, problems } of screens.filter(({ isTypical = true }) => isTypical)) {
  const places = sites.map(({ language }) => `in ${language} at ${widthIn[language]} px`).join(' and ');
  test(`${name} has no barrier that can be measured ${places}, fits a narrow screen, with large text too, and does not move by itself`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(90_000);
    problems?.forEach(watch.expectProblem);
    await watchLayout(page);
    // In one browser: by the second language it has read the styles and the scripts, which takes longer than the screen itself.
    for (const site of sites) {
      await test.step(`in ${site.language}`, async () => {
        await page.setViewportSize(desk);
        await open(page, site);
        await expectCalm(page);
        await expectNoBarriersIn(page, site);
        await expectNoSidewaysScrolling(page);
      });
    }
  });
}

test('the pages among them have every layout and every kind of block', () => {
  const names = ['home', ...Object.values(typicalPages)];
  const pages = demoContent(new Date()).pages.filter(({ name }) => names.includes(name));
  expect(pages).toHaveLength(names.length);
  expect(new Set(pages.map(({ layout }) => layout))).toEqual(new Set(layouts));
  const types = pages.flatMap(({ blocks }) => Object.values(blocks).flatMap((placed) => placed.map(({ type }) => type)));
  expect([...blockTypes.keys()].filter((type) => !types.includes(type))).toEqual([]);
});
