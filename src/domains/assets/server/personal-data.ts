import type { PersonalData } from '#platform/server/personal-data.ts';
import { deletePhotosOf } from './assets.service.ts';
import { listFilesOf } from './personal-data.queries.ts';

/** Their photos go with them; what they put in the library for others stays. */
export const filesOfPerson: PersonalData = { files: listFilesOf, eraseFiles: deletePhotosOf };
