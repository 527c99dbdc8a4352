import { duringRecovery, killBackendWhenThere, postmasterPid } from '../../tests/support/postgres-faults.ts';
import { runFaultDrill } from './support/fault-drill.ts';

export const name = 'the embedded database is harmed again while it recovers: its recovery killed, all of it killed, a shutdown that hangs';

const harms = [
  (dataDir: string) => killBackendWhenThere(dataDir, 'startup'),
  (dataDir: string) => process.kill(postmasterPid(dataDir), 'SIGKILL'),
  (dataDir: string) => process.kill(postmasterPid(dataDir), 'SIGINT'),
];

export const run = () =>
  runFaultDrill({
    rounds: 2 * harms.length,
    harm: (dataDir, round) => duringRecovery(dataDir, () => harms[round % harms.length]?.(dataDir)),
    backWithin: 40,
  });
