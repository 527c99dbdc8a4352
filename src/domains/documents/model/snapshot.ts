import { z } from 'zod';
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
});
export type BuildingBlockInstance = z.infer<typeof BuildingBlockInstance>;

/** What keeps the rendering of a page short. */
export const snapshotLimits = { blocks: 300, bytes: 1024 * 1024 } as const;

/** Everything a visitor needs of one document in one language, made when it is published. */
export const Snapshot = z.object({
  format: z.literal(1),
  title: z.string(),
  description: z.string(),
  layout: Layout,
  options: z.record(z.string(), z.unknown()),
  /** What the kind of document adds, in words: the place of an event, the hours of a vacancy. */
  fields: z.record(z.string(), z.unknown()).default({}),
  buildingBlockInstances: z.array(BuildingBlockInstance).max(snapshotLimits.blocks),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** What lists, menus and feeds show of a publication. */
export const Card = z.object({
  title: z.string(),
  description: z.string(),
  picture: z.object({ asset: z.uuid(), alt: z.string() }).nullable().default(null),
  fields: z.record(z.string(), z.unknown()).default({}),
  /** The options of a list item: what its type adds in every language. */
  options: z.record(z.string(), z.unknown()).default({}),
  /** The blocks that calls name by their guid. */
  blocks: z.array(BuildingBlockInstance.pick({ guid: true, type: true, options: true, content: true })).default([]),
});
export type Card = z.infer<typeof Card>;
