import { killBackend } from '../../tests/support/postgres-faults.ts';
import { runFaultDrill } from './support/fault-drill.ts';

export const name = 'kill -9 of one backend of the embedded database';

export const run = () => runFaultDrill({ rounds: 5, harm: (dataDir) => killBackend(dataDir), backWithin: 20 });
