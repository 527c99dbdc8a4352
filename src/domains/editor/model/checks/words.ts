/** Words of links that say nothing to who hears them out of their text. */
const emptyWords = new Set(
  [
    'hier, klik, klik hier, druk hier, deze link, deze pagina, link, meer, meer informatie, lees meer, lees verder, verder',
    'here, click, click here, press here, this link, this page, more, more information, read more, read on, learn more',
  ].flatMap((list) => list.split(', ')),
);

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
