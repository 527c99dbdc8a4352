import { addBenchList } from '../rig/bench-list.ts';
import { inTurn } from '../rig/in-turn.ts';
import { atMost, median, type Measurement } from '../rig/measurement.ts';
import { withProduct, type Product } from '../rig/product.ts';

const requests = 20;

/** How much longer a list of a hundred thousand takes than one of a thousand, on its first page and far into it. */
export async function listGrowth(): Promise<Measurement[]> {
  return withProduct(
    async (product) => {
      await addBenchList(product, { segment: 'lijst-klein', count: 1000 });
      await addBenchList(product, { segment: 'lijst-groot', count: 100_000 });
      const rounds = await inTurn(
        {
          small: () => millisecondsOf(product, '/lijst-klein'),
          first: () => millisecondsOf(product, '/lijst-groot'),
          deep: () => millisecondsOf(product, '/lijst-groot?p=500'),
        },
        { rounds: 15 },
      );
      const times = (name: 'first' | 'deep') => median(rounds.map((round) => round[name] / round.small));
      const typical = (name: 'small' | 'first' | 'deep') => `${median(rounds.map((round) => round[name])).toFixed(1)} ms`;
      return [
        {
          name: 'list of 100,000, page 1, times a list of 1,000',
          ...atMost(2, times('first'), '×', 2),
          note: `${typical('first')} against ${typical('small')}`,
        },
        { name: 'list of 100,000, page 500, times a list of 1,000', ...atMost(2, times('deep'), '×', 2), note: typical('deep') },
      ];
    },
    { PAGE_CACHE: 'off' },
  );
}

/** One after the other, because it is about the time of one reader. */
async function millisecondsOf({ origin }: Product, path: string): Promise<number> {
  const start = performance.now();
  for (let request = 0; request < requests; request++) {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    await response.arrayBuffer();
  }
  return (performance.now() - start) / requests;
}
