import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '#platform/server/config.ts';
import type { ContentVersion } from '#platform/server/content-version.ts';
import type { Db } from '#platform/server/db/database.ts';
import { pendingMigrations } from '#platform/server/db/migrations.ts';
import { unheard } from '#platform/server/http/page-cache.ts';

/** What keeps this process from serving, as it was found a moment ago. Nobody who asks waits for it, however busy it is. */
export interface Health {
  /** Empty: ready for everything. */
  problems(): readonly string[];
  /** Empty: visitors get their pages, from memory if need be. */
  pageProblems(): readonly string[];
  close(): Promise<void>;
}

interface HealthOptions {
  config: Pick<Config, 'dataDir'>;
  db: Db;
  contentVersion: Pick<ContentVersion, 'secondsUnheard'>;
  /** Pages are kept in memory. */
  hasPages(): boolean;
}

const smallestDisk = 64 * 1024 * 1024;
const everySecond = 1000;
/** Milliseconds. A database that says nothing for so long does not answer. */
const longestSilence = 3000;

export async function watchHealth(options: HealthOptions): Promise<Health> {
  let found = await findProblems(options);
  let looking: Promise<void> | undefined;
  const look = async () => {
    found = await findProblems(options);
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, everySecond);
  timer.unref();
  return {
    problems: () => found,
    pageProblems() {
      const canShowPages = options.hasPages() && options.contentVersion.secondsUnheard() <= unheard.shownUntil;
      return canShowPages ? [] : found;
    },
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function findProblems({ config, db }: HealthOptions): Promise<string[]> {
  const problems: string[] = [];
  try {
    const silence = delay(longestSilence, null, { ref: false });
    const pending = await Promise.race([pendingMigrations(db), silence]);
    if (pending === null) problems.push('the database does not answer');
    else if (pending.length > 0) problems.push('the database waits for migrations');
  } catch {
    problems.push('the database does not answer');
  }
  try {
    const { bavail, bsize } = await statfs(config.dataDir);
    if (bavail * bsize < smallestDisk) problems.push('disk is full');
  } catch {
    // Without a folder of its own there is nothing to fill: an external database and S3.
  }
  return problems;
}
