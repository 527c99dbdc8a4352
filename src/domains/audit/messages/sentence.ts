import { localeOf, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { AuditEntry } from '../model/audit.ts';
import { en } from './en.sentences.ts';
import { nl, type Told } from './nl.sentences.ts';

const catalogue = { nl, en };

/** What happened, as somebody would tell it. */
export function sentenceOf(entry: AuditEntry, language: Language): string {
  const t = textsIn(catalogue, language);
  const sentences: Partial<Record<string, (told: Told) => string>> = t.sentences;
  const told = toldBy(entry, language);
  return sentences[entry.type]?.(told) ?? t.unknown(told);
}

/** Visitors without an account and the platform itself have no name. */
export function whoDid(entry: AuditEntry, language: Language): string {
  const t = textsIn(catalogue, language);
  if (entry.actor.kind === 'system') return t.platform;
  const person = personOf(entry);
  if (!person) return t.somebody;
  return person.name || t.gone;
}

/** Who did it, if that is known. Somebody who signs in is nobody yet when it begins: they are the one whom it is about. */
export function personOf({ type, actor, object }: AuditEntry): { guid: string; name: string } | null {
  if (actor.guid !== null) return { guid: actor.guid, name: actor.name };
  return actor.kind === 'anonymous' && startsWithWhat.has(type) ? object : null;
}

function toldBy(entry: AuditEntry, language: Language): Told {
  const things: Partial<Record<string, string>> = textsIn(catalogue, language).things;
  const name = entry.object?.name ?? '';
  const standIn = things[entry.type.split('.')[0] ?? ''] ?? things['other'] ?? '';
  const isFirst = startsWithWhat.has(entry.type);
  return {
    who: whoDid(entry, language),
    what: name ? quoted(name, entry.object) : isFirst ? capitalized(standIn) : standIn,
    isKnown: name !== '',
    names: listed(entry.facts.names, language),
    nameCount: entry.facts.names.length,
    count: entry.facts.count ?? 0,
    refused: entry.facts.refused ?? '',
    mustProve: entry.facts.mustProve === true,
    isEnglish: entry.facts.language === 'en',
  };
}

/** Field by field what was and what became, and only the name of what was not kept. */
export function changesTold({ facts: { changes, fields } }: Pick<AuditEntry, 'facts'>, language: Language): string[] {
  const t = textsIn(catalogue, language);
  return [...changes.map(({ field, from, to }) => t.fromTo(field, from, to)), ...fields];
}

/** ‘One’, ‘two’ and ‘three’. */
function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf[language]).format(names.map((name) => `‘${name}’`));
}

/** Titles are sentences themselves, and end in marks of their own. People and addresses need no quotes. */
function quoted(name: string, object: AuditEntry['object']): string {
  return object?.kind === 'user' || object?.kind === 'invitation' ? name : `‘${name}’`;
}

/** Events of a person whom nobody knew when it began: they are the thing it is about. */
const startsWithWhat: ReadonlySet<string> = new Set([
  'session.started',
  'session.ended',
  'second_factor.recovery_code_used',
  'user.password_set',
  'user.password_changed',
  'user.password_reset',
  'user.email_verified',
  'user.email_change_asked',
  'user.email_changed',
  'user.email_reverted',
]);

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
