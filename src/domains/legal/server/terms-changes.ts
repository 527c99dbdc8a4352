import type { LegalPart, LegalText, Line } from '../model/legal-text.ts';
import type { TermsChange } from '../model/terms.ts';
import { wordsOf } from './legal.service.ts';

interface TextLine {
  section: string;
  words: string;
  isHeading: boolean;
}

type Change = TextLine & Pick<TermsChange, 'kind'>;

/** What says which version this is differs in every version, and is no change. */
const aboutChanges = 'changes';

/** The lines that are new and those that are gone, in the order in which a reader meets them. */
export function changesBetween(before: LegalText, after: LegalText): TermsChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const shared = sharedLengths(old, now);
  const changes: Change[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [gone, added] = [old[at], now[to]];
    if (gone && added && gone.words === added.words) {
      [at, to] = [at + 1, to + 1];
    } else if (gone && (!added || lengthAt(shared, at + 1, to) >= lengthAt(shared, at, to + 1))) {
      changes.push({ kind: 'removed', ...gone });
      at += 1;
    } else if (added) {
      changes.push({ kind: 'added', ...added });
      to += 1;
    }
  }
  return changes
    .filter((change) => !change.isHeading || !isWholeSection(change, changes, change.kind === 'added' ? now : old))
    .map(({ kind, section, words }) => ({ kind, section, words }));
}

/** Came or went a section with all that stands in it? Its lines are told under its heading, which is then no change of its own. */
function isWholeSection({ kind, section }: Change, changes: readonly Change[], text: readonly TextLine[]): boolean {
  const inText = text.filter((line) => line.section === section);
  const changed = changes.filter((change) => change.kind === kind && change.section === section);
  return inText.length > 1 && changed.length === inText.length;
}

/** How many lines two texts have in common from each pair of places on. */
function sharedLengths(old: readonly TextLine[], now: readonly TextLine[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at] ?? [];
      row[to] =
        old[at]?.words === now[to]?.words
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly number[][], at: number, to: number): number {
  return lengths[at]?.[to] ?? 0;
}

function linesOf({ title, intro, sections }: LegalText): TextLine[] {
  return [
    ...intro.map((line) => ({ section: title, words: wordsOf(line), isHeading: false })),
    ...sections
      .filter(({ id }) => id !== aboutChanges)
      .flatMap(({ heading, parts }) => [
        { section: heading, words: heading, isHeading: true },
        ...parts.flatMap(linesOfPart).map((line) => ({ section: heading, words: wordsOf(line), isHeading: false })),
      ]),
  ];
}

function linesOfPart(part: LegalPart): Line[] {
  switch (part.kind) {
    case 'paragraph':
      return [part.line];
    case 'list':
      return part.items;
    case 'facts':
      return part.facts.map(({ term, line }) => [`${term}: `, ...line]);
    case 'table':
      return part.rows.map((row) => [row.map(wordsOf).join(' · ')]);
    case 'badge':
      return [[part.words]];
    case 'cookie-tables':
    case 'cookie-choice':
      return [];
  }
}
