import { logLevel, textOfError, type WriteLog } from './client-log.ts';

export interface StartUpStep {
  name: string;
  run(): void | Promise<void>;
}

/** Runs the steps in order. A failing one is logged, and the start goes on without it: a page that works in part beats no page. */
export async function runStartUp(steps: readonly StartUpStep[], write: WriteLog): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      write(logLevel.error, `Start-up step failed: ${name}`, textOfError(error));
    }
  }
}
