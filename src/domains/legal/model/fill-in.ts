import type { Language } from '#platform/shared/language.ts';
import { legalHref, isLegalPage } from './legal-page.ts';
import type { TemplatePart } from './legal-template.ts';
import type { Inline, LegalPart, Line } from './legal-text.ts';

export const detailNames = ['platform', 'organisation', 'domain', 'email', 'phone', 'address', 'dataProtectionEmail'] as const;
export type DetailName = (typeof detailNames)[number];

/** What the platform knows of itself; null for what nobody filled in. */
export type Details = Record<DetailName, Inline | null>;

export interface FillIn {
  language: Language;
  details: Details;
  /** Admins see where something is missing. For everybody else the line is left out. */
  showMissing: boolean;
}

const places = /\{(?<detail>\w+)\}|\[(?<label>[^[\]]+)\]\((?<address>[^()\s]+)\)|\*(?<strong>[^*]+)\*/g;

/** A line of a template with its details and links; null when it says nothing without a detail that is missing. */
export function fillLine(words: string, given: FillIn): Line | null {
  const line: Line = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of words.matchAll(places)) {
    line.push(words.slice(end, index));
    end = index + found.length;
    const piece = pieceOf(groups, given);
    if (piece === null && !given.showMissing) return null;
    line.push(piece ?? { isMissing: true });
  }
  return [...line, words.slice(end)].filter((piece) => piece !== '');
}

function pieceOf({ detail, strong, label = '', address = '' }: Record<string, string>, { language, details }: FillIn): Inline | null {
  if (detail !== undefined) return details[nameOf(detail)];
  if (strong !== undefined) return { strong };
  return { text: label, href: isLegalPage(address) ? legalHref(address, language) : address };
}

function nameOf(detail: string): DetailName {
  const name = detailNames.find((known) => known === detail);
  if (name === undefined) throw new Error(`A legal text asks for {${detail}}, which is no detail of a platform`);
  return name;
}

export function fillLines(lines: readonly string[], given: FillIn): Line[] {
  return lines.map((words) => fillLine(words, given)).filter((line) => line !== null);
}

/** A part with its details; nothing is left of one whose lines are all left out. */
export function fillPart(part: Exclude<TemplatePart, { kind: 'live' }>, given: FillIn): LegalPart[] {
  switch (part.kind) {
    case 'paragraph':
      return fillLines([part.words], given).map((line) => ({ kind: 'paragraph', line }));
    case 'list': {
      const items = fillLines(part.items, given);
      return items.length === 0 ? [] : [{ kind: 'list', items }];
    }
    case 'facts': {
      const facts = part.facts.flatMap(({ term, words }) => fillLines([words], given).map((line) => ({ term, line })));
      return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
    }
    case 'table':
      return [{ kind: 'table', columns: part.columns, rows: part.rows.map((row) => row.map((cell) => fillLine(cell, given) ?? [])) }];
  }
}
