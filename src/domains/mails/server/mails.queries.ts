import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

interface NewMail {
  kind: string;
  toAddress: string;
  userGuid: string | null;
  language: Language;
  subject: string;
  content: Buffer;
  correlationId: string;
}

export async function insertMail(db: Db, mail: NewMail): Promise<string> {
  const { guid } = await db.insertInto('mail').values(mail).returning('guid').executeTakeFirstOrThrow();
  return guid;
}

/** Counts a try before it is made, so that one which ends the process counts too. Nothing when the mail no longer waits. */
export function beginAttempt(db: Db, guid: string) {
  return db
    .updateTable('mail')
    .set({ attempts: sql`attempts + 1` })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .returning(['guid', 'kind', 'toAddress', 'language', 'content', 'attempts', 'createdOn'])
    .executeTakeFirst();
}

export async function saveSent(db: Db, guid: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sentOn: sql`now()`, lastError: null })
    .where('guid', '=', guid)
    .execute();
}

export async function saveDelay(db: Db, guid: string, lastError: string): Promise<void> {
  await db.updateTable('mail').set({ lastError }).where('guid', '=', guid).execute();
}

export async function saveFailure(db: Db, guid: string, lastError: string): Promise<void> {
  await db.updateTable('mail').set({ state: 'failed', lastError }).where('guid', '=', guid).execute();
}

/** Empties mails whose links nobody can use any more. */
export async function forgetMailContents(db: Db): Promise<void> {
  await db
    .updateTable('mail')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('createdOn', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
