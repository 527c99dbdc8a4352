import cluster from 'node:cluster';
import { runAs } from '#platform/server/config.ts';
import { listenToPrimary } from './worker-messages.ts';

runAs(process.argv.includes('--dev') ? 'development' : 'production');

// Imported from here on, because React looks at the mode when it is loaded.
if (cluster.isPrimary) {
  const { runInstance } = await import('./instance.ts');
  await runInstance();
} else {
  const messages = listenToPrimary();
  const { runWorker } = await import('./worker.ts');
  await runWorker(messages);
}
