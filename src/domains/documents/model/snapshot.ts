import { z } from 'zod';
import { unreadableReasons } from '#domains/blocks/model/unreadable.ts';
import { languages } from '#platform/shared/language.ts';
import { layoutPositions, layouts } from './layout.ts';

export const documentKinds = ['page', 'list-item', 'footer', 'template'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const Layout = z.enum(layouts);
export type Layout = z.infer<typeof Layout>;

export const LayoutPosition = z.enum(layoutPositions);
export type LayoutPosition = z.infer<typeof LayoutPosition>;

export const BuildingBlockInstance = z.object({
  guid: z.uuid(),
  type: z.string(),
  /** Version of the block type's shape in which `options` and `content` are written. */
  format: z.number().int(),
  layoutPosition: LayoutPosition,
  sortId: z.number().int(),
  options: z.record(z.string(), z.unknown()),
  content: z.record(z.string(), z.unknown()),
  /** The language the content is really in: an untranslated block in a translated page is Dutch. */
  language: z.enum(languages),
  /** The fields that nobody wrote in that language and that are shown in Dutch: `heading`, `items.{guid}.title`. */
  fallback: z.array(z.string()).optional(),
  /** In a draft: it cannot be shown, and what is stored of it is kept. */
  unreadable: z.enum(unreadableReasons).optional(),
});
export type BuildingBlockInstance = z.infer<typeof BuildingBlockInstance>;

/** What keeps the rendering of a page short. */
export const snapshotLimits = { blocks: 300, bytes: 1024 * 1024 } as const;

/** A block as a publication keeps it: what its own language has of it, and no other. */
const PublishedBlock = BuildingBlockInstance.omit({ fallback: true, unreadable: true }).extend({
  /** False: it is shown as far as the Dutch publication has words for it. */
  hasOwnWords: z.boolean().default(true),
  /** Of the words, where it is not that of the options. */
  contentFormat: z.number().int().optional(),
});
export type PublishedBlock = z.infer<typeof PublishedBlock>;

/** What is stored of one document in one language when it is published. */
export const StoredSnapshot = z.object({
  format: z.literal(1),
  title: z.string(),
  description: z.string(),
  layout: Layout,
  options: z.record(z.string(), z.unknown()),
  /** What the kind of document adds, in words: the place of an event, the hours of a vacancy. */
  fields: z.record(z.string(), z.unknown()).default({}),
  buildingBlockInstances: z.array(PublishedBlock).max(snapshotLimits.blocks),
});
export type StoredSnapshot = z.infer<typeof StoredSnapshot>;

/** Everything a visitor needs of one document in one language: what is published in it, in Dutch where it has no words of its own. */
export type Snapshot = Omit<StoredSnapshot, 'buildingBlockInstances'> & { buildingBlockInstances: BuildingBlockInstance[] };

/** What lists, menus and feeds show of a publication. */
export const Card = z.object({
  title: z.string(),
  description: z.string(),
  picture: z.object({ asset: z.uuid(), alt: z.string() }).nullable().default(null),
  fields: z.record(z.string(), z.unknown()).default({}),
  /** The options of a list item: what its type adds in every language. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** The blocks that calls name by their guid. */
  blocks: z
    .array(BuildingBlockInstance.pick({ guid: true, type: true, options: true, content: true }).extend({ format: z.int().default(1) }))
    .default([]),
});
export type Card = z.infer<typeof Card>;
