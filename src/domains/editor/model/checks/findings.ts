import { headingsOf } from '#domains/blocks/model/page-headings.ts';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { isShownIn } from '#domains/documents/model/structure.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { FieldPlace } from '../field-place.ts';
import type { Finding } from './finding.ts';
import { textFindings } from './rich-text-checks.ts';
import { saysNothing } from './says-nothing.ts';

type Values = Readonly<Record<string, unknown>>;

/** What its readers would stumble over, in the order in which it stands on the page. */
export function findingsOf(blocks: readonly DraftBlock[], language: Language): Finding[] {
  const shown = blocks.filter((block) => isShownIn(block, language) && !block.unreadable);
  const jumps = headingJumps(shown);
  return shown.flatMap((block) => [...findingsIn(block, language), ...jumps.filter((finding) => finding.block === block.guid)]);
}

const known = new WeakMap<DraftBlock, readonly Finding[]>();

/** A block stays the same object while nothing of it changes: who types in one has the others looked at once. */
function findingsIn(block: DraftBlock, language: Language): readonly Finding[] {
  const found = known.get(block) ?? [...translationFindings(block, language), ...fieldFindings(block)];
  known.set(block, found);
  return found;
}

/** A level that is left out, from one heading of the page to the next. */
function headingJumps(blocks: readonly DraftBlock[]): Finding[] {
  const headings = [...headingsOf(blocks).values()];
  return headings.flatMap(({ level, text, block }, index) => {
    const before = headings[index - 1]?.level ?? 1;
    return level > before + 1 ? [{ check: 'headingOrder', block: block.guid, place: null, quote: text } as const] : [];
  });
}

function translationFindings(block: DraftBlock, language: Language): Finding[] {
  if (language === defaultLanguage) return [];
  const { guid, fallback = [], basedOn, sourceVersion } = block;
  const quote = '';
  // Without words in either language there is nothing to translate.
  if (block.language !== language) return [{ check: 'untranslated', block: guid, place: null, quote }];
  const untranslated = fallback.map((path) => placeOf(guid, path)).find((place) => hasWords(valueAt(block, place)));
  if (untranslated) return [{ check: 'untranslated', block: guid, place: untranslated, quote }];
  const isOutdated = basedOn !== null && sourceVersion !== null && basedOn < sourceVersion;
  return isOutdated ? [{ check: 'outdated', block: guid, place: null, quote }] : [];
}

/** What is empty, or a number, is the same in every language. */
function hasWords(value: unknown): boolean {
  const text = typeof value === 'string' ? value : plainText(value) || (value as { alt?: string } | undefined)?.alt;
  return /\p{L}/u.test(text ?? '');
}

function valueAt({ content }: DraftBlock, { item, field }: FieldPlace): unknown {
  return item === null ? content[field] : (content['items'] as Record<string, Values> | undefined)?.[item]?.[field];
}

function placeOf(guid: string, path: string): FieldPlace {
  const [, item, field] = /^items\.([^.]+)\.(.+)$/.exec(path) ?? [];
  return item === undefined || field === undefined ? { guid, item: null, field: path } : { guid, item, field };
}

function fieldFindings(block: DraftBlock): Finding[] {
  const words = (block.content['items'] ?? {}) as Record<string, Values>;
  const things = Array.isArray(block.options['items']) ? (block.options['items'] as (Values & { guid: string })[]) : [];
  const own = fieldsIn(block, null, { options: block.options, content: block.content });
  return [
    ...own,
    ...things.flatMap((thing) => fieldsIn(block, thing.guid, { options: thing, content: words[thing.guid] ?? {} })),
    ...tableFindings(block),
  ];
}

function fieldsIn(block: DraftBlock, item: string | null, { options, content }: { options: Values; content: Values }): Finding[] {
  const { guid } = block;
  return Object.entries(content).flatMap(([field, value]): Finding[] => {
    const place = { guid, item, field };
    if (isText(value)) {
      return textFindings(value).map(({ check, quote, mended }) => {
        return { check, block: guid, place, quote, ...(mended && { fix: { words: { place, value: mended } } }) };
      });
    }
    if (isSilentPicture(block, options[field], value)) return [{ check: 'pictureWithoutWords', block: guid, place, quote: '' }];
    // A link has the name of its words, or is the one link of a thing that has a label.
    const isLink = leadsSomewhere(options[field]) || (field === 'label' && leadsSomewhere(options['link']));
    if (isLink && typeof value === 'string' && saysNothing(value)) {
      return [{ check: 'linkWords', block: guid, place, quote: value }];
    }
    return [];
  });
}

function leadsSomewhere(link: unknown): boolean {
  return typeof (link as { href?: unknown } | undefined)?.href === 'string';
}

function isText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'doc';
}

/** Where the picture is what the block is about. Beside words it decorates, and nothing said of it is right. */
function isSilentPicture({ type }: DraftBlock, use: unknown, words: unknown): boolean {
  const isThere = typeof (use as { asset?: unknown } | undefined)?.asset === 'string';
  return isThere && (type === 'image' || type === 'gallery') && (words as { alt?: unknown }).alt === '';
}

function tableFindings({ type, guid, options, content }: DraftBlock): Finding[] {
  if (type !== 'table' || options['hasHeaderRow'] === true || options['hasHeaderColumn'] === true) return [];
  const operation = { op: 'set', block: guid, set: { hasHeaderRow: true } } as const;
  return [{ check: 'tableWithoutHead', block: guid, place: null, quote: String(content['heading'] ?? ''), fix: { operation } }];
}
