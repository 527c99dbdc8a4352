import type { Db } from '#platform/server/db/database.ts';
import { isLanguage, type Language } from '#platform/shared/language.ts';
import { AuditChange, type AuditEntry, type AuditFacts, type AuditObject } from '../model/audit.ts';
import { listObjectsOf, type AuditRow } from './audit.queries.ts';

/** Rows hold guids; here they get the names that these have now. */
export async function presentAudit(db: Db, rows: readonly AuditRow[], language: Language): Promise<AuditEntry[]> {
  const mentioned = rows.flatMap(({ actorGuid, subjectGuid, details }) => [actorGuid, subjectGuid, ...rolesIn(details)]);
  const guids = [...new Set(mentioned.filter((guid) => guid !== null))];
  const known = new Map((await listObjectsOf(db, guids, language)).map((object) => [object.guid, object]));
  return rows.map((row) => presentRow(row, known));
}

type Known = ReadonlyMap<string, AuditObject>;

function presentRow({ actorKind, actorGuid, subjectGuid, details, happenedOn, ...row }: AuditRow, known: Known): AuditEntry {
  const nameOf = (guid: string | null) => (guid === null ? '' : (known.get(guid)?.name ?? ''));
  return {
    ...row,
    happenedOn: happenedOn.toISOString(),
    actor: { kind: actorKind, guid: actorGuid, name: nameOf(actorGuid) },
    object: subjectGuid === null ? null : (known.get(subjectGuid) ?? { guid: subjectGuid, kind: 'unknown', name: '' }),
    facts: factsOf(details, nameOf),
  };
}

/** Details were written by many versions of many slices: what is not as expected is left out. */
function factsOf(details: unknown, nameOf: (guid: string) => string): AuditFacts {
  const given = asRecord(details);
  const { key, language, method, call } = given;
  const count = given['count'] ?? given['ended'] ?? given['left'];
  return {
    ...(typeof key === 'string' && { key }),
    ...(isLanguage(language) && { language }),
    ...(typeof method === 'string' && { method }),
    ...(typeof call === 'string' && { call }),
    ...(typeof count === 'number' && { count }),
    fields: textsOf(given['fields']),
    changes: [...changesOf(given['changes']), ...changesOfValue(given)],
    rolesGiven: [...textsOf(given['add']), ...textsOf(given['roleIds'])].map(nameOf).filter(Boolean),
    rolesTaken: textsOf(given['remove']).map(nameOf).filter(Boolean),
  };
}

function changesOf(value: unknown): AuditChange[] {
  return Array.isArray(value) ? value.flatMap((change) => AuditChange.safeParse(change).data ?? []) : [];
}

/** Of a setting, whose value may have parts: a name per language, a colour per use. */
function changesOfValue({ key, from, to }: Record<string, unknown>): AuditChange[] {
  if (typeof key !== 'string' || (from === undefined && to === undefined)) return [];
  const [before, after] = [partsOf(key, from), partsOf(key, to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter((change) => change.from !== change.to);
}

function partsOf(name: string, value: unknown): Record<string, AuditChange['from']> {
  if (typeof value === 'boolean' || typeof value === 'number' || value === null || value === undefined) return { [name]: value ?? null };
  if (typeof value === 'string') return { [name]: value.slice(0, longestTold) };
  if (Array.isArray(value)) return { [name]: JSON.stringify(value).slice(0, longestTold) };
  return Object.assign({}, ...Object.entries(value as object).map(([part, own]) => partsOf(`${name}.${part}`, own))) as ReturnType<
    typeof partsOf
  >;
}

/** Characters. Whoever wants to read all of a long value finds it where it is. */
const longestTold = 200;

const guidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function rolesIn(details: unknown): string[] {
  const { add, remove, roleIds } = asRecord(details);
  return [add, remove, roleIds].flatMap(textsOf).filter((text) => guidForm.test(text));
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
