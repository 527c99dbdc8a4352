import { z } from 'zod';
import { BuildingBlockInstance, Layout } from '#domains/blocks/model/building-block.ts';
import { languages } from '#platform/shared/language.ts';
import { PageOptions } from './page-options.ts';

/** A published page in one language, as its readers get it. */
export const Page = z.object({
  guid: z.uuid(),
  title: z.string(),
  description: z.string(),
  isPublished: z.boolean(),
  /** When this language was last published. */
  publishedOn: z.iso.datetime({ offset: true }),
  /** The language the texts are really in. */
  language: z.enum(languages),
  /** What of its title and description is in Dutch, because nobody wrote it in that language. */
  fallback: z.array(z.string()).optional(),
  /** The languages this page is published in. */
  publishedIn: z.array(z.enum(languages)),
  layout: Layout,
  options: PageOptions,
  buildingBlockInstances: z.array(BuildingBlockInstance),
  roleIds: z.array(z.uuid()),
  editPermission: z.enum(['Admin', 'Roles']),
  editRoles: z.array(z.uuid()),
  version: z.number().int(),
});
export type Page = z.infer<typeof Page>;

/** They hold from the moment they are saved, for what is published too, and are no part of a draft. */
export const PageRights = z.strictObject({
  /** Who may see it; empty is everyone. */
  roleIds: z.array(z.uuid()).max(100),
  editPermission: z.enum(['Admin', 'Roles']),
  editRoles: z.array(z.uuid()).max(100),
});
export type PageRights = z.infer<typeof PageRights>;

/** A page in a list of pages; its blocks only where they were asked for. */
export const PageSummary = Page.pick({ guid: true, title: true, isPublished: true, language: true }).extend({
  /** When asked for. Not there for pages that no longer fit into one answer: those are read by themselves. */
  buildingBlockInstances: z.array(BuildingBlockInstance).optional(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** A page to begin with, or one whose top or bottom row stands in for that of others. */
export const PageTemplate = Page.pick({
  guid: true,
  title: true,
  description: true,
  isPublished: true,
  language: true,
  fallback: true,
  layout: true,
  options: true,
  buildingBlockInstances: true,
  version: true,
});
export type PageTemplate = z.infer<typeof PageTemplate>;

/** How many items each list block on the page holds, for this reader. */
export const ListMetadata = z.record(z.uuid(), z.object({ totalNumberOfItems: z.number().int() }));
