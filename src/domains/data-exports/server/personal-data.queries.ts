import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/personal-data.ts';

export function listCopiesOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('dataExport')
    .select(['state', 'language', 'isByAdmin', 'createdOn', 'expiresOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}
