import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Halves the time it takes to load what is imported from here on. In the project's own folder: in the temporary one, others could leave
 * code for us. The start script says the same by `NODE_COMPILE_CACHE`, which also spares every process Node's own reader of TypeScript.
 */
export function keepCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
}
