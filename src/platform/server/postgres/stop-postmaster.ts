import { setTimeout as delay } from 'node:timers/promises';
import { findPostmaster, killLeftBackends, sendSignal } from './processes.ts';

interface StopStep {
  signal: NodeJS.Signals;
  /** How long it gets before the next step. */
  seconds: number;
}

/**
 * How PostgreSQL is made to stop: in good order, then at once, then without being asked. A shutdown in good order that meets the
 * recovery after a crash never ends (PostgreSQL 18), and nothing is lost by the other two: the next start reads the log of writes.
 */
export const stopSteps: readonly StopStep[] = [
  { signal: 'SIGINT', seconds: 10 },
  // By itself PostgreSQL gives its processes five seconds, and kills what is left of them.
  { signal: 'SIGQUIT', seconds: 7 },
  { signal: 'SIGKILL', seconds: 3 },
];

/** Says whether it is gone. One that was asked before can be asked in a firmer way at once. */
export async function stopPostmaster(pid: number, cluster: string, { from = 'SIGINT' as NodeJS.Signals } = {}): Promise<boolean> {
  const steps = stopSteps.slice(stopSteps.findIndex(({ signal }) => signal === from));
  for (const { signal, seconds } of steps) {
    if (isGone(pid, cluster)) return true;
    sendSignal(pid, signal);
    if (signal === 'SIGKILL') killLeftBackends(cluster);
    const deadline = performance.now() + seconds * 1000;
    while (performance.now() < deadline && !isGone(pid, cluster)) await delay(20);
  }
  return isGone(pid, cluster);
}

function isGone(pid: number, cluster: string): boolean {
  return findPostmaster(cluster)?.pid !== pid;
}
