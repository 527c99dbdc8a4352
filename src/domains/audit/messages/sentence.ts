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

/** The same, told to who did it. */
export function ownSentenceOf(entry: AuditEntry, teller: Teller): string {
  const { language, events } = teller;
  const { you, unknown } = textsIn(catalogue, language);
  const told = { ...toldBy(entry, teller), who: you };
  const words = events.words[language][entry.type];
  const own = words?.own ?? words?.log ?? unknown;
  return typeof own === 'string' ? own : own(told);
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
  const { actor, object, facts } = entry;
  const name = object?.name ?? '';
  const standIn = standInFor(entry, language);
  const isFirst = events.traits[entry.type]?.by === 'owner';
  const rights = facts.changes.flatMap(({ right }) => right ?? []);
  const otherChanges = facts.changes.filter(({ right }) => !right).map(({ field }) => field);
  return {
    who: whoDid(entry, teller),
    what: name ? quoted(name, object) : isFirst ? capitalized(standIn) : standIn,
    isOwn: actor.guid === null || actor.guid === object?.guid,
    isKnown: name !== '',
    names: listed(facts.names, language),
    nameCount: facts.names.length,
    count: facts.count ?? 0,
    refused: facts.refused ?? '',
    mustProve: facts.mustProve === true,
    fields: new Intl.ListFormat(localeOf[language]).format([...otherChanges, ...facts.fields].map(withinSentence)),
    rights,
    rolesGiven: named(facts.rolesGiven, language),
    rolesTaken: named(facts.rolesTaken, language),
    isEnglish: facts.language === 'en',
  };
}

/** What is there without a name for this reader is something else than what is gone. */
function standInFor({ type, object }: AuditEntry, language: Language): string {
  const { things, unnamed } = textsIn(catalogue, language);
  const words: Partial<Record<string, string>> = object && !object.isGone ? unnamed : things;
  return words[type.split('.')[0] ?? ''] ?? words['other'] ?? '';
}

/** Field by field what was and what became, and only the name of what was not kept. */
export function changesTold({ facts: { changes, fields } }: Pick<AuditEntry, 'facts'>, language: Language): string[] {
  const t = textsIn(catalogue, language);
  return [...changes.map(({ field, from, to }) => t.fromTo(field, from, to)), ...fields];
}

const named = (names: readonly string[], language: Language) => ({ names: listed(names, language), count: names.length });

/** ‘One’, ‘two’ and ‘three’. */
function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf[language]).format(names.map((name) => `‘${name}’`));
}

/** Titles are sentences themselves, and end in marks of their own. People and addresses need no quotes. */
function quoted(name: string, object: AuditEntry['object']): string {
  return object?.kind === 'user' || object?.kind === 'invitation' ? name : `‘${name}’`;
}

/** The name of a field begins in capitals where it stands alone. One that is written in capitals keeps them. */
function withinSentence(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
