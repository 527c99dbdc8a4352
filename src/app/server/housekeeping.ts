import { deleteExpiredAudit } from '#domains/audit/server/index.ts';
import { deleteLeftPhotos, keepVariantsWithinBudget } from '#domains/assets/server/index.ts';
import { deleteOldSessions } from '#domains/sessions/server/index.ts';
import { deleteOldLoginAttempts } from '#domains/second-factors/server/index.ts';
import { deleteOldSignInDelays } from '#domains/auth/server/index.ts';
import { deleteOldTokens } from '#domains/one-time-tokens/server/index.ts';
import {
  deleteOldDocumentEvents,
  deleteOldOperations,
  deleteOldPlaces,
  deleteOldWork,
  keepPausedWork,
  purgeRemovedBlocks,
  thinRevisions,
} from '#domains/documents/server/index.ts';
import { deleteExpiredExports, giveUpOldExports } from '#domains/data-exports/server/index.ts';
import { deleteOldLogEntries } from '#domains/client-log/server/index.ts';
import { forgetMailContents, forgetMailFiles, giveUpOldMails } from '#domains/mails/server/index.ts';
import { deleteEndedPutOffs } from '#domains/overview/server/index.ts';
import { indexForgottenDocuments } from '#domains/search/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import { deleteOldContentChanges } from '#platform/server/content-version.ts';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { openDatabase, unhurriedPatience, type Db } from '#platform/server/db/database.ts';
import { deleteOldAnswers } from '#platform/server/idempotency.ts';
import type { Logger } from '#platform/server/logger.ts';
import { removeLeftUploads } from '#platform/server/http/multipart.ts';
import { deleteEndedLimits } from '#platform/server/rate-limit.ts';
import type { Storage } from '#platform/server/storage/index.ts';
import { uploadsFolder } from './http/upload-routes.ts';

const interval = 10 * 60_000;
const databaseTasks = [
  deleteExpiredAudit,
  keepPausedWork,
  deleteOldDocumentEvents,
  deleteOldOperations,
  deleteOldPlaces,
  deleteOldWork,
  deleteEndedLimits,
  deleteEndedPutOffs,
  deleteOldAnswers,
  deleteOldContentChanges,
  deleteOldLoginAttempts,
  deleteOldSessions,
  deleteOldSignInDelays,
  deleteOldTokens,
  purgeRemovedBlocks,
  thinRevisions,
  deleteOldLogEntries,
  forgetMailContents,
  giveUpOldMails,
  giveUpOldExports,
  indexForgottenDocuments,
];

interface Kept {
  config: Pick<Config, 'dataDir'>;
  db: Db;
  storage: Storage;
  log: Logger;
}

/** Nothing depends on when it runs, so a timer in the first worker is enough. On a connection of its own, which may take its time. */
export function startHousekeeping(connection: DatabaseConnection, { config, storage, log }: Omit<Kept, 'db'>): () => Promise<void> {
  const { db, close } = openDatabase(connection, { size: 1, log, patience: unhurriedPatience });
  let cleaning: Promise<void> | undefined;
  const timer = setInterval(() => {
    cleaning ??= cleanUp({ config, db, storage, log }).finally(() => {
      cleaning = undefined;
    });
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await close();
  };
}

/** Throws away what has had its time. One task that fails keeps no other from its work. */
export async function cleanUp({ config, db, storage, log }: Kept): Promise<void> {
  async function attempt(task: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, task }, 'housekeeping failed; it is tried again later');
    }
  }
  for (const task of databaseTasks) await attempt(task.name, () => task(db));
  await attempt('removeUnfinished', () => storage.removeUnfinished());
  await attempt('removeLeftUploads', () => removeLeftUploads(uploadsFolder(config)));
  await attempt('forgetMailFiles', () => forgetMailFiles(config));
  await attempt('deleteLeftPhotos', () => deleteLeftPhotos({ db, storage }));
  await attempt('deleteExpiredExports', () => deleteExpiredExports({ db, storage }));
  await attempt('keepVariantsWithinBudget', () => keepVariantsWithinBudget(storage));
}
