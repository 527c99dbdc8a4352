import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from './chromium.ts';

/** Pictures of every mail, on a telephone and a desk, light and dark. The mails come from `tests/api/every-mail.db.test.ts`. */
const mails = resolve('.cache/mails');
const pictures = join(mails, 'pictures');
mkdirSync(pictures, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
let tooWide = 0;
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 720]) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 640 } });
    for (const name of readdirSync(mails).filter((file) => file.endsWith('.html'))) {
      await page.goto(pathToFileURL(join(mails, name)).href);
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) {
        tooWide += 1;
        console.error(`${name} is wider than ${width} px`);
      }
      await page.screenshot({ path: join(pictures, `${name.replace('.html', '')}-${width}-${colorScheme}.png`), fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
console.log(`Pictures are in ${pictures}`);
process.exitCode = tooWide > 0 ? 1 : 0;
