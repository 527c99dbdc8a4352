/** Words of links that say nothing to who hears them out of their text. */
const emptyWords = new Set([
  ...[
    'hier',
    'klik hier',
    'klik',
    'druk hier',
    'lees meer',
    'lees verder',
    'meer',
    'meer informatie',
    'link',
    'deze link',
    'deze pagina',
    'verder',
  ],
  ...[
    'here',
    'click here',
    'click',
    'press here',
    'read more',
    'read on',
    'more',
    'more information',
    'this link',
    'this page',
    'learn more',
  ],
]);

export function saysWhereItLeads(words: string): boolean {
  const spoken = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return spoken !== '' && !emptyWords.has(spoken);
}

/** Sentences of more words than that. */
export function sentencesLongerThan(most: number, text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.split(/\s+/).length > most)
    .map((sentence) => sentence.trim());
}
