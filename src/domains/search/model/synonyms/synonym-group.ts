/** What somebody may want to know to reach the organisation. */
export const contactFacts = ['phone', 'email', 'address', 'hours'] as const;
export type ContactFact = (typeof contactFacts)[number];

/** Words with commas between them, in each language. A word may be a short phrase: *grof vuil*. */
export interface WordsOfBoth {
  nl: string;
  en: string;
}

/**
 * Words that mean the same to who asks: each finds what was written with any of the others, in both languages. A word may be in
 * several groups. Other forms of a word (plurals, *kapotte* for *kapot*) and compounds written apart need not be listed.
 */
export interface SynonymGroup extends WordsOfBoth {
  /** Where an editor would put it: sought as well, but not the other way round. A hedge is found under permits, a permit not under hedges. */
  see?: WordsOfBoth;
  /** A question of such words alone asks how to reach the organisation; these facts answer it. None: it only says whom. */
  contact?: readonly ContactFact[];
}
