import { setTimeout as wait } from 'node:timers/promises';
import { addBenchPage, benchPath } from '../rig/bench-page.ts';
import { startLoad } from '../rig/load.ts';
import { atMost, type Measurement } from '../rig/measurement.ts';
import { withProduct } from '../rig/product.ts';

const longest = 30;

/** Every worker is replaced while readers keep asking. */
export async function rollingRestart(): Promise<Measurement[]> {
  return withProduct(
    async (product) => {
      await addBenchPage(product);
      const load = startLoad();
      try {
        const burst = load.run({ port: product.port, paths: ['/', '/en', benchPath, `${benchPath}?uncached`], seconds: longest });
        await wait(1000);
        const started = performance.now();
        product.signal('SIGHUP');
        while (!product.log().includes('all workers were replaced')) {
          if (performance.now() - started > longest * 1000) throw new Error('the workers were not replaced in time');
          await wait(100);
        }
        const seconds = (performance.now() - started) / 1000;
        await wait(1000);
        load.enough();
        const { answers, failures } = await burst;
        const kinds = [...new Set(failures)].slice(0, 3).join(', ');
        return [
          {
            name: 'rolling restart under load, failed requests',
            ...atMost(0, failures.length),
            note: `${answers} answers while two workers were replaced in ${seconds.toFixed(1)} s ${kinds}`.trim(),
          },
        ];
      } finally {
        await load.stop();
      }
    },
    { WORKERS: '2' },
  );
}
