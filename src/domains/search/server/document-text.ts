import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import type { BuildingBlockInstance, Snapshot } from '#domains/documents/model/snapshot.ts';

/** The words of a publication, by how much they say about it. */
export interface DocumentText {
  title: string;
  /** Its description and its headings. */
  summary: string;
  body: string;
}

/** Longer texts are indexed up to here: an index entry has a largest size, and a publication must never fail by it. */
const longest = 100_000;

export function textOf({ title, description, fields, buildingBlockInstances: blocks }: Snapshot): DocumentText {
  const headings = headingsIn(blocks.map(({ content }) => content));
  const body = [description, ...wordsOfFields(fields), ...blocks.map(textOfBlock)];
  return { title, summary: clean([description, ...headings]), body: clean(body) };
}

function clean(texts: readonly string[]): string {
  return (
    texts
      .join(' ')
      // Where a word may break is not part of the word.
      .replaceAll('\u00AD', '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
      .toWellFormed()
  );
}

/** A block that readers do not get to see has no words. */
function textOfBlock({ type, content }: BuildingBlockInstance): string {
  const definition = blockTypes.get(type);
  const parsed = definition?.content.safeParse(content);
  return definition && parsed?.success ? definition.plainText(parsed.data) : '';
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
