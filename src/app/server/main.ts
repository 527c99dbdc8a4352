import cluster from 'node:cluster';
import { keepCompiledCode } from '#platform/server/compiled-code.ts';
import { runAs } from '#platform/server/config.ts';
import { listenToPrimary } from './process/worker-messages.ts';

keepCompiledCode();
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
