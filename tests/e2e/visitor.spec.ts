import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { sites } from './support/languages.ts';
import { expect, test } from './support/test.ts';

for (const { language, home } of sites) {
  test(`a visitor downloads 8 KB of script at most, and 70 KB in all but pictures (${language})`, async ({ page }) => {
    // The first reader after a change has it before it is compressed; this is what all others get.
    await expect.poll(async () => (await page.request.get(home)).headers()['content-encoding']).toBe('br');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(home, { waitUntil: 'networkidle' });

    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    expect(scripts.map((response) => new URL(response.url()).pathname)).toEqual([expect.stringMatching(/^\/visitor\/assets\//)]);
    const bytes = await Promise.all(scripts.map(async (response) => gzipSync(await response.body()).length));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * 1024);

    const withoutPictures = responses.filter((response) => !new URL(response.url()).pathname.startsWith('/a/'));
    const sizes = await Promise.all(withoutPictures.map((response) => response.request().sizes()));
    const onTheWire = sizes.reduce((sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize, 0);
    expect(onTheWire).toBeLessThanOrEqual(70 * 1024);
  });
}

test('nothing on a visitor’s page waits for the script', async ({ page }) => {
  await page.goto('/');
  const scripts = await page
    // What search engines read is data, and runs nowhere.
    .locator('script:not([type="application/ld+json"])')
    .evaluateAll((all) => (all as HTMLScriptElement[]).map(({ type, src }) => ({ type, isOwnFile: src.startsWith(location.origin) })));
  expect(scripts).toEqual([{ type: 'module', isOwnFile: true }]);
});

test('a visitor who does nothing leaves with nothing: no cookie, no storage', async ({ page, context }) => {
  for (const path of ['/', '/en', '/login', '/en/login', '/account/profile', '/bestaat-niet']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length), path).toBe(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('a page that did not change is not sent twice', async ({ request }) => {
  const first = await request.get('/');
  // The second reader gets the kept copy, which names itself.
  const kept = await request.get('/');
  expect(await kept.text()).toBe(await first.text());
  const etag = kept.headers()['etag'] ?? '';
  const again = await request.get('/', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
});

test('pages say when they were last updated, each on a day of its own before today, and search says the same', async ({ page }) => {
  const lastUpdated = page.getByRole('region', { name: 'Over deze pagina' }).locator('time');
  const days: string[] = [];
  for (const path of ['/paspoort-en-verhuizen/verhuizing', '/afval-en-milieu/milieustraat', '/over-ons/contact']) {
    await page.goto(path);
    expect(Date.parse((await lastUpdated.getAttribute('datetime')) ?? ''), path).toBeLessThan(Date.now() - 24 * 60 * 60 * 1000);
    days.push((await lastUpdated.textContent()) ?? '');
  }
  expect(new Set(days).size).toBe(days.length);
  await page.goto('/search?q=milieustraat&type=page');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Milieustraat' }).first()).toContainText(days[1] ?? '');
});

test('V16 who chooses a topic of the news sees the heading whole, and not under the bar that stays', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/nieuws');
    await page.getByRole('navigation', { name: 'Onderwerp' }).getByRole('link', { name: 'Bestuur' }).click();
    await expect(page).toHaveURL(/\?list=bestuur#/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const isOnTop = () =>
      heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 1, top + 1) === element;
      });
    // While one page fades into the other, neither can be touched.
    await expect.poll(isOnTop, `${width} px`).toBe(true);
  }
});

test('V4 a line of running text is no longer than people read with ease', async ({ page }) => {
  for (const path of ['/legal/privacy', '/over-ons/contact', '/afval-en-milieu/afvalkalender', '/nieuws']) {
    await page.goto(path);
    const longest = await page.evaluate(() => {
      const lengths = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
        const lines = new Map<number, number>();
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const range = document.createRange();
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const top = Math.round(range.getBoundingClientRect().top);
            lines.set(top, (lines.get(top) ?? 0) + word.length);
          }
        }
        return [...lines.values()];
      });
      return Math.max(0, ...lengths);
    });
    expect(longest, path).toBeLessThanOrEqual(85);
  }
});

test('the phases of a project keep their words whole, at every width', async ({ page }) => {
  await page.goto('/en/government/projects');
  await page.getByRole('link', { name: 'Stadhuisplein: from car park to square' }).click();
  const phases = page.getByRole('list', { name: 'Phase' });
  for (let width = 320; width <= 1280; width += 40) {
    await page.setViewportSize({ width, height: 740 });
    const linesOfWord = await phases.getByText('Construction').evaluate(({ firstChild }) => {
      const word = document.createRange();
      word.setStart(firstChild as Text, 0);
      word.setEnd(firstChild as Text, 'Construction'.length);
      return new Set(Array.from(word.getClientRects(), ({ top }) => top)).size;
    });
    expect({ width, linesOfWord }).toEqual({ width, linesOfWord: 1 });
  }
});
