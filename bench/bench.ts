import '../tools/build-if-needed.ts';
import { availableParallelism, arch, cpus, platform, totalmem } from 'node:os';
import { cachedImage } from './benches/cached-image.ts';
import { cachedPage } from './benches/cached-page.ts';
import { editing } from './benches/editing.ts';
import { homePageWeight } from './benches/home-page-weight.ts';
import { imageTransform } from './benches/image-transform.ts';
import { listGrowth } from './benches/list-growth.ts';
import { memory } from './benches/memory.ts';
import { rollingRestart } from './benches/rolling-restart.ts';
import { save } from './benches/save.ts';
import { searchGrowth } from './benches/search-growth.ts';
import { siteGrowth } from './benches/site-growth.ts';
import { sitemapGrowth } from './benches/sitemap-growth.ts';
import { sqlStatements } from './benches/sql-statements.ts';
import { start } from './benches/start.ts';
import { uncachedPage } from './benches/uncached-page.ts';
import type { Measurement } from './rig/measurement.ts';

/** In the order of how much they tell. `npm run bench -- memory save` runs those two. */
const benches: Record<string, () => Promise<Measurement[]>> = {
  'cached-page': cachedPage,
  'uncached-page': uncachedPage,
  'cached-image': cachedImage,
  'image-transform': imageTransform,
  'sql-statements': sqlStatements,
  'list-growth': listGrowth,
  'search-growth': searchGrowth,
  'site-growth': siteGrowth,
  'sitemap-growth': sitemapGrowth,
  start,
  'rolling-restart': rollingRestart,
  memory,
  'home-page-weight': homePageWeight,
  save,
  editing,
};

function lineOf({ name, value, bar, note }: Measurement): string {
  const verdict = bar === undefined ? 'for information' : bar.isMet ? 'ok' : 'FALLS SHORT';
  return [name.padEnd(52), value.padStart(9), (bar?.text ?? '').padStart(9), verdict.padEnd(15), note ?? ''].join('  ').trimEnd();
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB, ${platform()} ${arch()}, Node ${process.version}`;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);

// What it started has a process group of its own, and is ended when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const measurement of await run()) {
    console.log(lineOf(measurement));
    if (measurement.bar?.isMet === false) process.exitCode = 1;
  }
}
console.log(machine());
