import { endClaim } from '../../tests/support/postgres-faults.ts';
import { runFaultDrill } from './support/fault-drill.ts';

export const name = 'the connection that claims the embedded database is ended';

export const run = () => runFaultDrill({ rounds: 5, harm: endClaim, backWithin: 20 });
