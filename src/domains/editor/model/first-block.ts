import type { BlockType } from '#domains/blocks/model/block-type.ts';
import { wordsInUse } from '#domains/blocks/model/words-in-use.ts';
import type { Language } from '#platform/shared/language.ts';
import { withNewGuids, type CopiedBlock } from './block-copy.ts';

type Values = Record<string, unknown>;

/**
 * What somebody begins with who adds a block: the parts of its sample, without a word in them. What was written to show a type is never
 * published by accident, and what is empty says itself what can come there.
 */
export function firstBlock({ type, sample, first }: BlockType, language: Language, newGuid: () => string): CopiedBlock {
  const options = withoutTargets({ ...(sample.options as Values), ...(first as Values | undefined) }) as Values;
  const shown = sample.content[language] as Values;
  const lines = Object.fromEntries(Object.entries(shown).filter(([, value]) => !isRunningText(value)));
  // Running text that is absent needs no place on the page; where it is all that the block has, it is there and empty.
  const words = wordsInUse(options, emptied(Object.keys(lines).length > 0 ? lines : shown) as Values);
  return withNewGuids({ type, options, content: { [language]: words } }, newGuid);
}

/** Pictures, files and links are somebody's choice. */
function withoutTargets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTargets);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, each]) => !isTarget(each));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutTargets(each)]));
}

function isTarget(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('href' in value || 'asset' in value);
}

function emptied(words: unknown): unknown {
  if (typeof words === 'string') return '';
  if (typeof words !== 'object' || words === null) return words;
  if (isRunningText(words)) return { type: 'doc', content: [] };
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, emptied(value)]));
}

function isRunningText(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as Values)['type'] === 'doc';
}
