import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import type { Language } from '#platform/shared/language.ts';
import type { MailQuery } from '../model/mail.contract.ts';

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

/** What somebody reads in, if they said so in their profile. */
export async function findChosenLanguage(db: Db, userGuid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('userProperty')
    .select('value')
    .where('userGuid', '=', userGuid)
    .where('key', '=', 'language')
    .executeTakeFirst();
  return row?.value;
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

/** Gives up mails whose job is gone: their last try ended with its process, or nobody worked for days. */
export async function giveUpOldMails(db: Db): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'failed', lastError: sql`coalesce(last_error, 'EEXPIRED')` })
    .where('state', '=', 'waiting')
    .where('createdOn', '<', sql<Date>`now() - interval '3 days'`)
    .execute();
}

/** That nobody sent again, in the last thirty days: who is going to see to older ones? */
export async function countFailedMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'failed')
    .where('resentAs', 'is', null)
    .where('createdOn', '>', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirstOrThrow();
  return Number(count);
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

const columns = [
  'guid',
  'kind',
  'toAddress',
  'userGuid',
  'language',
  'subject',
  'content',
  'state',
  'attempts',
  'lastError',
  'createdOn',
  'sentOn',
  'resentAs',
] as const;

export type MailRow = Awaited<ReturnType<typeof listMailRowsByGuid>>[number];

export function listMailRowsByGuid(db: Db, guids: readonly string[]) {
  return db.selectFrom('mail').select(columns).where('guid', 'in', guids).orderBy('createdOn', 'desc').orderBy('guid').execute();
}

/** Of two who send it again at the same moment, the second waits for the first and finds it sent. */
export function lockMails(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('mail')
    .select(columns)
    .where('guid', 'in', guids)
    .orderBy('createdOn', 'desc')
    .orderBy('guid')
    .forUpdate()
    .execute();
}

/** An invitation is sent with other words anyway; of all others the words must be there. */
const isFailedOfLate = sql<boolean>`state = 'failed' and resent_as is null and created_on > now() - interval '7 days'
  and (content is not null or kind = 'invitation.invite')`;

export async function listFailedOfLate(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('guid')
    .where(isFailedOfLate)
    .orderBy('createdOn', 'desc')
    .orderBy('guid')
    .limit(most)
    .execute();
  return rows.map(({ guid }) => guid);
}

export async function saveResentAs(db: Db, guid: string, resentAs: string): Promise<void> {
  await db.updateTable('mail').set({ resentAs }).where('guid', '=', guid).execute();
}

function matching({ state, q }: Pick<MailQuery, 'state' | 'q'>): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`state = ${state}`);
  if (q) conditions.push(sql`(to_address ilike ${likePattern(q)} or subject ilike ${likePattern(q)})`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Those that were written together, as invitations are, stand in the order of their addresses. */
export function listMailRows(db: Db, { pageNumber, itemCount, ...filter }: MailQuery) {
  return db
    .selectFrom('mail')
    .select(columns)
    .where(matching(filter))
    .orderBy('createdOn', 'desc')
    .orderBy('toAddress')
    .orderBy('guid')
    .limit(itemCount)
    .offset((pageNumber - 1) * itemCount)
    .execute();
}

export async function countMails(db: Db, filter: Pick<MailQuery, 'state' | 'q'>): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findMail(db: Db, guid: string) {
  return db.selectFrom('mail').selectAll().where('guid', '=', guid).executeTakeFirst();
}
