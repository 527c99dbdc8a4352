export { loadSnapshot } from './snapshots.service.ts';
export { publishDocument, unpublishDocument } from './documents.service.ts';
export { findDocument, hasDocuments, insertBlock, insertDocument, type NewBlock, type NewDocument } from './documents.queries.ts';
