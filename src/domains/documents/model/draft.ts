import { z } from 'zod';
import { BuildingBlockInstance, Layout } from '#domains/blocks/model/building-block.ts';
import { languages } from '#platform/shared/language.ts';
import { StructureBlock } from './structure.ts';

/** Somebody who works on the same documents. */
export const Colleague = z.object({ guid: z.uuid(), name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** A block as its editors work on it. */
export const DraftBlock = BuildingBlockInstance.extend({
  /** Of its options: what a change of them must name. */
  version: z.int(),
  /** Of its words in the language of the draft; 0 while it has none of its own there. */
  contentVersion: z.int(),
  /** Of the Dutch words that these say in another language; null when nobody said so. */
  basedOn: z.int().nullable(),
  /** Of the Dutch words as they are now, beside those of another language. */
  sourceVersion: z.int().nullable(),
  languages: StructureBlock.shape.languages,
  isHidden: StructureBlock.shape.isHidden,
});
export type DraftBlock = z.infer<typeof DraftBlock>;

/** What editors work on, in one language, beside what readers see of it. */
export const Draft = z.object({
  guid: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The language that is edited. */
  language: z.enum(languages),
  isPublished: z.boolean(),
  /** When this language was last published, or the draft last saved where it was not. */
  publishedOn: z.iso.datetime({ offset: true }),
  /** There are words in this language that its readers do not have, or that were saved since they got them. */
  hasChanges: z.boolean(),
  layout: Layout,
  options: z.record(z.string(), z.unknown()),
  /** What the kind of document adds, in words of this language. */
  fields: z.record(z.string(), z.unknown()),
  /** What of title, description and fields has no words in this language yet and is shown in Dutch. */
  fallback: z.array(z.string()),
  buildingBlockInstances: z.array(DraftBlock),
  /** Of its rights and of what else holds at once. */
  version: z.int(),
  /** Of the structure and of the words of this language: what a publication names. */
  structureVersion: z.int(),
  draftVersion: z.int(),
  /** Of its title and description; 0 in a language that has none. */
  wordsVersion: z.int(),
});
export type Draft = z.infer<typeof Draft>;
