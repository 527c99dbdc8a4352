import type { KnownEvents, Told } from '#platform/shared/events.ts';
import { localeOf, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { AuditEntry } from '../model/audit.ts';
import { en } from './en.sentences.ts';
import { nl } from './nl.sentences.ts';

const catalogue = { nl, en };

/** What an entry is told with: the words of every domain for its events, in a language. */
export interface Teller {
  language: Language;
  events: KnownEvents;
}

/** What happened, as somebody would tell it. */
export function sentenceOf(entry: AuditEntry, teller: Teller): string {
  const { language, events } = teller;
  const told = toldBy(entry, teller);
  return events.words[language][entry.type]?.log(told) ?? textsIn(catalogue, language).unknown(told);
}

/** Visitors without an account and the platform itself have no name. */
export function whoDid(entry: AuditEntry, { language, events }: Teller): string {
  const t = textsIn(catalogue, language);
  if (entry.actor.kind === 'system') return t.platform;
  const person = personOf(entry, events);
  if (!person) return t.somebody;
  return person.name || t.gone;
}

/** Who did it, if that is known. Somebody who signs in is nobody yet when it begins: they are the one whom it is about. */
export function personOf({ type, actor, object }: AuditEntry, { traits }: KnownEvents): { guid: string; name: string } | null {
  if (actor.guid !== null) return { guid: actor.guid, name: actor.name };
  return actor.kind === 'anonymous' && traits[type]?.by === 'owner' ? object : null;
}

function toldBy(entry: AuditEntry, teller: Teller): Told {
  const { language, events } = teller;
  const things: Partial<Record<string, string>> = textsIn(catalogue, language).things;
  const name = entry.object?.name ?? '';
  const standIn = things[entry.type.split('.')[0] ?? ''] ?? things['other'] ?? '';
  const isFirst = events.traits[entry.type]?.by === 'owner';
  return {
    who: whoDid(entry, teller),
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

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
