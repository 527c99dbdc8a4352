import type { Subscriber } from '#platform/server/events.ts';
import { rebuildEntries } from './list-entries.queries.ts';

/** What lists show follows every change of a document, in the same transaction. */
export const followDocuments: Subscriber = async (_source, tx, { type, subjectGuid }) => {
  if (subjectGuid !== null && (type.startsWith('document.') || type.startsWith('listitem.'))) await rebuildEntries(tx, subjectGuid);
};
