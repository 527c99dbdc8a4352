import { z } from 'zod';
import { LinkTarget } from './link-target.ts';

/**
 * The parts that blocks are made of. In `options` is what is the same in every language, in `content` are the words. Every field of
 * `content` may be absent: what a language has no words for is shown in Dutch. Empty is something else: meant to be empty.
 */

/** A line of text. Empty is allowed: what is empty is not shown. */
export const line = (maximum = 200) => z.string().max(maximum);

/** In `options`: the picture or file itself. */
export const AssetUse = z.strictObject({ asset: z.uuid() });

/** In `content`, under the same name: what the picture says to who cannot see it. Empty: it only decorates. */
export const PictureWords = z.strictObject({ alt: z.string().max(250) });
export type PictureWords = z.infer<typeof PictureWords>;

/** In `options`: where a link leads. Its words are a line in `content`. */
export const LinkUse = z.strictObject({ href: LinkTarget });

/**
 * In `options`: what the block stands on. Where the layout has the whole width, `tint` and `brand` are a band from edge to edge;
 * elsewhere they are a panel.
 */
export const background = z.enum(['none', 'tint', 'brand']).default('none');

const maxItems = 100;

/** In `options`: the things a block repeats, in order. They exist once for all languages. */
export function items<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject({ guid: z.uuid(), ...shape })).max(maxItems);
}

/** In `content`: the words of each of them. One without words, in this language and in Dutch, is not shown. */
export function itemWords<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.record(z.uuid(), z.strictObject(shape)).default({});
}
