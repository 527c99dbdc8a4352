import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from '../db/connection.ts';
import type { Logger } from '../logger.ts';
import { codeOf, StartFailure } from '../start-failure.ts';
import { postgresAccount } from './account.ts';
import { findPostgresBinaries } from './binaries.ts';
import { explainPostgresOutput, initialiseCluster, type Site } from './cluster.ts';
import { postgresFolders, prepareFolders, type PostgresFolders } from './folders.ts';
import { launchPostgres, logFile, logSince, logSize, watchPostgres, type Keeper } from './postmaster.ts';
import { hasKeeper, isRunning, readPostmasterPid, removeStaleLocks } from './processes.ts';

/** An arbitrary number of our own. The lock dies with its connection, so also with `kill -9`. */
const claimKey = 7015;
const startPatience = 60_000;
const mostLaunches = 5;

export interface EmbeddedPostgres {
  /** As the superuser, in the maintenance database. */
  superuser: DatabaseConnection;
  /** `adopted`: it was still running after its starter was killed. */
  how: 'started' | 'adopted';
  pid: number;
  /** Settles when the server goes away without `stop()`. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/** Somebody else has this `DATA_DIR`. Their server can still be connected to. */
export class DataDirInUse extends StartFailure {
  readonly pid: number | undefined;

  constructor(dataDir: string, pid: number | undefined) {
    super(
      `${dataDir} is already in use by another Plein${pid === undefined ? '' : ` (process ${pid})`}. That one goes on; stop it first, or choose another DATA_DIR.`,
    );
    this.name = 'DataDirInUse';
    this.pid = pid;
  }
}

/** How the superuser of the PostgreSQL in this `DATA_DIR` connects. */
export function superuserConnection(dataDir: string): DatabaseConnection {
  return { host: postgresFolders(dataDir).socket, port: 5432, user: 'postgres', database: 'postgres' };
}

/** Starts the PostgreSQL in `DATA_DIR`, or takes over the one that is running there without an owner. */
export async function startEmbeddedPostgres(
  dataDir: string,
  { log, isDurable = true }: { log: Logger; isDurable?: boolean },
): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  const site: Site = { folders: postgresFolders(dataDir), binaries: await findPostgresBinaries(account), account, isDurable };
  prepareFolders(site.folders, site.account);
  initialiseCluster(site);

  const claimed = await claimPostgres(site);
  log.debug({ how: claimed.how, postmaster: claimed.pid }, 'embedded PostgreSQL is up');
  return ownership(site, claimed);
}

interface Claimed {
  /** Holds the claim for as long as it is connected. */
  client: pg.Client;
  pid: number;
  how: EmbeddedPostgres['how'];
  keeper: Keeper;
}

function ownership(site: Site, { client, pid, how, keeper }: Claimed): EmbeddedPostgres {
  const { promise: lost, resolve: reportLoss } = Promise.withResolvers<void>();
  client.once('end', reportLoss);
  return {
    superuser: superuserConnection(site.folders.dataDir),
    how,
    pid,
    lost,
    async stop() {
      client.off('end', reportLoss);
      await client.end().catch(() => {});
      await stopPostgres(pid, site.folders);
      keeper.release();
    },
  };
}

async function stopPostgres(pid: number, { cluster }: PostgresFolders): Promise<void> {
  if (readPostmasterPid(cluster) !== pid) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (readPostmasterPid(cluster) === pid && isRunning(pid) && Date.now() < deadline) await delay(20);
}

async function claimPostgres(site: Site): Promise<Claimed> {
  const { dataDir, cluster } = site.folders;
  const deadline = Date.now() + startPatience;
  const sizeBefore = logSize(dataDir);
  let keeper: Keeper | undefined;
  for (let launches = 0; Date.now() < deadline; await delay(keeper?.hasExited() ? 300 : 30)) {
    const isOurs = keeper && !keeper.hasExited();
    const answer = await tryToConnect(superuserConnection(dataDir));
    if (answer instanceof pg.Client) {
      await claim(answer, dataDir);
      const pid = readPostmasterPid(cluster);
      if (pid !== undefined && keeper && isOurs) return { client: answer, pid, keeper, how: 'started' };
      if (pid !== undefined && !hasKeeper(pid)) return { client: answer, pid, keeper: watchPostgres(pid, site), how: 'adopted' };
      // Its starter was killed, so its keeper is about to stop it.
      await answer.end();
    } else if (answer === 'absent' && !isOurs) {
      if (launches++ >= mostLaunches) throw explainPostgresOutput(logSince(dataDir, sizeBefore), dataDir);
      removeStaleLocks(site.folders);
      keeper = launchPostgres(site);
    }
  }
  throw new StartFailure(`PostgreSQL did not get ready within ${startPatience / 1000} s; see ${logFile(dataDir)}.`);
}

/** `busy`: it is starting up, recovering or shutting down, and will answer or be gone in a moment. */
async function tryToConnect(connection: DatabaseConnection): Promise<pg.Client | 'busy' | 'absent'> {
  const client = new pg.Client({ ...connection, application_name: `plein ${process.pid}`, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const code = codeOf(error) ?? '';
    if (['57P03', '57P01', '53300'].includes(code)) return 'busy';
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) || code === '') return 'absent';
    throw error;
  }
}

/** One owner per `DATA_DIR`. A killed owner's connection may live for a moment, so a dead holder is waited for. */
async function claim(client: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1) as claimed', [claimKey]);
    if (rows[0]?.claimed) return;
    const holder = await findHolder(client);
    if (attempt >= 30 || (holder !== undefined && isRunning(holder))) {
      await client.end();
      throw new DataDirInUse(dataDir, holder);
    }
    await delay(100);
  }
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [claimKey],
  );
  const pid = Number(rows[0]?.name.split(' ')[1]);
  return Number.isInteger(pid) ? pid : undefined;
}
