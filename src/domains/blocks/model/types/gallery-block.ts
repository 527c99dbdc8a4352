import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { AssetUse, background, items, itemWords, line, PictureWords } from '../fields.ts';
import { itemOrder } from '../item-order.ts';
import { joinLines } from '../plain-text.ts';
import { sampleGuids } from '../sample-guids.ts';

const [first, second, third] = sampleGuids;

/** Pictures together: all in sight, or one after the other. */
export const galleryBlock = defineBlock({
  type: 'gallery',
  version: 1,
  category: 'picture',
  about: {
    nl: { name: 'Fotogalerij', description: 'Afbeeldingen bij elkaar, of na elkaar' },
    en: { name: 'Gallery', description: 'Pictures together, or one after the other' },
  },
  options: z.strictObject({
    background,
    variant: z.enum(['grid', 'carousel']).default('grid'),
    /** Of the grid, where there is room for them. */
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(3),
    shape: z.enum(['landscape', 'square']).default('landscape'),
    items: items({ picture: AssetUse.optional() }),
  }),
  content: z.strictObject({
    heading: line().default(''),
    items: itemWords({ picture: PictureWords.default({ alt: '' }), caption: line(300).default('') }),
  }),
  ...itemOrder,
  plainText: ({ heading, items: words }) =>
    joinLines(heading, ...Object.values(words).flatMap(({ caption, picture }) => [caption, picture.alt])),
  sample: {
    options: {
      background: 'none',
      variant: 'grid',
      columns: 3,
      shape: 'landscape',
      items: [{ guid: first }, { guid: second }, { guid: third }],
    },
    content: {
      nl: {
        heading: 'In beeld',
        items: {
          [first]: { picture: { alt: '' }, caption: 'De haven bij zonsopkomst' },
          [second]: { picture: { alt: '' }, caption: 'Markt op het plein' },
          [third]: { picture: { alt: '' }, caption: 'Schapen op de dijk' },
        },
      },
      en: {
        heading: 'In pictures',
        items: {
          [first]: { picture: { alt: '' }, caption: 'The harbour at sunrise' },
          [second]: { picture: { alt: '' }, caption: 'Market on the square' },
          [third]: { picture: { alt: '' }, caption: 'Sheep on the dike' },
        },
      },
    },
  },
});
