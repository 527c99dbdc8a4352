import { sql } from 'kysely';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
import { secondFactorErrors } from '../model/second-factor.errors.ts';

export function findOwner(db: Db, userGuid: string) {
  return db.selectFrom('appUser').select(['guid', 'email', 'isAdmin', 'isContentManager']).where('guid', '=', userGuid).executeTakeFirst();
}

/** One change of somebody's factors at a time. */
export async function lockFactors(db: Db, userGuid: string): Promise<void> {
  await db.selectFrom('appUser').select('guid').where('guid', '=', userGuid).forUpdate().execute();
}

export async function isSessionEnded(db: Db, guid: string): Promise<boolean> {
  const row = await db.selectFrom('session').select('guid').where('guid', '=', guid).where('endedOn', 'is', null).executeTakeFirst();
  return row === undefined;
}

export function findTotp(db: Db, userGuid: string) {
  return db.selectFrom('totp').select(['secret', 'confirmedOn']).where('userGuid', '=', userGuid).executeTakeFirst();
}

/** A secret that is in use is not replaced. */
export async function saveNewTotp(db: Db, userGuid: string, secret: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('totp')
    .values({ userGuid, secret })
    .onConflict((conflict) =>
      conflict
        .column('userGuid')
        .doUpdateSet({ secret, createdOn: sql`now()` })
        .where('totp.confirmedOn', 'is', null),
    )
    .returning('userGuid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmTotp(db: Db, userGuid: string, { secret, step }: { secret: Buffer; step: number }): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ confirmedOn: sql`now()`, lastStep: step })
    .where('userGuid', '=', userGuid)
    .where('secret', '=', secret)
    .where('confirmedOn', 'is', null)
    .returning('userGuid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of two uses of one code at the same moment, one finds the step taken. */
export async function takeStep(db: Db, userGuid: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ lastStep: step })
    .where('userGuid', '=', userGuid)
    .where('confirmedOn', 'is not', null)
    .where('lastStep', '<', step)
    .returning('userGuid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTotp(db: Db, userGuid: string): Promise<boolean> {
  const row = await db
    .deleteFrom('totp')
    .where('userGuid', '=', userGuid)
    .where('confirmedOn', 'is not', null)
    .returning('userGuid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(db: Db, userGuid: string, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCode').where('userGuid', '=', userGuid).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ userGuid, codeHash })))
    .execute();
}

export async function takeRecoveryCode(db: Db, userGuid: string, codeHash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('recoveryCode')
    .set({ usedOn: sql`now()` })
    .where('userGuid', '=', userGuid)
    .where('codeHash', '=', codeHash)
    .where('usedOn', 'is', null)
    .returning('userGuid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userGuid: string): Promise<number> {
  const row = await db
    .selectFrom('recoveryCode')
    .select((code) => code.fn.countAll<number>().as('count'))
    .where('userGuid', '=', userGuid)
    .where('usedOn', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function listPasskeys(db: Db, userGuid: string) {
  return db
    .selectFrom('passkey')
    .select(['guid', 'credentialId', 'transports', 'name', 'createdOn', 'lastUsedOn'])
    .where('userGuid', '=', userGuid)
    .orderBy('createdOn')
    .execute();
}

export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .select(['guid', 'userGuid', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** Is it still theirs? It may have been removed since it was asked for. */
export async function hasPasskey(db: Db, userGuid: string, credentialId: string): Promise<boolean> {
  const query = db.selectFrom('passkey').select('guid').where('userGuid', '=', userGuid).where('credentialId', '=', credentialId);
  return (await query.executeTakeFirst()) !== undefined;
}

interface PasskeyRow {
  userGuid: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

export async function insertPasskey(db: Db, passkey: PasskeyRow) {
  try {
    return await db.insertInto('passkey').values(passkey).returning(['guid', 'name', 'createdOn', 'lastUsedOn']).executeTakeFirstOrThrow();
  } catch (error) {
    if (constraintOf(error) === 'passkey_credential_unique') throw secondFactorErrors.passkey_known();
    throw error;
  }
}

/** A device that counts may never count back, also not when two answers of it come at once. Many devices do not count at all. */
export async function countPasskeyUse(db: Db, guid: string, counter: number): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter, lastUsedOn: sql`now()` })
    .where('guid', '=', guid)
    .where((passkey) =>
      passkey.or([passkey('counter', '<', counter), passkey.and([passkey('counter', '=', 0), passkey.val(counter === 0)])]),
    )
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

export function renamePasskeyOf(db: Db, userGuid: string, { guid, name }: { guid: string; name: string }) {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('guid', '=', guid)
    .where('userGuid', '=', userGuid)
    .returning(['guid', 'name', 'createdOn', 'lastUsedOn'])
    .executeTakeFirst();
}

export async function deletePasskeyOf(db: Db, userGuid: string, guid: string): Promise<boolean> {
  const row = await db.deleteFrom('passkey').where('guid', '=', guid).where('userGuid', '=', userGuid).returning('guid').executeTakeFirst();
  return row !== undefined;
}

/** Gives how many there were. */
export async function deletePasskeysSince(db: Db, userGuid: string, since: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('userGuid', '=', userGuid)
    .where('createdOn', '>=', since)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** One that was begun and never used goes as well. Tells whether one was in use. */
export async function deleteTotpSince(db: Db, userGuid: string, since: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('totp')
    .where('userGuid', '=', userGuid)
    .where(sql<Date>`coalesce(confirmed_on, created_on)`, '>=', since)
    .returning('confirmedOn')
    .executeTakeFirst();
  return row !== undefined && row.confirmedOn !== null;
}

/** Tells whether one of them still worked. */
export async function deleteRecoveryCodesSince(db: Db, userGuid: string, since: Date): Promise<boolean> {
  const rows = await db
    .deleteFrom('recoveryCode')
    .where('userGuid', '=', userGuid)
    .where('createdOn', '>=', since)
    .returning('usedOn')
    .execute();
  return rows.some(({ usedOn }) => usedOn === null);
}
