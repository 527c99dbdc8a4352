import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';
import { deleteExportsOf } from './data-exports.service.ts';

export const copiesOfPerson: PersonalData = { collect: { copies: listCopiesOf }, eraseFiles: deleteExportsOf };

function listCopiesOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('dataExport')
    .select(['state', 'language', 'isByAdmin', 'createdOn', 'expiresOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}
