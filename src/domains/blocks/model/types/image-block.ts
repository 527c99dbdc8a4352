import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { AssetUse, line, PictureWords } from '../fields.ts';
import { joinLines } from '../plain-text.ts';

/** One picture, with a caption when it needs one. */
export const imageBlock = defineBlock({
  type: 'image',
  version: 1,
  category: 'picture',
  about: {
    nl: { name: 'Afbeelding', description: 'Eén foto of tekening, met een onderschrift' },
    en: { name: 'Picture', description: 'One photo or drawing, with a caption' },
  },
  options: z.strictObject({
    picture: AssetUse.optional(),
    /** Cut to a shape, or as it is. */
    shape: z.enum(['original', 'wide', 'landscape', 'square']).default('original'),
  }),
  content: z.strictObject({ picture: PictureWords.default({ alt: '' }), caption: line(300).default('') }),
  plainText: ({ picture, caption }) => joinLines(caption, picture.alt),
  sample: {
    options: { shape: 'landscape' },
    content: {
      nl: { picture: { alt: '' }, caption: 'Schrijf hier een onderschrift.' },
      en: { picture: { alt: '' }, caption: 'Write a caption here.' },
    },
  },
});
