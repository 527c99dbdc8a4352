import { startBareServer } from '../rig/bare-server.ts';
import { addBenchPage, benchPath } from '../rig/bench-page.ts';
import { inTurn } from '../rig/in-turn.ts';
import { untilCompressed } from '../rig/kept-answer.ts';
import { rateOf, startLoad } from '../rig/load.ts';
import { atLeast, median, perSecond, type Measurement } from '../rig/measurement.ts';
import { withProduct } from '../rig/product.ts';

/** A page from memory, with its log line, against a server that knows no more than its bytes. */
export async function cachedPage(): Promise<Measurement[]> {
  return withProduct(async (product) => {
    await addBenchPage(product);
    const answer = await untilCompressed(product.origin + benchPath);
    const bare = await startBareServer({ send: answer });
    const control = await startBareServer({ send: answer });
    const load = startLoad();
    const rateAt = (port: number) => () => load.run({ port, paths: [benchPath] }).then(rateOf);
    try {
      const contestants = { product: rateAt(product.port), bare: rateAt(bare.port), control: rateAt(control.port) };
      const rounds = await inTurn(contestants, { rounds: 13 });
      const controlRatio = median(rounds.map((rates) => rates.control / rates.bare));
      return [
        {
          name: 'cached page, part of a bare server',
          ...atLeast(0.75, median(rounds.map((rates) => rates.product / rates.bare))),
          note: `${perSecond(median(rounds.map((rates) => rates.product)))} of ${answer.body.length} bytes; control ${controlRatio.toFixed(2)}`,
        },
      ];
    } finally {
      await Promise.all([load.stop(), bare.stop(), control.stop()]);
    }
  });
}
