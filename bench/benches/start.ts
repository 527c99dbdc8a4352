import { atMost, median, type Measurement } from '../rig/measurement.ts';
import { startProduct, withDataDir } from '../rig/product.ts';

/** As a person starts it: through npm, with as many workers as the machine is good for. */
export async function start(): Promise<Measurement[]> {
  return withDataDir(async (dataDir) => {
    const command = ['npm', 'start'];
    // An empty setting counts as absent.
    const env = { WORKERS: '' };
    const seconds: number[] = [];
    for (let time = 0; time < 4; time++) {
      const product = await startProduct({ dataDir, env, command });
      await product.stop();
      seconds.push(product.secondsToReady);
    }
    const [first = 0, ...later] = seconds;
    return [
      { name: 'start until ready, built', ...atMost(4, median(later), 's', 1), note: 'median of three' },
      { name: 'start until ready, empty data folder', value: `${first.toFixed(1)} s` },
    ];
  });
}
