import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';
import { deletePhotosOf } from './assets.service.ts';

/** Their photos go with them; what they put in the library for others stays. */
export const filesOfPerson: PersonalData = { files: listFilesOf, eraseFiles: deletePhotosOf };

function listFilesOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('asset')
    .select(['guid', 'kind', 'fileName', 'mimeType', 'bytes', 'createdOn', 'storageKey'])
    .select((asset) => asset('profileOf', '=', guid).$castTo<boolean | null>().as('isOwnPhoto'))
    .where((asset) => asset.or([asset('uploadedBy', '=', guid), asset('profileOf', '=', guid)]))
    .orderBy('createdOn')
    .orderBy('guid')
    .execute();
}
