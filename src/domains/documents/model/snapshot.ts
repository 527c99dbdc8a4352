import { z } from 'zod';
import { BuildingBlockInstance, Layout } from '#domains/blocks/model/building-block.ts';
import type { DocumentWords } from './document-words.ts';

export const documentKinds = ['page', 'list-item', 'footer', 'template'] as const;
export type DocumentKind = (typeof documentKinds)[number];

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
  /** Null: shown as the Dutch publication has it. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  layout: Layout,
  options: z.record(z.string(), z.unknown()),
  /** What the kind of document adds, in words: the place of an event, the hours of a vacancy. */
  fields: z.record(z.string(), z.unknown()).default({}),
  buildingBlockInstances: z.array(PublishedBlock).max(snapshotLimits.blocks),
});
export type StoredSnapshot = z.infer<typeof StoredSnapshot>;

/** Everything a visitor needs of one document in one language: what is published in it, in Dutch where it has no words of its own. */
export type Snapshot = Omit<StoredSnapshot, keyof DocumentWords | 'buildingBlockInstances'> &
  DocumentWords & { buildingBlockInstances: BuildingBlockInstance[] };

/**
 * What lists, menus and feeds show of a publication, in Dutch where it has no words of its own: they read many, so what stands in is put
 * there when either is published.
 */
export const Card = z.object({
  title: z.string(),
  description: z.string(),
  /** What is in Dutch, in a publication that is not. */
  fallback: z.array(z.string()).optional(),
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
