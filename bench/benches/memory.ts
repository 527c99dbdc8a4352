import { setTimeout as wait } from 'node:timers/promises';
import { addBenchPage, benchPath } from '../rig/bench-page.ts';
import { startLoad, type Load } from '../rig/load.ts';
import { atMost, type Measurement } from '../rig/measurement.ts';
import { withFilledProduct, type Product } from '../rig/product.ts';

const requests = 100_000;
const restSeconds = 10;
// Below this it is the noise of a heap that grows and shrinks.
const growthBar = 10;

/** Nine of ten pages come from the cache, the tenth is made for its reader. */
const paths = ['/', '/en', benchPath, `/en${benchPath}`, '/', benchPath, '/', '/en', '/', `${benchPath}?uncached`];

export async function memory(): Promise<Measurement[]> {
  return withFilledProduct(async (product) => {
    await addBenchPage(product);
    const load = startLoad();
    try {
      const halfway = await megabytesAfter(requests / 2, product, load);
      const atEnd = await megabytesAfter(requests / 2, product, load);
      return [
        { name: `memory of a worker, ${restSeconds} s after 100,000 requests`, ...atMost(220, atEnd, 'MB') },
        { name: 'memory, growth over the second half', ...atMost(growthBar, atEnd - halfway, 'MB') },
      ];
    } finally {
      await load.stop();
    }
  });
}

async function megabytesAfter(count: number, product: Product, load: Load): Promise<number> {
  const { answers, failures } = await load.run({ port: product.port, paths, answers: count, seconds: 120 });
  if (answers < count || failures.length > 0) throw new Error(`${answers} answers and ${failures.length} failures instead of ${count}`);
  await wait(restSeconds * 1000);
  const metrics = await (await fetch(`${product.origin}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes(?:\{.*\})? (\d+)/m.exec(metrics)?.[1];
  if (bytes === undefined) throw new Error('the metrics do not tell the memory');
  return Number(bytes) / 2 ** 20;
}
