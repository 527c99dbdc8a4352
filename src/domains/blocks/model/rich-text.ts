import { z } from 'zod';
import { LinkTarget } from './link-target.ts';

/** Rich text is JSON of a closed list. HTML is never stored, so there is nothing to sanitise when it is shown. */

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('superscript') }),
  z.strictObject({ type: z.literal('subscript') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: LinkTarget }) }),
  z.strictObject({
    type: z.literal('language'),
    attrs: z.strictObject({
      lang: z
        .string()
        .max(12)
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/),
    }),
  }),
]);
export type Mark = z.infer<typeof Mark>;

const TextNode = z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(20_000), marks: z.array(Mark).max(6).optional() });
const Inline = z.discriminatedUnion('type', [TextNode, z.strictObject({ type: z.literal('hardBreak') })]);
export type Inline = z.infer<typeof Inline>;

const inlines = z.array(Inline).max(2000).optional();
const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines });
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: inlines,
});

/** Lists nest, so what an item may hold is written out. */
type ItemContent = z.ZodArray<z.ZodDiscriminatedUnion<[typeof Paragraph, typeof List], 'type'>>;
const ListItem = z.strictObject({
  type: z.literal('listItem'),
  get content(): ItemContent {
    return z
      .array(z.discriminatedUnion('type', [Paragraph, List]))
      .min(1)
      .max(50);
  },
});
const List = z.strictObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(ListItem).min(1).max(500) });
export type List = z.infer<typeof List>;

const Quote = z.strictObject({ type: z.literal('blockquote'), content: z.array(Paragraph).min(1).max(50) });
const Cell = z.strictObject({ type: z.enum(['tableHeader', 'tableCell']), content: z.array(Paragraph).min(1).max(20) });
const Table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(z.strictObject({ type: z.literal('tableRow'), content: z.array(Cell).min(1).max(20) }))
    .min(1)
    .max(200),
});

const Block = z.discriminatedUnion('type', [Paragraph, Heading, List, Quote, Table]);
export type RichTextBlock = z.infer<typeof Block>;

export const RichText = z.strictObject({ type: z.literal('doc'), content: z.array(Block).max(500) });
export type RichText = z.infer<typeof RichText>;
