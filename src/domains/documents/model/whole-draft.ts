import { z } from 'zod';
import { languages } from '#platform/shared/language.ts';
import { Structure } from './structure.ts';

/** Words as they are stored: some of the fields of a block, in the shape of their time. */
const StoredContent = z.object({
  format: z.int(),
  value: z.record(z.string(), z.unknown()),
  /** The version of the Dutch words that these say in another language. */
  basedOn: z.int().nullable().default(null),
});
export type StoredContent = z.infer<typeof StoredContent>;

const WordsOfLanguage = z.object({
  /** Null: as it is in Dutch. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  fields: z.record(z.string(), z.unknown()),
  /** By block. One that is not named has none in this language. */
  blocks: z.record(z.uuid(), StoredContent),
});
export type WordsOfLanguage = z.infer<typeof WordsOfLanguage>;

/** All of a draft: its structure, and its words in the languages that it has. Rights and what else holds at once are no part of it. */
export const WholeDraft = z.object({
  structure: Structure,
  words: z.partialRecord(z.enum(languages), WordsOfLanguage),
});
export type WholeDraft = z.infer<typeof WholeDraft>;

/** What a draft is to become. What is absent stays as it is. */
export interface DraftTarget {
  structure?: Structure;
  words?: WholeDraft['words'];
}
