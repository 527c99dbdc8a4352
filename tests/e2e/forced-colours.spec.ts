import { expect, test } from './support/test.ts';

// Windows with high contrast takes every background away: what only a background told apart looks the same then.
test.use({ contextOptions: { forcedColors: 'active' } });

test('the picture that is shown stands out among the others', async ({ page }) => {
  await page.goto('/');
  const dots = page.locator('[data-header-pictures] [data-slide]');
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  const [shown, next, last] = await Promise.all([0, 1, 2].map((index) => dots.nth(index).screenshot()));
  expect(next?.equals(last ?? Buffer.of())).toBe(true);
  expect(shown?.equals(next ?? Buffer.of())).toBe(false);
});

test('the page of a list that is shown has an edge, and the topic that is chosen a thicker one than the others', async ({ page }) => {
  await page.goto('/nieuws');
  const pages = page
    .getByRole('navigation')
    .getByRole('listitem')
    .getByRole('link', { name: /\b[12]$/ });
  await expect(pages).toHaveCount(2);
  await expect(pages.nth(0)).toHaveCSS('border-top-style', 'solid');
  await expect(pages.nth(1)).toHaveCSS('border-top-style', 'none');
  const topics = page.getByRole('navigation', { name: 'Onderwerp' });
  await topics.getByRole('link', { name: 'Bestuur' }).click();
  await expect(topics.getByRole('link', { name: 'Bestuur' })).toHaveCSS('border-top-width', '3px');
  await expect(topics.getByRole('link', { name: 'Alles' })).toHaveCSS('border-top-width', '1px');
});

test('what a project has behind it, where it is and what is to come are three signs', async ({ page }) => {
  await page.goto('/bestuur/projecten');
  await page.getByRole('link', { name: 'De Ophaalbrug wordt sterker' }).click();
  // Only edges are left of a sign: filled to the middle, filled with a ring around it, and open.
  const sign = (state: string) =>
    page
      .locator(`li[data-state="${state}"]`)
      .first()
      .evaluate((phase) => {
        const { borderTopWidth, inlineSize, outlineStyle } = getComputedStyle(phase, '::before');
        const edges = (parseFloat(borderTopWidth) * 2) / parseFloat(inlineSize);
        return `${edges === 1 ? 'filled' : edges > 0 ? 'open' : 'nothing'}${outlineStyle === 'none' ? '' : ', ringed'}`;
      });
  expect([await sign('done'), await sign('current'), await sign('ahead')]).toEqual(['filled', 'filled, ringed', 'open']);
});
