import { z } from 'zod';

type Values = Readonly<Record<string, unknown>>;

/**
 * Words without those of what was taken away. What is repeated exists in `options`, and its words stand in `content` under its guid: a
 * name that is a guid and that the options do not know is of an item, a row or a column that is no more. A draft keeps such words, so that
 * what was taken away can come back; what leaves the draft has none of them.
 */
export function wordsInUse(options: Values, content: Values): Record<string, unknown> {
  return withoutGone(content, guidsIn(options));
}

const Guid = z.uuid();

function withoutGone(words: Values, present: ReadonlySet<string>): Record<string, unknown> {
  const kept = Object.entries(words).filter(([name]) => present.has(name) || !Guid.safeParse(name).success);
  return Object.fromEntries(kept.map(([name, value]) => [name, isGroup(value) ? withoutGone(value, present) : value]));
}

/** Names with words below them. Running text has no names of ours in it. */
function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && (value as Values)['type'] !== 'doc';
}

function guidsIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const { guid } = value as Values;
  const below = Object.values(value).flatMap((each) => [...guidsIn(each)]);
  return new Set(typeof guid === 'string' ? [guid, ...below] : below);
}
