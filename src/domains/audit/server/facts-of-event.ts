import { canKnowProperty, isStaff } from '#domains/properties/model/property.rules.ts';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { settingsChangedIn, tellSettingChange } from '#domains/settings/server/index.ts';
import { canSeePropertyOfUser } from '#domains/users/model/admin-user.rules.ts';
import type { Actor } from '#platform/shared/actor.ts';
import { isLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { auditFactMessages } from '../messages/facts.ts';
import type { AuditChange, AuditFacts } from '../model/audit.ts';
import { refusedCall, refusedPage } from '../model/refused.ts';
import type { AuditRow } from './audit.queries.ts';

/** What an event is put into words with. */
export interface Words {
  language: Language;
  /** What a guid stands for, by its name now; empty when it is there no more. */
  nameOf(guid: string): string;
  /** Who is told. Of a profile field that they may not see, they are not told the name. */
  reader: Actor;
  /** The profile fields that there are, by key. */
  properties: ReadonlyMap<string, PropertyDefinition>;
}

type Event = Pick<AuditRow, 'type' | 'subjectGuid' | 'details'>;

/** Details were written by many versions of many slices: what is not as expected is left out. No key leaves this function. */
export function factsOf(event: Event, words: Words): AuditFacts {
  const given = asRecord(event.details);
  const t = textsIn(auditFactMessages, words.language);
  const methods: Partial<Record<string, string>> = t.methods;
  const method = typeof given['method'] === 'string' ? methods[given['method']] : undefined;
  const count = given['count'] ?? given['ended'] ?? given['left'];
  const roleNames = (roles: unknown) => textsOf(roles).map((guid) => words.nameOf(guid) || t.goneRole);
  return {
    ...(isLanguage(given['language']) && { language: given['language'] }),
    ...(method !== undefined && { method }),
    ...(event.type === 'access.denied' && refusalOf(given, words)),
    ...(typeof count === 'number' && { count }),
    ...changedBy(event, given, words),
    rolesGiven: [...roleNames(given['add']), ...roleNames(given['roleIds'])],
    rolesTaken: roleNames(given['remove']),
  };
}

type Refusal = Pick<AuditFacts, 'refused' | 'mustProve' | 'address'>;

/** Which page or call it was stands beside the words: who looks after the platform knows them by their address. */
function refusalOf({ call, document, code }: Record<string, unknown>, { language }: Words): Refusal {
  const { refused: phrase, refusedThings } = textsIn(auditFactMessages, language);
  const isCall = typeof call === 'string' && call.includes(' ');
  const refused = isCall ? refusedCall(call) : refusedPage(typeof document === 'string' ? document : '');
  return {
    ...(refused && { refused: phrase(refusedThings[refused.thing], refused.isChange) }),
    ...(code === 'auth.proof_needed' && { mustProve: true }),
    ...(isCall ? { address: call } : typeof document === 'string' && { address: document }),
  };
}

type Changed = Pick<AuditFacts, 'names' | 'fields' | 'changes'>;

const tellsRights = new Set(['user.changed', 'user.rights_received']);

function changedBy(event: Event, given: Record<string, unknown>, words: Words): Changed {
  if (event.type === 'settings.changed') return changedSettings(event, words);
  if (event.type.startsWith('property.')) return { names: propertyName(given, words), fields: [], changes: [] };
  const told = recordsOf(given['changes']).flatMap(({ field, from, to }) => (typeof field === 'string' ? [{ field, from, to }] : []));
  // Which roles were given and taken says more than that they changed.
  const isTold = (field: string) => (field === 'roleIds' && 'add' in given) || told.some((change) => change.field === field);
  const untold = textsOf(given['fields']).filter((field) => !isTold(field));
  const fields = untold.flatMap((field) => {
    const properties = field === 'properties' ? textsOf(given['properties']) : [];
    return properties.length > 0 ? properties.map((key) => profileFieldName(key, event, words)) : [fieldName(field, words)];
  });
  return {
    names: [],
    fields: [...new Set(fields)],
    changes: told.map(({ field, from, to }) => ({
      field: fieldName(field, words),
      from: said(from, words),
      to: said(to, words),
      ...(tellsRights.has(event.type) && typeof to === 'boolean' && { right: { right: field, isGiven: to } }),
    })),
  };
}

/** Of what was saved without its value, only that it changed. */
function changedSettings(event: Event, words: Words): Changed {
  const told = settingsChangedIn(event).map((change) => tellSettingChange(change, words));
  return {
    names: told.map(({ name }) => name),
    fields: told.filter(({ changes }) => changes.length === 0).map(({ name }) => name),
    changes: told.flatMap(({ changes }) => changes),
  };
}

/** A field that was removed since is called by the label that it had. */
function propertyName({ key, label, isForStaff }: Record<string, unknown>, { properties, reader, language }: Words): string[] {
  const definition = typeof key === 'string' ? properties.get(key) : undefined;
  const isKnown = definition ? canKnowProperty(reader, definition) : isForStaff !== true || isStaff(reader);
  const name = definition?.texts[language].label ?? inLanguage(label, language);
  return isKnown && name ? [name] : [];
}

function profileFieldName(key: string, { subjectGuid, details }: Event, { properties, reader, language }: Words): string {
  const { someProfileField, goneProfileField } = textsIn(auditFactMessages, language);
  const definition = properties.get(key);
  if (!definition) return inLanguage(asRecord(asRecord(details)['labels'])[key], language) || goneProfileField;
  return canSeePropertyOfUser(reader, { guid: subjectGuid ?? '' }, definition) ? definition.texts[language].label : someProfileField;
}

function fieldName(field: string, { language }: Words): string {
  const { fields, goneField } = textsIn(auditFactMessages, language);
  return (fields as Partial<Record<string, string>>)[field] ?? goneField;
}

function said(value: unknown, { language }: Words): AuditChange['from'] {
  const { yes, no, nothing } = textsIn(auditFactMessages, language);
  if (typeof value === 'boolean') return value ? yes : no;
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : nothing;
}

const guidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Everything in the details of an event that stands for something else: roles, pictures, texts. */
export function guidsIn(value: unknown): string[] {
  if (typeof value === 'string') return guidForm.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(guidsIn) : [];
}

/** Words that were kept in both languages. */
function inLanguage(words: unknown, language: Language): string {
  const text = asRecord(words)[language];
  return typeof text === 'string' ? text : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
