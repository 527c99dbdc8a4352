import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, spawnPlein } from '../../tests/support/spawn-plein.ts';
import { chromiumArguments, findChromium } from '../chromium.ts';

export const name = 'Lighthouse, mobile, median of 3: 100 × 4 on the home page, a page, a list, an item, a legal page and search';

const paths = [
  '/',
  '/en',
  '/paspoort-en-verhuizen/paspoort',
  '/nieuws',
  '/en/news/calendar',
  '/nieuws/i/6f0001e9-2ebe-4665-8441-29b98e99a64d/de-nieuwe-haven-gaat-open-twaalf-ligplaatsen-en-een-zwemsteiger',
  '/legal/privacy',
  '/search?q=haven',
];
/** Search engines have no business with results of a search, so those are kept out on purpose. */
const skippedFor = (url: string) => (url.includes('/search?') ? ['is-crawlable'] : []);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const rounds = 3;

type Scores = Record<string, number>;

interface Measurement {
  scores: Scores;
  /** Audits that cost points, in the words of Lighthouse. */
  faults: string[];
}

async function measure(url: string, port: number): Promise<Measurement> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
    skipAudits: skippedFor(url),
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = result;
  const weighed = new Set(
    Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
  );
  const faults = Object.values(lhr.audits).filter(({ id, score }) => weighed.has(id) && score !== null && score < 1);
  return {
    scores: Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    faults: faults.map(({ title, displayValue }) => (displayValue ? `${title} (${displayValue})` : title)),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measureRounds(url: string, port: number): Promise<Measurement> {
  const measurements: Measurement[] = [];
  for (let round = 0; round < rounds; round++) measurements.push(await measure(url, port));
  return {
    scores: Object.fromEntries(categories.map((id) => [id, median(measurements.map(({ scores }) => scores[id] ?? 0))])),
    faults: [...new Set(measurements.flatMap(({ faults }) => faults))],
  };
}

/** The product as a person starts it, on an empty data folder. */
async function withSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const port = await freePort();
  const plein = spawnPlein({ dataDir, port, command: ['npm', 'start'] });
  try {
    await plein.ready();
    return await work(`http://localhost:${port}`);
  } finally {
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    return await withSite(async (origin) => {
      const lines: string[] = [];
      let ok = true;
      // The first visitor waits for pictures to be made, and for code that was never run before.
      for (const path of paths) await measure(`${origin}${path}`, port);
      for (const path of paths) {
        const { scores, faults } = await measureRounds(`${origin}${path}`, port);
        const isPerfect = categories.every((id) => scores[id] === 100);
        ok &&= isPerfect;
        lines.push(`${path}: ${categories.map((id) => `${id} ${scores[id]}`).join(', ')}`);
        if (!isPerfect) lines.push(...faults.map((fault) => `${path}: ${fault}`));
      }
      return { ok, lines };
    });
  } finally {
    await browser.close();
  }
}
