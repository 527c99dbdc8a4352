export { documentRoutes } from './documents.routes.ts';
export { getDraft } from './drafts.service.ts';
export { copyRoleInDocuments, replaceRoleInDocuments } from './roles-of-documents.service.ts';
export { deleteOldWork, listLastEditors, type LastEditor } from './editing-work.queries.ts';
export { requireEditable } from './require-editable.ts';
export { publicationIn, readDocument, type DocumentRow, type ReadDocument } from './reading.service.ts';
export { isEditableBy, isVisibleTo, readerOf, type Reader } from './visibility.queries.ts';
export { loadSnapshots, readSnapshots } from './snapshots.service.ts';
export { publishDocument, restrictDocument, unpublishDocument } from './documents.service.ts';
export {
  findDocument,
  hasDocuments,
  insertBlock,
  insertDocument,
  listDocumentStates,
  listStatesOf,
  lockDocument,
  type NewBlock,
  type NewDocument,
} from './documents.queries.ts';
export { listPicturesOf } from './pictures.queries.ts';
export { workOfPerson } from './personal-data.queries.ts';
