import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filledData } from '../../support/filled-data.ts';
import { demoPassword, freePort, spawnPlein, type PleinProcess } from '../../support/spawn-plein.ts';
import { newTestFolder } from '../../support/test-folder.ts';

/** Names the folder of a run in which every product keeps the sizes of pictures: each would make the same ones, a tenth of all the work. */
export const sharedPictures = 'E2E_PICTURES';

/** The real product with the demo platform: all of its own, and quiet. */
export interface Product {
  origin: string;
  dataDir: string;
  /** Stops it as a service manager does, and starts it again on the same data. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

export async function startProduct({
  port: wanted,
  env: also = {},
}: { port?: number; env?: Record<string, string> } = {}): Promise<Product> {
  const dataDir = newTestFolder('plein-e2e-');
  execFileSync('cp', ['-a', `${await filledData()}/.`, dataDir]);
  const pictures = process.env[sharedPictures];
  if (pictures !== undefined) symlinkSync(pictures, join(dataDir, 'files/variants'));
  const port = wanted ?? (await freePort());
  const env = { DEMO_PASSWORD: demoPassword, RATE_LIMITS: 'off', WORKERS: '1', LOG_LEVEL: 'error', ...also };
  const start = async (): Promise<PleinProcess> => {
    const plein = spawnPlein({ dataDir, port, env });
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
