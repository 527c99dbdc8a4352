/** Finds these words anywhere in a text. What has a meaning in a pattern counts as itself; letters with an accent as they are stored. */
export function likePattern(words: string): string {
  return `%${words.normalize('NFC').replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
