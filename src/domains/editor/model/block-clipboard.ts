import { z } from 'zod';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { languages } from '#platform/shared/language.ts';
import type { CopiedBlock } from './block-copy.ts';

const values = z.record(z.string(), z.unknown());

/** A block on its way to another place, another page or another window. */
const ClipboardBlock = z.strictObject({
  type: z.string(),
  options: values,
  content: z.partialRecord(z.enum(languages), values),
  /** It was cut: there it is the same block once more. */
  cut: z.strictObject({ document: z.uuid(), guid: z.uuid() }).optional(),
});
export type ClipboardBlock = CopiedBlock & Pick<z.infer<typeof ClipboardBlock>, 'cut'>;

const attribute = 'data-plein-block';

/** As HTML, which every clipboard takes: its words for other programs, and in an attribute all of it. */
export function toClipboardHtml(block: ClipboardBlock, words: string): string {
  const lines = words.split('\n').map((line) => `<p>${escaped(line)}</p>`);
  return `<div ${attribute}="${encodeURIComponent(JSON.stringify(block))}">${lines.join('')}</div>`;
}

/** What can stand on a page here: of a type that is known, in the shape of that type. */
export function fromClipboardHtml(html: string): ClipboardBlock | undefined {
  const [, found] = /data-plein-block="([^"]*)"/.exec(html) ?? [];
  const read = found === undefined ? undefined : ClipboardBlock.safeParse(parsed(found));
  if (!read?.success) return undefined;
  const { type, options, content, cut } = read.data;
  const definition = findBlockType(type);
  const fits =
    definition?.options.safeParse(options).success && Object.values(content).every((words) => definition.content.safeParse(words).success);
  return fits ? { type, options, content: content as CopiedBlock['content'], ...(cut && { cut }) } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text)) as unknown;
  } catch {
    return undefined;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
