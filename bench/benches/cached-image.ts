import { startBareServer } from '../rig/bare-server.ts';
import { addBenchImage } from '../rig/bench-image.ts';
import { inTurn } from '../rig/in-turn.ts';
import { askTwice } from '../rig/kept-answer.ts';
import { rateOf, startLoad } from '../rig/load.ts';
import { atLeast, median, perSecond, type Measurement } from '../rig/measurement.ts';
import { withProduct } from '../rig/product.ts';

/** A picture that was made before, against a server that knows no more than its bytes. */
export async function cachedImage(): Promise<Measurement[]> {
  return withProduct(async (product) => {
    const address = await addBenchImage(product, 600);
    const answer = await askTwice(product.origin + address);
    const bare = await startBareServer({ send: answer });
    const control = await startBareServer({ send: answer });
    const load = startLoad();
    const rateAt = (port: number) => () => load.run({ port, paths: [address] }).then(rateOf);
    try {
      const contestants = { product: rateAt(product.port), bare: rateAt(bare.port), control: rateAt(control.port) };
      const rounds = await inTurn(contestants, { rounds: 13 });
      const controlRatio = median(rounds.map((rates) => rates.control / rates.bare));
      return [
        {
          name: 'cached image, part of a bare server',
          ...atLeast(0.7, median(rounds.map((rates) => rates.product / rates.bare))),
          note: `${perSecond(median(rounds.map((rates) => rates.product)))} of ${answer.body.length} bytes; control ${controlRatio.toFixed(2)}`,
        },
      ];
    } finally {
      await Promise.all([load.stop(), bare.stop(), control.stop()]);
    }
  });
}
