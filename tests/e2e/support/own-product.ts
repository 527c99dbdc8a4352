import { rmSync } from 'node:fs';
import { freePort, spawnPlein, type PleinProcess } from '../../support/spawn-plein.ts';
import { newDataDir, productEnvironment } from './product-under-test.ts';

/** A product for one test alone, to stop, start and break. */
export interface OwnProduct {
  origin: string;
  dataDir: string;
  /** Stops it as a service manager does, and starts it again on the same data. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = newDataDir();
  const port = await freePort();
  const start = async (): Promise<PleinProcess> => {
    const plein = spawnPlein({ dataDir, port, env: productEnvironment(port, dataDir) });
    await plein.ready();
    return plein;
  };
  let plein = await start();
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    async restart() {
      await plein.stop();
      plein = await start();
    },
    async end() {
      await plein.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
