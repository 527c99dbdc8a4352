import { z } from 'zod';
import { languages } from '#platform/shared/language.ts';
import { layoutPositions, layouts } from './layout.ts';
import { unreadableReasons } from './unreadable.ts';

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
