import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from '../db/connection.ts';
import { codeOf, StartFailure } from '../start-failure.ts';
import { isRunning } from './processes.ts';

/** An arbitrary number of our own. The lock dies with its connection, so also with `kill -9`. */
const claimKey = 7015;

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

/** `closed`: it is starting up, recovering or shutting down. `busy`: it has no room. `silent`: nobody is there, or nobody who answers. */
export type NoConnection = 'closed' | 'busy' | 'silent';

export async function tryToConnect(connection: DatabaseConnection): Promise<pg.Client | NoConnection> {
  const client = new pg.Client({
    ...connection,
    application_name: `plein ${process.pid}`,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    hangUp(client);
    if (codeOf(error) === '57P03') return 'closed';
    if (isBusy(error)) return 'busy';
    if (isSilence(error)) return 'silent';
    throw error;
  }
}

/** Without waiting for the goodbye of one who may have nothing to say any more. */
export function hangUp(client: pg.Client): void {
  client.end().catch(() => {});
}

/** What a server says, or a line does, that is on its way down or up. */
export function isPassing(error: unknown): boolean {
  return isBusy(error) || isSilence(error);
}

function isBusy(error: unknown): boolean {
  return ['57P01', '57P02', '57P03', '53300'].includes(codeOf(error) ?? '');
}

/** What our own library says about a line that broke, or a time that is up, has no code. */
function isSilence(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code);
  return error instanceof Error && /timeout|terminated|closed|not queryable/i.test(error.message);
}

/** One owner per `DATA_DIR`. A killed owner's connection may live for a moment, and so may one that we lost: both are waited for. */
export async function claim(client: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1) as claimed', [claimKey]);
    if (rows[0]?.claimed) return;
    const holder = await findHolder(client);
    const isAnother = holder !== undefined && holder !== process.pid && isRunning(holder);
    if (isAnother || attempt >= 30) throw new DataDirInUse(dataDir, holder);
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
