import { sql } from 'kysely';
import { hearTimeOfDay, ticks } from './clock.ts';
import type { Database, Db } from './db/database.ts';
import type { DatabaseListener } from './db/listener.ts';
import type { Logger } from './logger.ts';

const channel = 'plein_content';
const pollInterval = 2000;

/** What a version is about. */
export interface ContentChange {
  type: string;
  subjectGuid: string | null;
}

/**
 * Part of every public change's transaction: copies made before it are old from its commit on. Who does not say what changed makes
 * everybody read everything again.
 */
export async function raiseContentVersion(db: Db, change?: ContentChange): Promise<void> {
  await sql`
    with raised as (update content_version set version = version + 1 returning version),
    noted as (
      insert into content_change (version, type, subject_guid)
      select version, ${change?.type ?? ''}::text, ${change?.subjectGuid ?? null}::uuid from raised where ${change !== undefined}::boolean
    )
    select pg_notify(${channel}, version::text) from raised`.execute(db);
}

/** As the database has it now. */
export async function readContentVersion(db: Db): Promise<number> {
  return Number((await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version);
}

/** What happened from one version to the next; undefined when something of it is not known. */
export async function listContentChanges(db: Db, { after, upTo }: { after: number; upTo: number }): Promise<ContentChange[] | undefined> {
  const { rows } = await sql<ContentChange>`
    select type, subject_guid from content_change where version > ${after} and version <= ${upTo} order by version`.execute(db);
  return rows.length === upTo - after ? rows : undefined;
}

/** Every process looks every two seconds; one that was away for an hour reads everything. */
export async function deleteOldContentChanges(db: Db): Promise<void> {
  await sql`delete from content_change where changed_on < now() - interval '1 hour'`.execute(db);
}

/** The version of public content as this process knows it. */
export interface ContentVersion {
  current(): number;
  /** Since the database last answered; it is asked every two. */
  secondsUnheard(): number;
  /** Asks the database now: after a change of our own, before we answer. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Watched extends Pick<Database, 'db'> {
  listener: DatabaseListener;
}

/** Learns of changes by notification, and by a look every two seconds in case one got lost. It keeps the listener connected as well. */
export async function watchContentVersion({ db, listener }: Watched, log: Logger): Promise<ContentVersion> {
  let version = 0;
  let heardAt = 0;
  let isClosed = false;
  let looking: Promise<void> | undefined;

  function learn(candidate: number): void {
    version = Math.max(version, candidate);
  }

  async function refresh(): Promise<void> {
    const askedAt = ticks();
    const row = await db
      .selectFrom('contentVersion')
      .select(['version', sql<Date>`clock_timestamp()`.as('time')])
      .executeTakeFirstOrThrow();
    learn(Number(row.version));
    heardAt = ticks();
    hearTimeOfDay(row.time, { askedAt, heardAt });
  }

  async function look(): Promise<void> {
    try {
      await listener.connect();
      await refresh();
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'could not ask for the content version');
    }
  }

  listener.hear(channel, (payload) => learn(Number(payload)));
  await refresh();
  await listener.connect();
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, pollInterval);
  return {
    current: () => version,
    secondsUnheard: () => (ticks() - heardAt) / 1000,
    refresh,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
    },
  };
}
