/** Sentences of more words than that. */
export function sentencesLongerThan(most: number, text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.split(/\s+/).length > most)
    .map((sentence) => sentence.trim());
}
