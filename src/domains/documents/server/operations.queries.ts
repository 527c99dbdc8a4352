import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

interface OperationKey {
  documentGuid: string;
  userGuid: string;
  /** Given by who does it. */
  id: string;
}

/** What is told of a change that was made: counters and guids, never what was written. */
export type OperationVersions = object;

export async function findOperation(db: Db, { documentGuid, userGuid, id }: OperationKey): Promise<OperationVersions | undefined> {
  const row = await db
    .selectFrom('documentOperation')
    .select('versions')
    .where('documentGuid', '=', documentGuid)
    .where('userGuid', '=', userGuid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.versions as OperationVersions | undefined;
}

export async function keepOperation(db: Db, key: OperationKey, versions: OperationVersions): Promise<void> {
  await db
    .insertInto('documentOperation')
    .values({ ...key, versions: JSON.stringify(versions) })
    .execute();
}

/** A journal that is older than this is merged, never sent again as it was. */
export async function deleteOldOperations(db: Db): Promise<void> {
  await db
    .deleteFrom('documentOperation')
    .where('doneOn', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
