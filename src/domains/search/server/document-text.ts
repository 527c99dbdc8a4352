import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { onlyPaths, withoutPaths } from '#domains/blocks/model/words.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { wordsInDutch, wordsOfItsOwn } from '#domains/documents/model/document-words.ts';
import type { Snapshot } from '#domains/documents/model/snapshot.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';

/** The words of a publication, by how much they say about it. */
export interface DocumentText {
  title: string;
  /** Its description and its headings. */
  summary: string;
  /** As sentences: what is shown around a word that was sought. */
  body: string;
}

/** Longer texts are indexed up to here: an index entry has a largest size, and a publication must never fail by it. */
const longest = 100_000;

export function textOf({ title, description, fields, buildingBlockInstances: blocks }: Snapshot): DocumentText {
  const headings = headingsIn(blocks.map(({ content }) => content));
  const body = [description, ...wordsOfFields(fields), ...blocks.map(textOfBlock)];
  return { title, summary: asSentences([description, ...headings]), body: asSentences(body) };
}

/** A publication that is not Dutch, with those of its words alone that are in one language: every field is indexed in its own. */
export function partIn(language: Language, snapshot: Snapshot): Snapshot {
  const blocks = snapshot.buildingBlockInstances.flatMap((block): BuildingBlockInstance[] => {
    const { fallback = [], content } = block;
    if (block.language !== defaultLanguage && language === defaultLanguage) {
      return fallback.length > 0 ? [{ ...block, language, content: onlyPaths(content, fallback) }] : [];
    }
    if (block.language !== language) return [];
    return [language === defaultLanguage ? block : { ...block, content: withoutPaths(content, fallback) }];
  });
  const words = language === defaultLanguage ? wordsInDutch(snapshot) : wordsOfItsOwn(snapshot);
  return { ...snapshot, ...words, buildingBlockInstances: blocks };
}

/** Headings, labels and cells end without a point: a middle dot keeps them apart from what follows. */
function asSentences(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => text.split('\n').map(cleanLine)).filter((line) => line !== '');
  return lines
    .map((line, index) => (index === lines.length - 1 || endsSentence.test(line) ? line : `${line} ·`))
    .join(' ')
    .slice(0, longest)
    .toWellFormed();
}

const endsSentence = /[.!?…:;]['’”"»)\]]*$/;

function cleanLine(line: string): string {
  // Where a word may break is not part of the word.
  return line.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}

/** A block that readers do not get to see has no words. */
function textOfBlock({ type, content, language }: BuildingBlockInstance): string {
  const definition = findBlockType(type);
  const parsed = definition?.content.safeParse(content);
  return definition && parsed?.success ? definition.plainText(parsed.data, language) : '';
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object';
}

/** The heading of a block, and those of rich text, wherever a block keeps it. */
function headingsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value['type'] === 'heading') return [plainText(value)];
  return Object.entries(value).flatMap(([name, field]) => (name === 'heading' && typeof field === 'string' ? [field] : headingsIn(field)));
}

/** What points elsewhere is not for reading. */
const pointers = new Set(['guid', 'asset', 'href', 'url', 'type']);

/** The words in the fields that a kind of document adds. */
function wordsOfFields(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isNode(value)) return [];
  if (value['type'] === 'doc') return [plainText(value)];
  return Object.entries(value).flatMap(([name, field]) => (pointers.has(name) ? [] : wordsOfFields(field)));
}
