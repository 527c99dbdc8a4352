import { z } from 'zod';
import { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
import { languages } from '#platform/shared/language.ts';

/** What a list item can be. Types are code: each has its fields, its card and its detail view. */
export const listItemTypes = ['news', 'event', 'project', 'article', 'document', 'person', 'vacancy', 'question'] as const;
export const ListItemType = z.enum(listItemTypes);
export type ListItemType = z.infer<typeof ListItemType>;

/** 58 characters that nobody mixes up, eleven of them. */
export const ShortId = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{11}$/);

/** A published list item as lists show it, in one language. */
export const ListItem = z.object({
  guid: z.uuid(),
  shortId: ShortId,
  title: z.string(),
  listItemTypeName: ListItemType,
  /** The lists it belongs to. */
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
});
export type ListItem = z.infer<typeof ListItem>;

export const ListItemDetail = ListItem.extend({ contentBuildingBlockInstances: z.array(BuildingBlockInstance) });
export type ListItemDetail = z.infer<typeof ListItemDetail>;
