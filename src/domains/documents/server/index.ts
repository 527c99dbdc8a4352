export { documentRoutes, lookOnceRoute } from './documents.routes.ts';
export { createEventStreams, type EventStreams, type Outlet } from './together/event-streams.ts';
export { deleteOldDocumentEvents } from './together/events.queries.ts';
export { deleteOldPlaces } from './together/presence.queries.ts';
export { tellEditors } from './together/tell-editors.ts';
export { getDraft } from './drafts.service.ts';
export { compareAll } from './comparisons.service.ts';
export { hasChangesSql } from './comparisons.queries.ts';
export { findCounters } from './counters.queries.ts';
export { once } from './once.ts';
export { deleteOldOperations, type OperationVersions } from './operations.queries.ts';
export { purgeRemovedBlocks } from './structure.queries.ts';
export { requireSeen } from './history.service.ts';
export { readWholeDraft } from './read-whole-draft.ts';
export { keepPausedWork } from './revisions.service.ts';
export { thinRevisions } from './revisions.queries.ts';
export { writeWholeDraft } from './write-whole-draft.ts';
export { copyRoleInDocuments, replaceRoleInDocuments } from './roles-of-documents.service.ts';
export { deleteOldWork, listLastEditors, type LastEditor } from './editing-work.queries.ts';
export { requireEditable } from './require-editable.ts';
export { publicationIn, readDocument, type DocumentRow, type ReadDocument } from './reading.service.ts';
export { isEditableBy, isVisibleTo, readerOf, type Reader } from './visibility.queries.ts';
export { loadSnapshots, readSnapshots } from './snapshots.service.ts';
export { createDocument, publishDocument, restrictDocument, undoPublication, unpublishDocument } from './documents.service.ts';
export {
  findDocument,
  hasDocuments,
  insertBlock,
  insertDocument,
  listDocumentStates,
  listStatesOf,
  lockDocument,
  saveEditors,
  type NewBlock,
  type NewDocument,
} from './documents.queries.ts';
export { listPicturesOf } from './pictures.queries.ts';
export { workOfPerson } from './personal-data.queries.ts';
