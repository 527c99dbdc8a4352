import { createHash } from 'node:crypto';
import { demoPapers } from '#demo/content/papers.ts';

/** What was printed from other words than these is old: each paper by its name, with something that changes with its words. */
export function wordsOfPapers(): Record<string, string> {
  const words = demoPapers.map(({ name, title, subtitle, sheets }) => {
    const hash = createHash('sha256').update(JSON.stringify([title, subtitle, sheets]));
    return [name, hash.digest('base64url').slice(0, 16)] as const;
  });
  return Object.fromEntries(words);
}
