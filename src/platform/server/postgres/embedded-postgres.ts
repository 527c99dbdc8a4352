import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseConnection } from '../db/connection.ts';
import type { Logger } from '../logger.ts';
import { requirePasswords, prepareAccess, superuserConnection } from './access.ts';
import { postgresAccount } from './account.ts';
import { findPostgresBinaries } from './binaries.ts';
import { hangUp } from './claim.ts';
import { initialiseCluster, type Site } from './cluster.ts';
import { postgresFolders, prepareFolders } from './folders.ts';
import { obtainPostgres, type Hold, type Obtained } from './obtain-postgres.ts';
import { findPostmaster } from './processes.ts';
import { stopPostmaster } from './stop-postmaster.ts';

/** Milliseconds between two tries to get it back. */
const pauses = { shortest: 500, longest: 10_000 };
const lookInterval = 2000;

export interface EmbeddedPostgres {
  /** As the superuser, in the maintenance database. */
  superuser: DatabaseConnection;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL in `DATA_DIR`, or takes over the one that is running there without an owner.
 * From then on it is asked again when its line breaks, and started again when it is gone, until it is stopped.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { log, isDurable = true }: { log: Logger; isDurable?: boolean },
): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  const site: Site = { folders: postgresFolders(dataDir), binaries: await findPostgresBinaries(account), account, isDurable };
  prepareFolders(site.folders, site.account);
  initialiseCluster(site);
  prepareAccess(site);

  const hold: Hold = { keeper: undefined };
  const stopping = new AbortController();
  const { signal } = stopping;
  try {
    const obtained = await obtainPostgres(site, hold, { log, signal });
    log.debug({ how: obtained.how, postmaster: obtained.pid }, 'embedded PostgreSQL is up');
    await requirePasswords(obtained.client, site);
    const staying = stayUp({ site, hold, log, signal }, obtained);
    return {
      superuser: superuserConnection(dataDir),
      async stop() {
        stopping.abort();
        await staying;
        await stopKept(site, hold);
      },
    };
  } catch (error) {
    hold.keeper?.release();
    throw error;
  }
}

interface Staying {
  site: Site;
  hold: Hold;
  log: Logger;
  signal: AbortSignal;
}

/** For as long as it takes: what is in memory is served meanwhile, and nobody could do better by starting us again. */
async function stayUp({ site, hold, log, signal }: Staying, first: Obtained): Promise<void> {
  let obtained: Obtained | undefined = first;
  while (obtained) {
    await untilLost(obtained, site.folders.cluster, signal);
    hangUp(obtained.client);
    if (signal.aborted) return;
    const isThere = findPostmaster(site.folders.cluster) !== undefined;
    log.error(isThere ? 'the connection to PostgreSQL was lost; asking again' : 'PostgreSQL went away; starting it again');
    const again = await obtainAgain({ site, hold, log, signal });
    // It may have run on all the time: one of its processes ended, or the line to it did.
    if (again) log.warn({ how: again.pid === obtained.pid ? 'reconnected' : again.how, postmaster: again.pid }, 'PostgreSQL is back');
    obtained = again;
  }
}

async function obtainAgain({ site, hold, log, signal }: Staying): Promise<Obtained | undefined> {
  for (let pause = pauses.shortest; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      return await obtainPostgres(site, hold, { log, signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      log.error({ err: error, milliseconds: pause }, 'PostgreSQL does not come back; trying again after a pause');
    }
    await delay(pause, undefined, { signal }).catch(() => {});
  }
}

/** Also when it was asked to stop by somebody else: it would wait for our connection to end, and let nobody in. */
async function untilLost({ lost }: Obtained, cluster: string, signal: AbortSignal): Promise<void> {
  const noticed = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    if (findPostmaster(cluster)?.isStopping) noticed.resolve();
  }, lookInterval);
  timer.unref();
  const notice = () => noticed.resolve();
  signal.addEventListener('abort', notice);
  await Promise.race([lost, noticed.promise]);
  signal.removeEventListener('abort', notice);
  clearInterval(timer);
}

async function stopKept({ folders: { cluster } }: Site, { keeper }: Hold): Promise<void> {
  const postmaster = findPostmaster(cluster);
  if (postmaster && keeper?.keeps(postmaster.pid)) await stopPostmaster(postmaster.pid, cluster);
  keeper?.release();
}
