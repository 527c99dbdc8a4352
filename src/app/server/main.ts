import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { runAs } from '#platform/server/config.ts';
import { listenToPrimary } from './process/worker-messages.ts';

// Halves the time it takes to load. In the project's own folder: in the temporary one, others could leave code for us.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
runAs(process.argv.includes('--dev') ? 'development' : 'production');

// Imported from here on, because React looks at the mode when it is loaded.
if (cluster.isPrimary) {
  const { runInstance } = await import('./process/instance.ts');
  await runInstance();
} else {
  const messages = listenToPrimary();
  const { runWorker } = await import('./process/worker.ts');
  await runWorker(messages);
}
