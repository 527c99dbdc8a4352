import type { PersonalData } from '#platform/server/personal-data.ts';
import { deleteExportsOf } from './data-exports.service.ts';
import { listCopiesOf } from './personal-data.queries.ts';

export const copiesOfPerson: PersonalData = { collect: { copies: listCopiesOf }, eraseFiles: deleteExportsOf };
