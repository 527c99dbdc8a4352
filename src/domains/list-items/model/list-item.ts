import { z } from 'zod';
import { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { languages } from '#platform/shared/language.ts';
import { ListItemType } from './list-item-types.ts';

export { ListItemType };

/** 58 characters that nobody mixes up, eleven of them. */
export const ShortId = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{11}$/);

/** What is shorter than a guid is a short id. */
export function isShortId(id: string): boolean {
  return id.length < 32;
}

/** A published list item as lists show it, in one language. */
export const ListItem = z.object({
  guid: z.uuid(),
  shortId: ShortId,
  title: z.string(),
  listItemTypeName: ListItemType,
  /** The lists it belongs to. The page of the first is where its own address is. */
  parentGuids: z.array(z.uuid()),
  metadata: z.object({ description: z.string() }),
  publishedOn: z.iso.datetime(),
  startsOn: z.iso.datetime().nullable(),
  endsOn: z.iso.datetime().nullable(),
  isHighlighted: z.boolean(),
  picture: z.object({ asset: z.uuid(), alt: z.string() }).nullable(),
  /** What its type adds: the same in every language, and words. */
  fields: z.record(z.string(), z.unknown()),
  /** The language the texts are really in. */
  language: z.enum(languages),
  /** What of them is in Dutch all the same, because nobody wrote it in that language: `title`, `fields.place`. */
  fallback: z.array(z.string()).optional(),
});
export type ListItem = z.infer<typeof ListItem>;

export const ListItemDetail = ListItem.extend({
  picture: z.object({ asset: z.uuid(), alt: z.string(), caption: z.string() }).nullable(),
  contentBuildingBlockInstances: z.array(BuildingBlockInstance),
  /** When its text was last published in this language. */
  updatedOn: z.iso.datetime(),
  /** What it is called in each language that it is published in. */
  titles: z.partialRecord(z.enum(languages), z.string()),
  version: z.number().int(),
});
export type ListItemDetail = z.infer<typeof ListItemDetail>;

/** As its readers would get it if it were published now. */
export const ListItemDraft = ListItemDetail.extend({ isPublished: z.boolean() });
export type ListItemDraft = z.infer<typeof ListItemDraft>;
