import type { RouteAnswer } from '#app/route-answer.ts';
import { startBareServer } from '../rig/bare-server.ts';
import { addBenchPage, benchPath } from '../rig/bench-page.ts';
import { inTurn } from '../rig/in-turn.ts';
import { rateOf, startLoad } from '../rig/load.ts';
import { atLeast, median, perSecond, type Measurement } from '../rig/measurement.ts';
import { withProduct } from '../rig/product.ts';

/** A page that is made for its reader, out of the database, against a server that only renders the same tree. */
export async function uncachedPage(): Promise<Measurement[]> {
  return withProduct(
    async (product) => {
      await addBenchPage(product);
      const response = await fetch(`${product.origin}/api/route?path=${benchPath}`);
      const bare = await startBareServer({ render: (await response.json()) as RouteAnswer });
      const load = startLoad();
      const rateAt = (port: number) => () => load.run({ port, paths: [benchPath], connections: 8 }).then(rateOf);
      try {
        const rounds = await inTurn({ product: rateAt(product.port), bare: rateAt(bare.port) }, { rounds: 15 });
        const typical = (name: 'product' | 'bare') => perSecond(median(rounds.map((rates) => rates[name])));
        return [
          {
            name: 'uncached page of 20 blocks and 2 lists, part of bare rendering',
            ...atLeast(0.5, median(rounds.map((rates) => rates.product / rates.bare))),
            note: `${typical('product')} against ${typical('bare')}`,
          },
        ];
      } finally {
        await Promise.all([load.stop(), bare.stop()]);
      }
    },
    { PAGE_CACHE: 'off' },
  );
}
