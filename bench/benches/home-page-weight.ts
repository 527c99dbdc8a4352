import { chromium, type Request } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';
import { atMost, type Measurement } from '../rig/measurement.ts';
import { withProduct } from '../rig/product.ts';
import { untilCompressed } from '../rig/kept-answer.ts';

/** What a visitor's browser fetches for the home page, headers included, as it comes over the wire. Pictures are left out. */
export async function homePageWeight(): Promise<Measurement[]> {
  return withProduct(async ({ origin }) => {
    await untilCompressed(`${origin}/`);
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
    try {
      const page = await browser.newPage();
      const finished: Request[] = [];
      page.on('requestfinished', (request) => finished.push(request));
      await page.goto(origin, { waitUntil: 'networkidle' });
      const parts = await Promise.all(
        finished.map(async (request) => ({ kind: request.resourceType(), kilobytes: await weightOf(request) })),
      );
      const counted = parts.filter(({ kind }) => kind !== 'image');
      return [
        {
          name: 'home page without pictures',
          ...atMost(70, sum(counted), 'kB'),
          note: [...Map.groupBy(counted, ({ kind }) => kind)].map(([kind, group]) => `${kind} ${sum(group).toFixed(1)}`).join(', '),
        },
      ];
    } finally {
      await browser.close();
    }
  });
}

async function weightOf(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return (responseHeadersSize + responseBodySize) / 1000;
}

function sum(parts: readonly { kilobytes: number }[]): number {
  return parts.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
