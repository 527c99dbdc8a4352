import type { Language } from '#platform/shared/language.ts';
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
  return sentences[entry.type]?.(told) ?? t.unknown(told, entry.type);
}

/** Visitors without an account and the platform itself have no name. */
export function whoDid({ actor }: Pick<AuditEntry, 'actor'>, language: Language): string {
  const t = textsIn(catalogue, language);
  if (actor.kind === 'system') return t.platform;
  if (actor.kind === 'anonymous') return t.somebody;
  return actor.name || t.gone;
}

function toldBy(entry: AuditEntry, language: Language): Told {
  const things: Partial<Record<string, string>> = textsIn(catalogue, language).things;
  const name = entry.object?.name ?? '';
  const standIn = things[entry.type.split('.')[0] ?? ''] ?? things['other'] ?? '';
  const isFirst = startsWithWhat.has(entry.type);
  return {
    who: whoDid(entry, language),
    what: name || (isFirst ? capitalized(standIn) : standIn),
    isKnown: name !== '',
    key: entry.facts.key ?? '',
    count: entry.facts.count ?? 0,
    isEnglish: entry.facts.language === 'en',
  };
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
