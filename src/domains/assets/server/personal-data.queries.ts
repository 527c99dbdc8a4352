import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/personal-data.ts';

export function listFilesOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('asset')
    .select(['guid', 'kind', 'fileName', 'mimeType', 'bytes', 'createdOn', 'storageKey'])
    .select((asset) => asset('profileOf', '=', guid).$castTo<boolean | null>().as('isOwnPhoto'))
    .where((asset) => asset.or([asset('uploadedBy', '=', guid), asset('profileOf', '=', guid)]))
    .orderBy('createdOn')
    .orderBy('guid')
    .execute();
}
