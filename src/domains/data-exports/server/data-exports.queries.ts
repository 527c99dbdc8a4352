import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { keptDays } from '../model/data-export.ts';

interface NewExport {
  userGuid: string;
  language: Language;
  isByAdmin: boolean;
}

/** Undefined when one is being made already: of two at the same moment, one is first. */
export function insertExport(db: Db, row: NewExport) {
  return db
    .insertInto('dataExport')
    .values(row)
    .onConflict((conflict) => conflict.column('userGuid').where('state', '=', 'waiting').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findWaitingExportOf(db: Db, userGuid: string) {
  return db.selectFrom('dataExport').selectAll().where('userGuid', '=', userGuid).where('state', '=', 'waiting').executeTakeFirst();
}

export function findExport(db: Db, guid: string) {
  return db.selectFrom('dataExport').selectAll().where('guid', '=', guid).executeTakeFirst();
}

export function findNewestExportOf(db: Db, userGuid: string) {
  return db
    .selectFrom('dataExport')
    .selectAll()
    .where('userGuid', '=', userGuid)
    .where((row) => row.or([row('expiresOn', 'is', null), row('expiresOn', '>', sql<Date>`now()`)]))
    .orderBy('createdOn', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function saveProgress(db: Db, guid: string, progress: number): Promise<void> {
  await db.updateTable('dataExport').set({ progress }).where('guid', '=', guid).where('state', '=', 'waiting').execute();
}

/** Undefined when it does not wait any more: it was made by another, or its person was erased meanwhile. */
export function saveReady(db: Db, guid: string, { storageKey, bytes }: { storageKey: string; bytes: number }) {
  return db
    .updateTable('dataExport')
    .set({ state: 'ready', progress: 100, storageKey, bytes, expiresOn: sql<Date>`now() + make_interval(days => ${keptDays})` })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

export function saveFailed(db: Db, guid: string) {
  return db
    .updateTable('dataExport')
    .set({ state: 'failed', expiresOn: sql<Date>`now() + make_interval(days => ${keptDays})` })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/** Those whose job is gone: the last try ended with its process, or nobody worked for a day. */
export async function giveUpOldExports(db: Db): Promise<void> {
  await db
    .updateTable('dataExport')
    .set({ state: 'failed', expiresOn: sql<Date>`now() + make_interval(days => ${keptDays})` })
    .where('state', '=', 'waiting')
    .where('createdOn', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

export async function listExpiredExports(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('dataExport')
    .select('guid')
    .where('expiresOn', '<=', sql<Date>`now()`)
    .limit(100)
    .execute();
  return rows.map(({ guid }) => guid);
}

export async function listExportsOf(db: Db, userGuid: string): Promise<string[]> {
  const rows = await db.selectFrom('dataExport').select('guid').where('userGuid', '=', userGuid).execute();
  return rows.map(({ guid }) => guid);
}

export async function deleteExportRow(db: Db, guid: string): Promise<void> {
  await db.deleteFrom('dataExport').where('guid', '=', guid).execute();
}

export interface ExportedPerson {
  guid: string;
  email: string;
  emailKey: string;
  /** As they chose it; nobody has to. */
  language: string | null;
}

export function findExportedPerson(db: Db, guid: string): Promise<ExportedPerson | undefined> {
  return db
    .selectFrom('appUser')
    .select(['guid', 'email', 'emailKey'])
    .select((user) =>
      user
        .selectFrom('userProperty')
        .select('value')
        .whereRef('userGuid', '=', 'appUser.guid')
        .where('key', '=', 'language')
        .as('language'),
    )
    .where('guid', '=', guid)
    .where('deletedOn', 'is', null)
    .executeTakeFirst();
}
