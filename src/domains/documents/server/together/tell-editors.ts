import type { PleinEvent, Subscriber } from '#platform/server/events.ts';
import type { EventType } from '#platform/shared/events.ts';
import type { DocumentEvent } from '../../model/document-event.ts';
import { noteEvent, notePossibleLoss } from './events.queries.ts';

const kinds: Partial<Record<EventType, DocumentEvent['kind']>> = {
  'document.published': 'published',
  // Readers have something else than before: whoever hears it looks anew.
  'document.publication_undone': 'published',
  'document.unpublished': 'unpublished',
  'document.discarded': 'discarded',
  'document.restored': 'restored',
  'document.restricted': 'rights',
};

/** After these somebody may do less than before, anywhere. */
const aboutRights: ReadonlySet<string> = new Set<EventType>([
  'role.changed',
  'role.deleted',
  'session.ended',
  'session.others_ended',
  'session.all_ended',
  'user.changed',
  'user.deactivated',
  'user.erased',
]);

/** Who edits a document hears what happens to it as a whole. What is saved of it is told where it is saved. */
export const tellEditors: Subscriber = async ({ actor }, tx, event) => {
  const kind = kinds[event.type];
  if (kind && event.subjectGuid !== null) {
    await noteEvent(tx, { documentGuid: event.subjectGuid, kind, language: languageIn(event), by: actor.guid });
  }
  if (aboutRights.has(event.type)) await notePossibleLoss(tx);
};

function languageIn(event: PleinEvent) {
  switch (event.type) {
    case 'document.published':
    case 'document.publication_undone':
    case 'document.unpublished':
    case 'document.discarded':
      return event.details.language;
    default:
      return null;
  }
}
