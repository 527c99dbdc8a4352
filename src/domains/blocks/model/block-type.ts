import type { z } from 'zod';
import type { Language } from '#platform/shared/language.ts';

type Values = Record<string, unknown>;

/** From one shape to the next. What is absent here did not change. Content may lack any field: a translation has a part of them. */
export interface BlockUpgrade {
  options?(old: Values): Values;
  content?(old: Values): Values;
}

/** What somebody looks for who adds a block. */
export const blockCategories = ['text', 'picture', 'link', 'list'] as const;
export type BlockCategory = (typeof blockCategories)[number];

/** One kind of building block: the shape of its options and of its content per language. */
export interface BlockType<O extends z.ZodType = z.ZodType, C extends z.ZodType = z.ZodType> {
  type: string;
  /** Of the shape. Stored with every block, so that a later shape can tell an older one. */
  version: number;
  /** By the version that each begins with: `upgrades[1]` makes the second shape of the first. There is one for every older version. */
  upgrades?: Readonly<Record<number, BlockUpgrade>>;
  category: BlockCategory;
  /** What its editors call it, and what it is for. */
  about: Record<Language, { name: string; description: string }>;
  options: O;
  /** Takes any part of itself: what a language has no words for is absent. */
  content: C;
  /** The words a reader sees, labels included, for search and descriptions. */
  plainText(content: z.output<C>, language: Language): string;
  /** What clients read in the options besides what is stored, because it follows from that. */
  computedOptions?(options: z.output<O>): Record<string, unknown>;
  /** The options as a client sends them, those that follow included, in the shape that is stored. The schema has the last word. */
  acceptOptions?(options: Record<string, unknown>): Record<string, unknown>;
  /** Calls name a block of this type by its guid: its publication keeps it where it is found without being opened. */
  isFoundByGuid?: true;
  /** Options that a new one begins with in place of those of the sample. */
  first?: Partial<z.output<O>>;
  /** A filled one: what tests and the catalogue show, and who adds a block; without its words, what they begin with. */
  sample: { options: z.output<O>; content: Record<Language, z.output<C>> };
}

export function defineBlock<O extends z.ZodType, C extends z.ZodType>(definition: BlockType<O, C>): BlockType<O, C> {
  return definition;
}
