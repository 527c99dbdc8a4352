import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { background } from '../fields.ts';
import { plainText } from '../plain-text.ts';
import { richTextOf } from '../rich-text-of.ts';
import { RichText } from '../rich-text.ts';

/** Running text: headings, paragraphs, lists, quotes, tables. */
export const textBlock = defineBlock({
  type: 'text',
  version: 1,
  category: 'text',
  about: {
    nl: { name: 'Tekst', description: 'Koppen, alinea’s, links en opsommingen' },
    en: { name: 'Text', description: 'Headings, paragraphs, links and lists' },
  },
  options: z.strictObject({ background }),
  content: z.strictObject({ text: RichText.optional() }),
  plainText: ({ text }) => plainText(text),
  sample: {
    options: { background: 'none' },
    content: {
      nl: { text: richTextOf('Schrijf hier uw tekst.') },
      en: { text: richTextOf('Write your text here.') },
    },
  },
});
