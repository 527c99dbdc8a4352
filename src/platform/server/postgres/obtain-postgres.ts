import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { codeOf, StartFailure } from '../start-failure.ts';
import { superuserConnection, wrongSecret } from './access.ts';
import { claim, DataDirInUse, hangUp, isPassing, tryToConnect, type NoConnection } from './claim.ts';
import { explainPostgresOutput, type Site } from './cluster.ts';
import { launchPostgres, logFile, logSince, logSize, watchPostgres, type Keeper } from './postmaster.ts';
import {
  findKeeper,
  findPostmaster,
  isRecovering,
  killLeftBackends,
  readPostmasterPid,
  removeStaleLocks,
  type Postmaster,
} from './processes.ts';
import { stopPostmaster } from './stop-postmaster.ts';

/** Milliseconds in which nothing gets any further. The time of a recovery does not count: it may have a day's writes to read. */
const patience = 60_000;
/** Milliseconds. A start in good order also has a moment in which it recovers. */
const toldAfter = 5000;
const mostLaunches = 5;
/**
 * Milliseconds before a PostgreSQL is ended that is on its way down, that lets nobody in though nothing in it recovers, or that is silent and
 * nobody's. One whose recovery was killed as it began waits for it for ever (PostgreSQL 18); a recovery that lives is waited for.
 */
const stuckAfter = { stopping: 10_000, abandoned: 10_000, silent: 20_000 };

/** What ties a PostgreSQL to this process. It outlives a lost connection, and a try to get it back that failed. */
export interface Hold {
  keeper: Keeper | undefined;
}

export interface Obtained {
  /** Holds the claim for as long as it is connected. */
  client: pg.Client;
  /** Settles when it is not any more. */
  lost: Promise<void>;
  pid: number;
  /** `adopted`: it was still running after its starter was killed. */
  how: 'started' | 'adopted';
}

/** Connects to the PostgreSQL of this site as its one owner. It is started only when none is there, and ended only when it is stuck. */
export async function obtainPostgres(site: Site, hold: Hold, { log, signal }: { log: Logger; signal: AbortSignal }): Promise<Obtained> {
  const { dataDir, cluster } = site.folders;
  const began = performance.now();
  let deadline = began + patience;
  let isRecoveryTold = false;
  const sizeBefore = logSize(dataDir);
  const endWhenStuck = watchForStuck(site, hold);
  let launches = 0;
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    const answer = await tryToObtain(site, hold);
    if (typeof answer === 'object') return answer;
    const postmaster = findPostmaster(cluster);
    if (postmaster && answer === 'closed' && isRecovering(postmaster.pid, cluster)) {
      deadline = performance.now() + patience;
      if (!isRecoveryTold && performance.now() - began > toldAfter) {
        log.warn('PostgreSQL recovers from a crash; waiting until it is done');
        isRecoveryTold = true;
      }
    }
    if (postmaster) await endWhenStuck(postmaster, answer);
    else if (!hold.keeper?.isStarting()) {
      if (launches >= mostLaunches) throw explainPostgresOutput(logSince(dataDir, sizeBefore), dataDir);
      if (launches > 0) await clearTheWay(cluster);
      launches += 1;
      removeStaleLocks(site.folders);
      hold.keeper?.release();
      hold.keeper = launchPostgres(site);
    }
    await delay(30);
  }
  throw new StartFailure(`PostgreSQL did not get ready within ${patience / 1000} s; see ${logFile(dataDir)}.`);
}

/** What a killed PostgreSQL leaves goes by itself in a moment, or is made to. */
async function clearTheWay(cluster: string): Promise<void> {
  await delay(300);
  killLeftBackends(cluster);
}

async function tryToObtain(site: Site, hold: Hold): Promise<Obtained | NoConnection> {
  const { dataDir, cluster } = site.folders;
  const client = await tryToConnect(superuserConnection(dataDir)).catch((error: unknown) => {
    throw codeOf(error) === '28P01' ? wrongSecret(dataDir) : error;
  });
  if (typeof client === 'string') return client;
  const lost = new Promise<void>((resolve) => void client.once('end', () => resolve()));
  try {
    const pid = readPostmasterPid(cluster);
    const isOurs = pid !== undefined && hold.keeper?.keeps(pid) === true;
    const other = pid === undefined || isOurs ? undefined : findKeeper(pid);
    // Not even for a moment: its owner may be about to claim it, for the first time or again.
    if (other?.starter !== undefined) throw new DataDirInUse(dataDir, other.starter);
    await claim(client, dataDir);
    if (pid !== undefined && isOurs) return { client, lost, pid, how: 'started' };
    if (pid !== undefined && !other) {
      hold.keeper?.release();
      hold.keeper = watchPostgres(pid, site);
      return { client, lost, pid, how: 'adopted' };
    }
    // Its starter was killed, so its keeper is about to stop it.
    hangUp(client);
    return 'busy';
  } catch (error) {
    hangUp(client);
    if (isPassing(error)) return 'busy';
    throw error;
  }
}

/** Ends a PostgreSQL that does not get any further. One that is starting or recovering is waited for, and another's is left alone. */
function watchForStuck({ folders: { cluster } }: Site, hold: Hold): (postmaster: Postmaster, answer: NoConnection) => Promise<void> {
  let suspect: { pid: number; state: keyof typeof stuckAfter; since: number } | undefined;
  return async (postmaster, answer) => {
    const { pid } = postmaster;
    const isOurs = hold.keeper?.keeps(pid) === true;
    const hasOwner = isOurs || findKeeper(pid)?.starter !== undefined;
    const state = stuckState(postmaster, answer, cluster);
    const isSuspect = state === 'silent' ? !hasOwner : isOurs || !hasOwner;
    if (state === undefined || !isSuspect) {
      suspect = undefined;
      return;
    }
    if (suspect?.pid !== pid || suspect.state !== state) suspect = { pid, state, since: performance.now() };
    if (performance.now() - suspect.since > stuckAfter[state])
      await stopPostmaster(pid, cluster, { from: state === 'silent' ? 'SIGINT' : 'SIGQUIT' });
  };
}

function stuckState({ pid, isStopping }: Postmaster, answer: NoConnection, cluster: string): keyof typeof stuckAfter | undefined {
  if (isStopping) return 'stopping';
  if (answer === 'closed') return isRecovering(pid, cluster) ? undefined : 'abandoned';
  return answer === 'silent' ? 'silent' : undefined;
}
