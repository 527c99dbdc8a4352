import { mapDefinitions } from '#domains/properties/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import type { AuditEntry, AuditObject } from '../model/audit.ts';
import { listObjectsOf, type AuditRow } from './audit.queries.ts';
import { factsOf, guidsIn, type Words } from './facts-of-event.ts';

/** Rows hold guids and keys; here they get the names that these have now, as far as their reader may know them. */
export async function presentAudit(
  { db, actor: reader }: Pick<Ctx, 'db' | 'actor'>,
  rows: readonly AuditRow[],
  language: Language,
): Promise<AuditEntry[]> {
  const mentioned = rows.flatMap(({ actorGuid, subjectGuid, details }) => [actorGuid, subjectGuid, ...guidsIn(details)]);
  const guids = [...new Set(mentioned.filter((guid) => guid !== null))];
  const [objects, properties] = await Promise.all([listObjectsOf(db, guids, language), mapDefinitions(db)]);
  const known = new Map(objects.map((object) => [object.guid, object]));
  const words = { language, reader, properties, nameOf: (guid: string) => known.get(guid)?.name ?? '' };
  return rows.map((row) => presentRow(row, known, words));
}

export function presentRow(row: AuditRow, known: ReadonlyMap<string, AuditObject>, words: Words): AuditEntry {
  const { id, type, result, network, correlationId, actorKind, actorGuid, subjectGuid, details, happenedOn } = row;
  return {
    id,
    type,
    result,
    network,
    correlationId,
    happenedOn: happenedOn.toISOString(),
    actor: { kind: actorKind, guid: actorGuid, name: actorGuid === null ? '' : words.nameOf(actorGuid) },
    object: subjectGuid === null ? null : (known.get(subjectGuid) ?? goneObject(subjectGuid)),
    facts: factsOf({ type, subjectGuid, details }, words),
  };
}

function goneObject(guid: string): AuditObject {
  return { guid, kind: 'unknown', name: '', isGone: true };
}
